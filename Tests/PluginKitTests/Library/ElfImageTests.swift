// SPDX-License-Identifier: MIT

import FileKit
import Foundation
import Testing

@testable import PluginKit

/// The results of ``ElfImage`` for valid and damaged bytes.
private func read(_ bytes: [UInt8]) -> Result<[ElfImage.Symbol], ElfError> {
    bytes.withUnsafeBytes { buffer in
        Result { () throws(ElfError) in try ElfImage(buffer).symbols { _ in true } }
    }
}

private func error(_ bytes: [UInt8]) -> ElfError? {
    if case .failure(let error) = read(bytes) { error } else { nil }
}

@Suite struct ElfImageTests {
    @Test(arguments: [ElfFixture.HashTable.classic, .gnu])
    func everySymbolIsFoundWhicheverHashTableThereIs(table: ElfFixture.HashTable) throws {
        var fixture = ElfFixture()
        fixture.hashTable = table
        fixture.defined = [("rxshell_plugin", .function), ("answer", .data)]
        fixture.undefined = ["missing"]
        let symbols = try read(fixture.bytes).get()
        #expect(symbols.map(\.name) == ["", "missing", "rxshell_plugin", "answer"])
        #expect(symbols.map(\.isDefined) == [false, false, true, true])
        #expect(symbols.map(\.isFunction) == [false, true, true, false])
    }

    @Test func aTextIsNoLibrary() {
        #expect(error(Array("Hello, this is no library at all. ".utf8)) == .notElf)
        #expect(error([]) == .notElf)
        #expect(error([0x7F, 0x45]) == .notElf)
    }

    @Test func aLibraryOfAnotherProcessorIsNamed() {
        var fixture = ElfFixture()
        fixture.machine = ElfFixture.hostMachine == 183 ? 62 : 183
        #expect(error(fixture.bytes) == .otherMachine(ElfFixture.hostMachine == 183 ? "x86_64" : "aarch64"))
        var bytes = ElfFixture().bytes
        bytes[4] = 1
        #expect(error(bytes) == .otherMachine("32 bit"))
        bytes[4] = 2
        bytes[5] = 2
        #expect(error(bytes) == .otherMachine("big endian"))
    }

    @Test func programsAndObjectFilesAreNoLibraries() {
        var fixture = ElfFixture()
        fixture.fileType = 1
        #expect(error(fixture.bytes) == .notShared("an object file"))
        fixture.fileType = 2
        #expect(error(fixture.bytes) == .notShared("an executable"))
        fixture.fileType = 3
        fixture.flags1 = 0x0800_0000
        #expect(error(fixture.bytes) == .notShared("an executable"))
    }

    @Test func aLibraryCutOffAnywhereIsRefused() {
        let whole = ElfFixture().bytes
        for length in 4..<whole.count {
            #expect(error(Array(whole[..<length])) == .truncated, "cut to \(length) bytes")
        }
    }

    @Test func noBytesMakeItTrap() throws {
        var random = SplitMix(state: 2)
        for fixture in [ElfFixture(), ElfFixture(hashTable: .gnu)] {
            let whole = fixture.bytes
            // The tables are in the first and the last part. Only those are changed, since most other bytes are padding.
            let places = Array(0..<700) + Array(8192..<whole.count)
            for _ in 0..<20_000 {
                var bytes = whole
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    let place = places.randomElement(using: &random) ?? 0
                    bytes[place] =
                        [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &random)]
                        .randomElement(using: &random) ?? 0
                }
                if Int.random(in: 0..<4, using: &random) == 0 {
                    bytes.removeLast(.random(in: 0...bytes.count, using: &random))
                }
                _ = read(bytes)
            }
        }
    }

    @Test func aRealLibraryIsRead() throws {
        let symbols = try RegularFile(swiftCore(), links: .refused).withBytes { bytes throws(ElfError) in
            try ElfImage(bytes).symbols { $0.elementsEqual("swift_retain".utf8) }
        }
        #expect(symbols?.first?.isDefined == true)
        #expect(symbols?.first?.isFunction == true)
    }
}

/// The path of a library that exists on every machine.
func swiftCore() throws -> String {
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let maps = try String(decoding: #require(try file.readToEnd()), as: UTF8.self)
    let line = try #require(maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") })
    return String(line[try #require(line.firstIndex(of: "/"))...])
}

/// Pseudo-random numbers, the same in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
