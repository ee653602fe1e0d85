// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PluginKit

@Suite struct TarArchiveTests {
    private let files = [
        TarArchive.Entry(path: "notes.plugin", bytes: Array("[Plugin]".utf8), isExecutable: false),
        TarArchive.Entry(
            path: "Data/\(String(repeating: "long", count: 30))/tool",
            bytes: [UInt8](repeating: 7, count: 600), isExecutable: true),
    ]

    private func message(_ bytes: [UInt8]) -> String? {
        do {
            _ = try TarArchive(reading: bytes, file: "a.rxplugin")
            return nil
        } catch { return "\(error)" }
    }

    /// An archive whose first header is changed, with the right sum.
    private func archive(_ change: (inout [UInt8]) -> Void) throws -> [UInt8] {
        var bytes = try TarArchive([files[0]]).bytes()
        change(&bytes)
        bytes.replaceSubrange(148..<156, with: "        ".utf8)
        let sum = bytes[..<512].reduce(0) { $0 + Int($1) }
        let text = String(sum, radix: 8)
        bytes.replaceSubrange(
            148..<156, with: Array((String(repeating: "0", count: 6 - text.count) + text + "\0 ").utf8))
        return bytes
    }

    private func put(_ text: String, at offset: Int) -> (inout [UInt8]) -> Void {
        { bytes in bytes.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8) }
    }

    @Test func whatIsWrittenIsRead() throws {
        let bytes = try TarArchive(files).bytes()
        #expect(bytes.count % 512 == 0)
        let read = try TarArchive(reading: bytes, file: "a.rxplugin").entries
        #expect(read.sorted { $0.path > $1.path } == files.sorted { $0.path > $1.path })
    }

    @Test(arguments: ["../evil.so", "/etc/passwd", "a/../../b", "a//b", "./a", "a/.", "a\u{8}b", ".hidden"])
    func pathsThatLeadElsewhereAreRefused(path: String) throws {
        let bytes = try archive {
            $0.replaceSubrange(0..<100, with: [UInt8](repeating: 0, count: 100))
            put(path, at: 0)(&$0)
        }
        #expect(
            message(bytes)
                == "a.rxplugin is refused: \"\(path)\" is not a path that an archive of a plugin may have: relative, at most 255 bytes, and without .., hidden names and backslashes. Make it with shellctl pack."
        )
        #expect(throws: PluginPackageError.self) {
            try TarArchive([.init(path: path, bytes: [], isExecutable: false)]).bytes()
        }
    }

    @Test(arguments: [
        ("1", "a hard link"), ("2", "a symbolic link"), ("3", "a device"), ("4", "a device"),
        ("5", "a folder"), ("6", "a pipe"),
        ("x", "of an unknown kind"), ("L", "of an unknown kind"),
    ])
    func whatIsNoPlainFileIsRefused(kind: String, name: String) throws {
        #expect(
            message(try archive(put(kind, at: 156)))
                == "a.rxplugin is refused: \"notes.plugin\" is \(name), and only plain files are allowed. Make it with shellctl pack."
        )
    }

    @Test func specialPermissionsAreRefused() throws {
        #expect(
            message(try archive(put("0004755", at: 100)))?.contains(
                "\"notes.plugin\" has special permissions") == true)
    }

    @Test func wrongSizesAreRefused() throws {
        #expect(
            message(try archive(put("77777777777", at: 124)))?.contains("is truncated or too large") == true)
        #expect(
            message(try archive(put("0000000x000", at: 124)))?.contains("is truncated or too large") == true)
        #expect(message(Array(try TarArchive(files).bytes().prefix(700)))?.contains("truncated") == true)
        #expect(message(Array(try TarArchive(files).bytes().prefix(500)))?.contains("truncated") == true)
    }

    @Test func aDamagedHeaderIsRefused() throws {
        var bytes = try TarArchive(files).bytes()
        bytes[3] ^= 1
        #expect(message(bytes)?.contains("it is damaged") == true)
    }

    @Test(arguments: [0, 1, 100]) func anotherFileIsNoArchive(count: Int) {
        #expect(
            message(Array(String(repeating: "not an archive", count: count).utf8))
                == "a.rxplugin is refused: it is not a tar archive. Make it with shellctl pack.")
    }

    @Test func aFileCannotBeThereTwiceOrBeAFolder() throws {
        let one = try TarArchive([files[0]]).bytes().dropLast(1_024)
        #expect(
            message(Array(one + one) + [UInt8](repeating: 0, count: 1_024))?.contains(
                "\"notes.plugin\" is in it twice") == true)
        let both = TarArchive([
            .init(path: "a", bytes: [], isExecutable: false),
            .init(path: "a/b", bytes: [], isExecutable: false),
        ])
        #expect(message(try both.bytes())?.contains("\"a\" is a file and a folder") == true)
    }

    @Test func noBytesMakeItTrap() throws {
        var random = SystemRandomNumberGenerator()
        let whole = try TarArchive(files).bytes()
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0..<3 {
                bytes[Int.random(in: 0..<1_024, using: &random)] = .random(in: 0...255, using: &random)
            }
            _ = try? TarArchive(reading: bytes, file: "a.rxplugin")
        }
    }
}
