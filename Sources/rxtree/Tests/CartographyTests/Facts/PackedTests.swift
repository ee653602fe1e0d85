// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Cartography

@Suite struct PackedTests {
    private func packed(_ facts: FileFacts) -> [UInt8] {
        var packer = Packer()
        packer.write(facts)
        return packer.finished()
    }

    private func unpacked(_ bytes: [UInt8]) throws -> FileFacts {
        try bytes.withUnsafeBufferPointer { buffer in
            var unpacker = try Unpacker(buffer)
            return try unpacker.read() as FileFacts
        }
    }

    @Test(arguments: CorpusTests.projects)
    func theFactsOfEveryFileOfTheCorpusComeBackAsTheyWere(_ project: String) throws {
        let directory = CorpusTests.corpus.appending(path: project)
        let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let facts = ProjectReader.facts(at: file.path)
            let again = try unpacked(packed(facts))
            #expect("\(again)" == "\(facts)", "\(file.lastPathComponent)")
        }
    }

    @Test func numbersOfAnySizeComeBack() throws {
        let numbers = [0, 1, -1, 63, 64, -64, -65, 300, .max, .min]
        var packer = Packer()
        for number in numbers { packer.write(number) }
        try packer.finished().withUnsafeBufferPointer { buffer in
            var unpacker = try Unpacker(buffer)
            for number in numbers { #expect(try unpacker.read() as Int == number) }
        }
    }

    @Test func damagedBytesAreAnErrorAndNothingWorse() throws {
        let whole = packed(
            FileFacts(types: [TypeFact(kind: .class, name: "AppFlow", line: 3)], script: [.yield(nil, 1)]))
        for length in 0..<whole.count {
            #expect(throws: DamagedCache.self) { try unpacked(Array(whole[..<length])) }
        }
        for index in whole.indices {
            var broken = whole
            broken[index] ^= 0xFF
            _ = try? unpacked(broken)
        }
    }
}
