// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
internal import GRDB
import Testing

@testable import NotesModel

struct NoteFilesTests {
    private let temporary = TemporaryFolder()
    private let store = NoteStore.inMemory()

    private var path: String { temporary.path }
    private var folder: URL { URL(filePath: path, directoryHint: .notDirectory) }

    private func write(_ bytes: [UInt8], to name: String) throws {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    @Test func aFolderIsImported() throws {
        try write(Array("\u{FEFF}# Garden\r\nText".utf8), to: "Garden.md")
        try write(Array("Only text".utf8), to: "below/Kitchen.md")
        try write(Array("no note".utf8), to: "picture.png")
        try write(Array("hidden".utf8), to: ".trash/Old.md")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "below/up"), withDestinationURL: folder)
        #expect(try store.importFolder(path).text("imported") == "2 notes imported")
        #expect(Set(try store.notes().map(\.title)) == ["Garden", "Kitchen"])
        let id = try #require(try store.note(titled: "Kitchen"))
        #expect(try store.note(id)?.text == "Only text")
        #expect(try store.importFolder(path).text("imported") == "0 notes imported, 2 unchanged")
    }

    @Test func whatIsMalformedIsReportedAndTheRestImported() throws {
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
                "zero.md has a zero byte, and may be damaged.",
                "large.md is larger than 4 MB.",
                "\u{FFFD}name.md has a name that is not in UTF-8. Rename it first.",
            ])
        #expect(try store.note(titled: "Good") != nil)
        #expect(throws: FolderError(description: "/proc/none cannot be read: No such file or directory.")) {
            try store.importFolder("/proc/none")
        }
    }

    @Test func anExportOverwritesNothing() throws {
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
        let texts = ["# One\n[[Two]] #tag", "Two\n\nno heading", "# Üñí/x\n"]
        for (index, text) in texts.enumerated() { try store.save("\(index)", text: text) }
        _ = try store.exportFolder(path)
        let other = NoteStore.inMemory()
        #expect(try other.importFolder(path).count == 3)
        #expect(try other.note(titled: "one") != nil)
        #expect(try other.note(titled: "two") != nil)
    }

    /// The files of a folder with their bytes.
    private func files(_ folder: URL) throws -> [String: [UInt8]] {
        let path = folder.path(percentEncoded: false)
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else { continue }
            files[name] = Array(data)
        }
        return files
    }

    @Test func everyByteThatTheUserDidNotChangeComesBack() throws {
        let trip =
            "---\ntitle: A Trip to Oslo\ntags: [travel, norway]\n# a comment of YAML\n---\n\nWe took the train.\n"
        let vault: [String: [UInt8]] = [
            "2024-trip.md": Array(trip.utf8),
            "crlf-trip.md": Array(trip.replacing("\n", with: "\r\n").utf8),
            "mark.md": [0xEF, 0xBB, 0xBF] + Array("# Mark\r\n".utf8),
            "mixed.md": Array("a\r\nb\nc\rd\r\r\n".utf8),
            "empty.MD": [], "same.md": Array("same".utf8), "sub/same.md": Array("same".utf8),
            "sub/deep/Cafe\u{301}.md": Array("no line end\u{301} \t".utf8),
            "no heading.md": Array("\n\n  text\n\n\n".utf8),
            "Title.md": Array("# Another Title\n".utf8),
        ]
        for (name, bytes) in vault { try write(bytes, to: "in/\(name)") }
        let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let report = try store.importFolder(input.path(percentEncoded: false))
        #expect(report.count == vault.count && report.errorMessages == [])
        #expect(try store.importFolder(input.path(percentEncoded: false)).unchanged == vault.count)
        #expect(try store.exportFolder(output.path(percentEncoded: false)).count == vault.count)
        #expect(try files(output) == vault)
        #expect(try store.exportFolder(output.path(percentEncoded: false)).unchanged == vault.count)
        #expect(try store.exportFolder(input.path(percentEncoded: false)).unchanged == vault.count)

        #expect(
            Set(try store.notes().map(\.title)) == [
                "A Trip to Oslo", "Mark", "mixed", "empty", "same", "Cafe\u{301}", "no heading",
                "Another Title",
            ])
        // A link names a note by its title or its file.
        #expect(try store.note(titled: "another title") == store.note(titled: "title"))
        #expect(try store.note(titled: "Caf\u{E9}") != nil)
        #expect(try store.tags() == ["norway", "travel"])

        let id = try #require(try store.note(titled: "crlf-trip"))
        let text = try #require(try store.note(id)?.text)
        #expect(text == trip)
        try store.save(id, text: text + "And the ship.\n")
        #expect(try store.note(id)?.title == "A Trip to Oslo")
        try FileManager.default.removeItem(at: output)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        _ = try store.exportFolder(output.path(percentEncoded: false))
        var changed = vault
        changed["crlf-trip.md"]? += Array("And the ship.\r\n".utf8)
        #expect(try files(output) == changed)
    }

    @Test func aSearchFindsWordsOfScriptsWithoutSpaces() throws {
        try write(Array("# ไทย\n\nวันนี้ฉันไปเที่ยวเชียงใหม่กับเพื่อน\n".utf8), to: "Thai.md")
        try write(Array("# 日記\n\n昨日は京都に行きました。とても楽しかった。\n".utf8), to: "Nikki.md")
        try write(Array("# 笔记\n\n步2 重跑gen-test后50条记录清零，修复已验证。\n".utf8), to: "Biji.md")
        try write(Array("# हिन्दी\n\nयह एक नोट है। Straße\n".utf8), to: "Hindi.md")
        _ = try store.importFolder(path)
        for (query, title) in [
            ("京都", "日記"), ("記", "日記"), ("行きました", "日記"), ("楽しか", "日記"), ("记录", "笔记"), ("test", "笔记"),
            ("gen", "笔记"),
            ("50条", "笔记"), ("重跑gen", "笔记"), ("เชียงใหม่", "ไทย"), ("เพื่อน", "ไทย"), ("हिन्", "हिन्दी"), ("नोट", "हिन्दी"),
            ("str", "हिन्दी"),
        ] {
            #expect(try store.notes(NoteQuery(text: query)).map(\.title) == [title], "\(query)")
        }
        for query in ["都京", "est", "ण", "हद", "raße"] {
            #expect(try store.notes(NoteQuery(text: query)).isEmpty, "\(query)")
        }
        #expect(try store.notes(NoteQuery(text: "京都")).first?.excerpt.contains("京都に行きました") == true)
    }

    @Test func aDatabaseOfAnEarlierVersionIsReadAgain() throws {
        let url = folder.appending(path: "notes.sqlite")
        let database = try DatabaseQueue(path: url.path(percentEncoded: false))
        try NoteSchema.migrate(database, upTo: "1: notes")
        try database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO note (id, title, titleKey, excerpt, text, created, modified, isPinned)
                    VALUES ('1', '---', '---', '', ?, 1, 1, 0);
                    """, arguments: ["---\ntitle: 日記\n---\n京都 #cafe\u{301}"])
        }
        try database.close()
        let store = NoteStore.onDisk(at: url)
        #expect(try store.notes(NoteQuery(text: "都")).map(\.title) == ["日記"])
        #expect(try store.tags() == ["caf\u{E9}"])
    }

    @Test func anImportFindsTextsAndFilesByAnIndex() throws {
        func plan(_ sql: String, _ arguments: StatementArguments) throws -> [String] {
            try store.read { database in
                try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(sql)", arguments: arguments)
                    .map { $0["detail"] as String }.filter { $0.contains("note") }
            }
        }
        #expect(
            try plan(NoteStore.textExists, ["hash": 1, "file": "a.md", "text": "a"])
                == Array(repeating: "SEARCH note USING INDEX noteText (file=? AND textHash=?)", count: 2))
        #expect(
            try plan(NoteStore.fileExists, ["a.md"]) == ["SEARCH note USING INDEX noteText (file=?)"])
    }

    @Test func theTextsOfAnEarlierVersionAreKnownToAnImport() throws {
        let url = folder.appending(path: "notes.sqlite")
        let database = try DatabaseQueue(path: url.path(percentEncoded: false))
        try NoteSchema.migrate(database, upTo: "4: folders of files")
        try database.write { database in
            for (id, text, file) in [("1", "Mine\r\n===\n[[Shed|it]]", nil), ("2", "Theirs", "Theirs.md")] {
                try database.execute(
                    sql: """
                        INSERT INTO note (id, title, titleKey, excerpt, text, created, modified, isPinned, file)
                        VALUES (?, '', '', '', ?, 1, 1, 0, ?)
                        """, arguments: [id, text, file])
            }
        }
        try database.close()
        let store = NoteStore.onDisk(at: url)
        try write(Array("Mine\r\n===\n[[Shed|it]]".utf8), to: "files/Copy.md")
        for name in ["Theirs", "Other"] { try write(Array("Theirs".utf8), to: "files/\(name).md") }
        let report = try store.importFolder("\(path)/files")
        #expect(report.text("imported") == "1 note imported, 2 unchanged")
        // What is read from a text is read again.
        #expect(try store.note(titled: "Mine") == "1")
        try store.save("shed", text: "# Shed")
        #expect(try store.notes(linkingTo: "shed").map(\.id) == ["1"])
        // A text that is changed is another one.
        try store.save("1", text: "Changed")
        #expect(try store.importFolder("\(path)/files").text("imported") == "1 note imported, 2 unchanged")
    }

    /// Runs as another user, since the superuser may read everything.
    @Test func aFolderThatCannotBeReadStopsNoImport() async throws {
        try write(Array("# Garden\n\nPlant the beans.\n".utf8), to: "Garden.md")
        try write(Array("# Plan\n\nWrite the report.\n".utf8), to: "work/Plan.md")
        try write(Array("# Zebra\n\nAfter the folder in the order of names.\n".utf8), to: "Zebra.md")
        try write(Array("# Secret\n".utf8), to: "work/secret.md")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "lost+found"), withIntermediateDirectories: false)
        for (name, mode) in [("", 0o755), ("lost+found", 0o000), ("work/secret.md", 0o000)]
            as [(String, mode_t)]
        {
            chmod("\(path)/\(name)", mode)
        }
        await #expect(processExitsWith: .success) { [path = path as String] in
            if getuid() == 0 { try #require(setgid(65534) == 0 && setuid(65534) == 0) }
            let report = try NoteStore.inMemory().importFolder(path)
            try #require(report.count == 3, "\(report)")
            try #require(
                Set(report.errorMessages) == [
                    "lost+found cannot be read: Permission denied.",
                    "work/secret.md cannot be read: Permission denied.",
                ], "\(report)")
        }
    }
}
