// SPDX-License-Identifier: MIT

import Foundation
import GLib
import Gtk
import Testing

/// Names of files that are not UTF-8.
@MainActor
@Suite(.serialized)
struct FileNameTests {
    /// `é.txt` as ISO 8859-1 writes it.
    private let latin: [UInt8] = [0xE9, 0x2E, 0x74, 0x78, 0x74]

    @Test(arguments: [
        "", "plain.txt", "Grüße.txt", "日本語", "👨‍👩‍👧",
    ]) func aNameInUTF8IsItself(_ name: String) {
        #expect(String(fileName: Array(name.utf8)) == name)
        #expect(name.fileNameBytes == Array(name.utf8))
    }

    @Test func anyBytesComeBack() {
        var names: [[UInt8]] = [
            latin, [0xFF], [0xFE, 0xFF, 0x41], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80],
            // File names may also contain the characters by which the binding represents invalid bytes.
            [0xF4, 0x8F, 0xBA, 0x80], [0xF4, 0x8F, 0xBB, 0xBF, 0x2E],
            // A combining accent, which forms one character with the letter before it.
            [0x65, 0xCC, 0x81, 0xFF, 0xCC, 0x81],
        ]
        var generator = SystemRandomNumberGenerator()
        for length in 1...200 {
            names.append((0..<length).map { _ in .random(in: 1 ... .max, using: &generator) })
        }
        for name in names {
            #expect(String(fileName: name).fileNameBytes == name)
        }
        #expect(Set(names.map { String(fileName: $0) }).count == Set(names).count)
    }

    @Test func aFileIsListedReadMovedAndDeletedByItsName() throws {
        let folder = Gio.File(path: "\(GLib.tmpDir)/rxshell-\(UInt64.random(in: 0 ... .max))")
        try folder.makeDirectory()
        defer { _ = try? folder.delete() }
        let path = (folder.path ?? "").utf8 + [0x2F] + latin
        let descriptor = open((path + [0]).map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600)
        #expect(descriptor >= 0)
        write(descriptor, "text", 4)
        close(descriptor)

        let enumerator = try folder.enumerateChildren("standard::*")
        let info = try #require(try enumerator.nextFile())
        #expect(info.name.fileNameBytes == latin)
        #expect(info.displayName.contains("\u{FFFD}"))
        let file = folder.child(info.name)
        #expect(file.basename?.fileNameBytes == latin)
        #expect(file.path?.fileNameBytes == Array(path))
        let again = Gio.File(path: try #require(file.path))
        #expect(String(decoding: try again.loadContents().contents, as: UTF8.self) == "text")
        #expect(GLib.basename(ofPath: try #require(file.path)).fileNameBytes == latin)
        #expect(folder.relativePath(of: again)?.fileNameBytes == latin)

        let link = folder.child("link")
        try link.makeSymbolicLink(info.name)
        #expect(
            try link.queryInfo("standard::symlink-target", flags: .nofollowSymlinks).symlinkTarget?
                .fileNameBytes == latin)
        try link.delete()
        try again.delete()
        #expect(!file.queryExists())
    }

    @Test func argumentsOfACommandKeepTheirBytes() throws {
        let name = String(fileName: latin)
        let process = try Gio.Subprocess(argv: ["printf", "%s", name], flags: .stdoutPipe)
        let output = try process.communicate(nil).stdoutBuf
        #expect(output?.withUnsafeBytes { Array($0) } == latin)
    }
}
