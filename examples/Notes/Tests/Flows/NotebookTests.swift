// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import NotesModel
import Testing

@testable import NotesFlows

/// The application with a folder of Markdown files that the user has already.
@MainActor final class NotebookTests {
    private let home = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "home-\(UUID())")
    private var folder: URL { home.appending(path: "Recipes") }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("# Soup\nCook. #food")
        try NoteStore.onDisk(at: home.appending(path: "own.sqlite")).save("own", text: "# Own")
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    private func path(_ name: String) -> String { home.appending(path: name).path(percentEncoded: false) }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: "Soup.md"))
    }

    private var text: String? {
        try? String(contentsOf: folder.appending(path: "Soup.md"), encoding: .utf8)
    }

    /// Starts the application, as in another run.
    private func start() -> (Notebook, HeadlessApp<NotesFlow>) {
        let notebook = Notebook(
            own: .onDisk(at: home.appending(path: "own.sqlite")), indexesIn: home.appending(path: "indexes"),
            settings: SettingsFile(path: path("settings.json"), default: Notebook.Settings()))
        return (notebook, HeadlessApp(NotesFlow(notebook: notebook), startingAt: NotesStep.start))
    }

    private func openFolder(_ app: HeadlessApp<NotesFlow>) throws {
        try app.perform("notes.open-folder")
        try app.dialog().choose(files: [path("Recipes")])
    }

    @Test func aFolderIsOpenedAndOpenAtTheNextStartUntilItIsClosed() async throws {
        var (notebook, app) = start()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Own"] }
        #expect(throws: (any Error).self) { try app.perform("notes.close-folder") }
        try openFolder(app)
        try await app.wait(within: .seconds(20)) {
            try app.list("Notes").rows == ["Soup"] && app.title == "Recipes"
        }
        // What is typed last is in the file when the program has ended.
        try app.list("Notes").select("Soup")
        try await app.wait(within: .seconds(20)) { app.title == "Soup" }
        try app.textView("Text").insert("Eat. ")
        try await app.close()
        notebook.finish()
        #expect(text?.contains("Eat. ") == true)

        (notebook, app) = start()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Soup"] }
        // Another program writes while the note is shown.
        try app.list("Notes").select("Soup")
        try await app.wait(within: .seconds(20)) { app.title == "Soup" }
        try write("# Stew\nCook long.")
        try await app.wait(within: .seconds(20)) { try app.textView("Text").value == "# Stew\nCook long." }
        // What is typed is not lost when the folder is closed immediately.
        try app.textView("Text").type("# Stew\nCook long. Serve. ")
        try app.back()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Stew"] }
        try app.perform("notes.close-folder")
        try await app.wait(within: .seconds(20)) {
            try app.list("Notes").rows == ["Own"] && app.title == "Notes"
        }
        try await app.wait(within: .seconds(20)) { text?.contains("Serve. ") == true }
        try await app.close()

        (notebook, app) = start()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Own"] }
        try await app.close()
        #expect(notebook.error == nil)
    }

    @Test func aNoteWhoseFileIsRenamedWhileItIsOpenHasTheNewTitle() async throws {
        try Data("Boil.".utf8).write(to: folder.appending(path: "Tea.md"))
        let (_, app) = start()
        try openFolder(app)
        try await app.wait(within: .seconds(20)) { try Set(app.list("Notes").rows) == ["Soup", "Tea"] }
        try app.list("Notes").select("Tea")
        try await app.wait(within: .seconds(20)) { app.title == "Tea" }
        try FileManager.default.moveItem(
            at: folder.appending(path: "Tea.md"), to: folder.appending(path: "Mint.md"))
        try await app.wait(within: .seconds(20)) { app.title == "Mint" }
        #expect(try app.textView("Text").value == "Boil.")
        try await app.close()
    }

    /// Such as one that was closed a moment ago, and still writes its notes.
    @Test func aNoteIsShownAsItIsWhenAnotherProcessHasTakenOverItsFileFirst() async throws {
        let (_, app) = start()
        try openFolder(app)
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Soup"] }
        try app.list("Notes").select("Soup")
        try await app.wait(within: .seconds(20)) { app.title == "Soup" }
        let indexes = home.appending(path: "indexes")
        let index = try #require(
            try FileManager.default.contentsOfDirectory(at: indexes, includingPropertiesForKeys: nil)
                .first { $0.pathExtension == "sqlite" })
        let other = NoteStore.onDisk(at: index)
        // It is opened before, so that it is the first one.
        _ = try other.notes()
        try write("# Stew\nCook long.")
        _ = try other.synchronize(with: path("Recipes"))
        try await app.wait(within: .seconds(20)) { try app.textView("Text").value == "# Stew\nCook long." }
        try app.back()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Stew"] }
        try await app.close()
    }

    @Test func aFolderThatIsOpenedAgainHasTheStoreInWhichItIsStillWritten() throws {
        let folders = NoteFolders(indexesIn: home.appending(path: "indexes"), advice: "")
        var first: NoteFolder? = try folders.folder(at: path("Recipes"))
        let store = first?.store
        weak let released = first
        first = nil
        #expect(released == nil)
        #expect(try folders.folder(at: path("Recipes")).store === store)
    }

    @Test func aFolderThatIsGoneIsSaidAndCanBeTriedAgain() async throws {
        var (_, app) = start()
        try openFolder(app)
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Soup"] }
        try await app.close()
        let away = home.appending(path: "Away")
        try FileManager.default.moveItem(at: folder, to: away)
        (_, app) = start()
        let message =
            "The folder \(path("Recipes")) cannot be used. No such file or directory. Open another one, or close it to see the notes of this program."
        try await app.wait(within: .seconds(20)) { app.texts.contains(message) }
        try FileManager.default.moveItem(at: away, to: folder)
        try app.button("Try Again").tap()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Soup"] }
        #expect(!app.texts.contains(message))
        try await app.close()
    }

    @Test func whatTheCommandLineNamesIsOpened() async throws {
        try Data("Boil.".utf8).write(to: folder.appending(path: "Tea.md"))
        let (_, app) = start()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Own"] }
        app.session.open(NotesStep.open(path: path("Recipes/Tea.md")))
        try await app.wait(within: .seconds(20)) { app.title == "Tea" }
        #expect(try app.textView("Text").value == "Boil.")
        app.session.open(NotesStep.open(path: path("Recipes")))
        try await app.wait(within: .seconds(20)) { try Set(app.list("Notes").rows) == ["Soup", "Tea"] }
        // In the open folder, which stays open.
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Sweet"), withIntermediateDirectories: true)
        try Data("Bake.".utf8).write(to: folder.appending(path: "Sweet/Cake.md"))
        app.session.open(NotesStep.open(path: path("Recipes/Sweet/Cake.md")))
        try await app.wait(within: .seconds(20)) { app.title == "Cake" }
        try app.back()
        try await app.wait(within: .seconds(20)) {
            try app.title == "Recipes" && Set(app.list("Notes").rows) == ["Soup", "Tea", "Cake"]
        }
        for (name, message) in [
            ("Salad.md", "There is no file or folder \(path("Salad.md"))."),
            (
                "own.sqlite",
                "Notes are plain files whose names end with “.md”, and \(path("own.sqlite")) is none."
            ),
        ] {
            app.session.open(NotesStep.open(path: path(name)))
            try await app.wait(within: .seconds(20)) { try app.dialog().texts.contains(message) }
            try app.dialog().choose("Close")
        }
        try await app.close()
    }

    @Test func undoDoesNotReachIntoTheNotesOfAnotherFolder() async throws {
        let (_, app) = start()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Own"] }
        try app.list("Notes").choose("Delete", fromMenuOf: "Own")
        try await app.wait(within: .seconds(20)) { try app.toasts().toast?.message == "Note deleted" }
        try openFolder(app)
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Soup"] }
        #expect(try app.toasts().toast == nil)
        try await app.close()
    }

    @Test func aPluginHasNoMenuForFolders() async throws {
        let app = HeadlessApp(NotesFlow(store: .inMemory()), startingAt: NotesStep.start)
        #expect(throws: (any Error).self) { try app.perform("notes.open-folder") }
        try await app.close()
    }

    @Test func aPluginOffersWhatItsFolderNeeds() async throws {
        var granted = 0
        let app = HeadlessApp(
            NotesFlow(
                store: .unavailable(.folder(path: "/srv", reason: "It is not allowed.")),
                remedy: {
                    let button = Button("Grant Permission…")
                    _ = button.rx.tap.subscribe(onNext: { granted += 1 })
                    return button
                }), startingAt: NotesStep.start)
        try await app.wait(within: .seconds(20)) {
            app.texts.contains("The folder /srv cannot be used. It is not allowed.")
        }
        try app.button("Grant Permission…").tap()
        #expect(granted == 1)
        #expect(throws: (any Error).self) { try app.button("Try Again") }
        try await app.close()
    }
}
