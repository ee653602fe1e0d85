// SPDX-License-Identifier: MIT

import AppTesting
import DiskFaults
import Foundation
internal import GRDB
import Testing

@testable import NotesModel

/// A disk that is full, fails, or can only be read while the notes are open.
@Suite struct DiskFaultTests {
    private func error(of fault: DiskFault, _ path: String) -> NoteStoreError {
        switch fault {
        case .noPage: .diskFull(path: path)
        case .failingDisk: .database(path: path, reason: "disk I/O error")
        case .readOnly: .notWritable(path: path)
        }
    }

    private func with(
        _ fault: DiskFault, _ body: (NoteStore, _ folder: URL, _ end: () throws -> Void) throws -> Void
    ) throws {
        let temporary = TemporaryFolder()
        let folder = URL(filePath: temporary.path).resolvingSymlinksInPath()
        let url = folder.appending(path: "notes.sqlite")
        let store = NoteStore.onDisk(at: url)
        try store.save("1", text: "# Garden\n")
        // The log is empty then, and nothing is read from it.
        store.close()
        #expect(try store.notes().map(\.title) == ["Garden"])
        let end = try fault.begin(
            at: url.path, perform: { sql in try store.write { try $0.execute(sql: sql) } },
            close: { store.close() })
        try body(store, folder, end)
        store.close()
        let file = try DatabaseQueue(path: url.path)
        #expect(try file.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
    }

    private func path(in folder: URL) -> String { folder.appending(path: "notes.sqlite").path }

    @Test(arguments: DiskFault.allCases)
    func aNoteThatCannotBeWrittenIsReportedAndSavedLater(_ fault: DiskFault) throws {
        try with(fault) { store, folder, end in
            let error = self.error(of: fault, path(in: folder))
            let text = "# Garden\n\nPlant apples. " + String(repeating: "Water them. ", count: 100_000)
            for _ in 1...2 { #expect(throws: error) { try store.save("1", text: text) } }
            #expect(throws: error) { try store.save("2", text: text) }
            #expect(try store.note("1")?.text == "# Garden\n")
            #expect(try store.notes(NoteQuery(text: "apples")).isEmpty)
            try end()
            #expect(try store.note("1")?.text == "# Garden\n")
            #expect(try store.note("2") == nil)
            #expect(try store.versions(of: "1").isEmpty)
            try store.save("1", text: text)
            #expect(try store.note("1")?.text == text)
            #expect(try store.notes(NoteQuery(text: "apples")).map(\.id) == ["1"])
            #expect(try store.versions(of: "1").map(\.text) == ["# Garden\n"])
        }
    }

    /// These need no further page.
    @Test(arguments: [DiskFault.failingDisk, .readOnly])
    func aDeletionAndARestorationThatFailChangeNothing(_ fault: DiskFault) throws {
        try with(fault) { store, folder, end in
            let error = self.error(of: fault, path(in: folder))
            #expect(throws: error) { try store.delete("1") }
            #expect(throws: error) { try store.setPinned("1", true) }
            #expect(throws: error) {
                try store.restore(NoteVersion(id: 1, saved: Date(), text: "old"), of: "1")
            }
            try end()
            #expect(try store.notes().map(\.isPinned) == [false])
            #expect(try store.note("1")?.text == "# Garden\n")
            try store.delete("1")
            #expect(try store.notes().isEmpty)
        }
    }

    @Test(arguments: DiskFault.allCases)
    func anImportThatFailsSaysWhereItHasStopped(_ fault: DiskFault) throws {
        try with(fault) { store, folder, end in
            let files = folder.appending(path: "files")
            try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
            for name in ["a", "b"] {
                let text = "# \(name)\n" + String(repeating: "\(name) ", count: 100_000)
                try text.write(to: files.appending(path: "\(name).md"), atomically: true, encoding: .utf8)
            }
            let report = try store.importFolder(files.path)
            #expect(report.count == 0)
            let error = self.error(of: fault, path(in: folder))
            #expect(
                report.errorMessages == ["a.md and the files after it were not imported: \(error)"])
            try end()
            #expect(try store.notes().map(\.title) == ["Garden"])
            #expect(try store.importFolder(files.path).count == 2)
            #expect(Set(try store.notes().map(\.title)) == ["Garden", "a", "b"])
        }
    }
}
