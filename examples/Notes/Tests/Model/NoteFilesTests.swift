// SPDX-License-Identifier: MIT

import Foundation
import NotesModel
import Testing

struct NoteFilesTests {
    private let folder: URL
    private let store = NoteStore.inMemory()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private var path: String { folder.path(percentEncoded: false) }

    private func write(_ bytes: [UInt8], to name: String) throws {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    @Test func aFolderIsImported() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(Array("\u{FEFF}# Garden\r\nText".utf8), to: "Garden.md")
        try write(Array("Only text".utf8), to: "below/Kitchen.md")
        try write(Array("no note".utf8), to: "picture.png")
        try write(Array("hidden".utf8), to: ".trash/Old.md")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "below/up"), withDestinationURL: folder)
        #expect(try store.importFolder(path).text("imported") == "2 notes imported")
        #expect(Set(try store.notes().map(\.title)) == ["Garden", "Kitchen"])
        let id = try #require(try store.note(titled: "Kitchen"))
        #expect(try store.note(id)?.text == "# Kitchen\n\nOnly text")
        #expect(try store.importFolder(path).text("imported") == "0 notes imported, 2 unchanged")
    }

    @Test func whatIsMalformedIsReportedAndTheRestImported() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write([0x47, 0xFC, 0x6E], to: "latin.md")
        try write(Array("a\0b".utf8), to: "zero.md")
        try write([UInt8](repeating: 0x61, count: 4_000_001), to: "large.md")
        try write(Array("# Good".utf8), to: "Good.md")
        let file = open("\(path)/b\u{1}d.md".replacing("\u{1}", with: "\u{1}"), O_CREAT | O_WRONLY, 0o644)
        close(file)
        var name = Array("\(path)/".utf8) + [0xFF] + Array("name.md".utf8) + [0]
        let bad = name.withUnsafeMutableBytes {
            open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o644)
        }
        close(bad)
        let report = try store.importFolder(path)
        #expect(
            Set(report.errorMessages) == [
                "latin.md is not in UTF-8. Convert it first, for example with iconv.",
                "zero.md is not in UTF-8. Convert it first, for example with iconv.",
                "large.md is larger than 4 MB.",
                "\u{FFFD}name.md has a name that is not in UTF-8. Rename it first.",
            ])
        #expect(try store.note(titled: "Good") != nil)
        #expect(throws: FolderError(description: "/proc/none cannot be read: No such file or directory.")) {
            try store.importFolder("/proc/none")
        }
    }

    @Test func anExportOverwritesNothing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try store.save("1", text: "# Garden\nmine")
        try store.save("2", text: "# a/b: ..\n")
        try store.save("3", text: "# Garden\nother")
        try write(Array("theirs".utf8), to: "Garden.md")
        #expect(try store.exportFolder(path).text("exported") == "3 notes exported")
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        }
        #expect(try text("Garden.md") == "theirs")
        #expect(try text("Garden 2.md") == "# Garden\nmine")
        #expect(try text("Garden 3.md") == "# Garden\nother")
        #expect(try text("a-b- ...md") == "# a/b: ..\n")
        #expect(try store.exportFolder(path).text("exported") == "0 notes exported, 3 unchanged")
        #expect(throws: FolderError(description: "/proc/none is no folder. Choose one that exists.")) {
            try store.exportFolder("/proc/none")
        }
    }

    @Test func titlesBecomeNamesOfFiles() {
        #expect(NoteStore.fileName("../../etc/passwd") == "-..-etc-passwd")
        #expect(NoteStore.fileName("...") == "Untitled")
        #expect(NoteStore.fileName("a\u{0}b\nc") == "a-b-c")
        #expect(NoteStore.fileName(String(repeating: "é", count: 300)).utf8.count == 200)
    }

    @Test func whatIsExportedCanBeImportedAgain() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let texts = ["# One\n[[Two]] #tag", "Two\n\nno heading", "# Üñí/x\n"]
        for (index, text) in texts.enumerated() { try store.save("\(index)", text: text) }
        _ = try store.exportFolder(path)
        let other = NoteStore.inMemory()
        #expect(try other.importFolder(path).count == 3)
        #expect(try other.note(titled: "one") != nil)
        #expect(try other.note(titled: "two") != nil)
    }
}
