// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import GRDB
import HeadlessBackend
import NotesModel
import Testing

@testable import NotesFlows

/// Notes while its database cannot be written or read.
@MainActor final class NotesFaultTests {
    private let folder = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "notes-\(UUID())")
    private let url: URL

    init() throws {
        url = folder.appending(path: "notes.sqlite")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func start() -> HeadlessApp<NotesFlow> {
        HeadlessApp(NotesFlow(store: .onDisk(at: url)), startingAt: NotesStep.start)
    }

    /// Makes each change of a note fail, as on a full disk, which a test cannot have as every user.
    private func setFull(_ isFull: Bool) throws {
        try DatabaseQueue(path: url.path(percentEncoded: false)).write { database in
            try database.execute(
                sql: isFull
                    ? """
                    CREATE TRIGGER full BEFORE INSERT ON note
                    BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END;
                    CREATE TRIGGER fullAtUpdate BEFORE UPDATE ON note
                    BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END
                    """ : "DROP TRIGGER full; DROP TRIGGER fullAtUpdate")
        }
    }

    /// Makes each reading of a note fail, as with an error of the disk.
    private func setReadable(_ isReadable: Bool) throws {
        try DatabaseQueue(path: url.path(percentEncoded: false)).write { database in
            try database.execute(
                sql: isReadable ? "ALTER TABLE away RENAME TO note" : "ALTER TABLE note RENAME TO away")
        }
    }

    private func startWithNote(_ text: String) async throws -> HeadlessApp<NotesFlow> {
        try NoteStore.onDisk(at: url).save("milk", text: text)
        let app = start()
        try await app.wait(within: .seconds(20)) { (try? app.list("Notes"))?.rows == ["Milk"] }
        return app
    }

    private func type(_ text: String, in app: HeadlessApp<NotesFlow>) async throws {
        try await app.wait(within: .seconds(20)) { app.texts.contains("No Notes") }
        try setFull(true)
        try app.perform("notes.new")
        try app.textView("Text").insert(text)
    }

    @Test func aNoteThatCannotBeSavedAsksBeforeTheApplicationEnds() async throws {
        let app = start()
        try await type("# Milk\n", in: app)
        app.requestQuit()
        #expect(try app.dialog().title == "The note “Milk” is not saved")
        try app.dialog().choose("Cancel")
        await app.settle { app.windows.first?.dialogs.isEmpty == true }
        #expect(!app.windows.isEmpty)
        try setFull(false)
        await app.settle {
            app.requestQuit()
            return app.windows.isEmpty
        }
        #expect(app.windows.isEmpty)
        #expect(try NoteStore.onDisk(at: url).note(titled: "Milk") != nil)
    }

    /// The desktop opens a file of another folder while the note is shown.
    @Test func aNoteThatCannotBeSavedAsksBeforeAnotherFolderIsOpened() async throws {
        let other = folder.appending(path: "Recipes")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try Data("Boil.".utf8).write(to: other.appending(path: "Tea.md"))
        let settings = folder.appending(path: "settings.json").path(percentEncoded: false)
        let notebook = Notebook(
            own: .onDisk(at: url), indexesIn: folder.appending(path: "indexes"),
            settings: SettingsFile(path: settings, default: Notebook.Settings()))
        let app = HeadlessApp(NotesFlow(notebook: notebook), startingAt: NotesStep.start)
        try await type("# Milk\n", in: app)
        let tea = NotesStep.open(path: other.appending(path: "Tea.md").path(percentEncoded: false))
        app.session.open(tea)
        try await app.wait(within: .seconds(20)) {
            (try? app.dialog().title) == "The note “Milk” is not saved"
        }
        try app.dialog().choose("Cancel")
        await app.settle { app.windows.first?.dialogs.isEmpty == true }
        #expect(try app.textView("Text").value == "# Milk\n")
        try setFull(false)
        app.session.open(tea)
        try await app.wait(within: .seconds(20)) { app.title == "Tea" }
        #expect(try NoteStore.onDisk(at: url).note(titled: "Milk") != nil)
        try app.closeWindow()
    }

    @Test func aNoteThatCouldNotBeSavedIsSavedWhenThereIsSpaceAgain() async throws {
        let app = start()
        try await type("# Milk\n", in: app)
        try await app.wait(within: .seconds(20)) { app.texts.contains { $0.contains("full") } }
        try setFull(false)
        try await app.wait(within: .seconds(20)) { try NoteStore.onDisk(at: url).note(titled: "Milk") != nil }
        try await app.wait(within: .seconds(20)) { !app.texts.contains { $0.contains("full") } }
        app.requestQuit()
        await app.settle { app.windows.isEmpty }
        #expect(app.windows.isEmpty)
    }

    /// However many attempts have failed while the user typed, and asked to quit.
    @Test func aNoteThatCouldNotBeSavedIsSavedASecondAfterTheUserHasStoppedTyping() async throws {
        let store = NoteStore.onDisk(at: url)
        #expect(try store.notes().isEmpty)
        let app = HeadlessApp(NotesFlow(store: store), startingAt: NotesStep.start, time: .virtual)
        try app.perform("notes.new")
        try setFull(true)
        for word in 0..<10 {
            try app.textView("Text").insert("w\(word) ")
            try await app.advance(by: .milliseconds(600))
        }
        for _ in 0..<3 {
            app.requestQuit()
            await app.settle { app.windows.first?.dialogs.isEmpty == false }
            try app.dialog().choose("Cancel")
            await app.settle { app.windows.first?.dialogs.isEmpty == true }
        }
        try setFull(false)
        try await app.advance(by: .seconds(2))
        #expect(try store.notes().map(\.title) == [(0..<10).map { "w\($0)" }.joined(separator: " ")])
        app.requestQuit()
        await app.settle { app.windows.isEmpty }
        #expect(app.windows.isEmpty)
    }

    @Test func aNoteThatCannotBeSavedIsSavedInAnotherPlace() async throws {
        let app = start()
        try await type("# Milk\n", in: app)
        try app.back()
        try app.dialog().choose("Save in Another Place…")
        await app.settle { (try? app.dialog().title) == "Save in Another Place" }
        let path = folder.appending(path: "milk.md").path(percentEncoded: false)
        try app.dialog().choose(files: [path])
        try await app.wait(within: .seconds(20)) { app.title == "Notes" }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "# Milk\n")
        app.requestQuit()
        await app.settle { app.windows.isEmpty }
        #expect(app.windows.isEmpty)
    }

    @Test func aNoteThatCannotBeReadIsNotEditedUntilItIsRead() async throws {
        let app = try await startWithNote("# Milk\n\nTwo litres.")
        try setReadable(false)
        try app.list("Notes").select("Milk")
        for _ in 0..<2 {
            try await app.wait(within: .seconds(20)) { app.texts.contains { $0.contains("no such table") } }
            #expect(throws: HeadlessError.self) { try app.textView("Text").insert("x") }
            try app.button("Try Again").tap()
        }
        try setReadable(true)
        try app.button("Try Again").tap()
        #expect(try app.textView("Text").value == "# Milk\n\nTwo litres.")
        #expect(app.title == "Milk")
        // There is nothing to undo: the screen never had another text.
        try app.textView("Text").pressUndo()
        try app.textView("Text").select(0..<0)
        try app.textView("Text").insert("x")
        try app.back()
        try await app.wait(within: .seconds(20)) { app.title == "Notes" }
        #expect(try NoteStore.onDisk(at: url).note("milk")?.text == "x# Milk\n\nTwo litres.")
        try app.closeWindow()
    }

    @Test func aHistoryThatCannotBeReadIsNotShownAsAnEmptyOne() async throws {
        let app = try await startWithNote("# Milk\n")
        try app.list("Notes").select("Milk")
        try await app.wait(within: .seconds(20)) { app.title == "Milk" }
        try await DatabaseQueue(path: url.path(percentEncoded: false)).write { database in
            try database.execute(sql: "ALTER TABLE version RENAME TO away")
        }
        try app.perform("note.history")
        try await app.wait(within: .seconds(20)) { app.texts.contains("The History Could Not Be Read") }
        #expect(app.texts.contains { $0.contains("no such table") })
        #expect(!app.texts.contains("No Earlier Versions"))
        try app.closeWindow()
    }

    @Test func aNoteThatCannotBeDeletedStaysWithTheTextThatIsNotSaved() async throws {
        let app = try await startWithNote("# Milk\n")
        try app.list("Notes").select("Milk")
        try await app.wait(within: .seconds(20)) { app.title == "Milk" }
        try setFull(true)
        try app.textView("Text").select(7..<7)
        try app.textView("Text").insert("Two litres.")
        try app.perform("note.delete")
        try await app.wait(within: .seconds(20)) {
            (try? app.dialog().title) == "The note “Milk” is not saved"
        }
        try app.dialog().choose("Discard")
        try await app.wait(within: .seconds(20)) { (try? app.dialog().title) == "The note was not changed" }
        try app.dialog().choose("Close")
        #expect(app.title == "Milk")
        #expect(try app.textView("Text").value == "# Milk\nTwo litres.")
        try setFull(false)
        try app.perform("note.delete")
        try await app.wait(within: .seconds(20)) { app.texts.contains("No Notes") }
        // “Undo” brings all of it back.
        #expect(try NoteStore.onDisk(at: url).note("milk") == nil)
        try app.toasts().pressAction()
        try await app.wait(within: .seconds(20)) { (try? app.list("Notes"))?.rows == ["Milk"] }
        #expect(try NoteStore.onDisk(at: url).note("milk")?.text == "# Milk\nTwo litres.")
        try app.closeWindow()
    }

    @Test func aDamagedDatabaseIsNamedAndSetAside() async throws {
        try Data(String(repeating: "no database ", count: 100).utf8).write(to: url)
        let app = start()
        try await app.wait(within: .seconds(20)) { app.texts.contains("The Notes Could Not Be Read") }
        #expect(app.texts.contains { $0.contains("are damaged, or the file has no notes") })
        try app.button("Try Again").tap()
        await app.settle { app.texts.contains("The Notes Could Not Be Read") }
        #expect(app.texts.contains("The Notes Could Not Be Read"))
        try app.button("Set Aside").tap()
        try await app.wait(within: .seconds(20)) { app.texts.contains("No Notes") }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        #expect(names.contains { $0.hasPrefix("notes.sqlite.set-aside-") })
        try app.closeWindow()
    }

    @Test func aDatabaseOfANewerVersionIsNamedAndStays() async throws {
        _ = try NoteStore.onDisk(at: url).notes()
        try await DatabaseQueue(path: url.path(percentEncoded: false)).write { database in
            try database.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('99: later')")
        }
        let app = start()
        try await app.wait(within: .seconds(20)) {
            app.texts.contains { $0.contains("were written by a newer version of Notes") }
        }
        try app.closeWindow()
    }

    @Test func aFolderInTheWayIsNamed() async throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let app = start()
        try await app.wait(within: .seconds(20)) {
            app.texts.contains { $0.contains("which is no plain file. Move it away, and try again.") }
        }
        #expect(throws: (any Error).self) { try app.button("Set Aside") }
        // The user removes it.
        try FileManager.default.removeItem(at: url)
        try app.button("Try Again").tap()
        try await app.wait(within: .seconds(20)) { app.texts.contains("No Notes") }
        try app.closeWindow()
    }

    @Test func aListThatCannotBeReadAfterGoingBackSaysSo() async throws {
        let app = start()
        try await app.wait(within: .seconds(20)) { app.texts.contains("No Notes") }
        try app.perform("notes.new")
        try app.textView("Text").insert("# Milk\n")
        try await DatabaseQueue(path: url.path(percentEncoded: false)).write { database in
            try database.execute(sql: "DROP TABLE search")
        }
        try app.textView("Text").insert("Two litres.")
        _ = try? app.back()
        if let dialog = try? app.dialog() { try dialog.choose("Discard") }
        try await app.wait(within: .seconds(20)) { app.title == "Notes" }
        try await app.wait(within: .seconds(20)) {
            try? app.textField("Search notes").type("milk")
            return app.texts.contains("The Notes Could Not Be Read")
        }
        try app.closeWindow()
    }
}
