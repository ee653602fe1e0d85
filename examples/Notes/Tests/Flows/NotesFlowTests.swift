// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import NotesModel
import Testing

@testable import NotesFlows

extension HeadlessApp<NotesFlow> {
    /// Closes all windows, and expects that all objects are released.
    func close() async throws {
        while !windows.isEmpty { try closeWindow() }
        await settle { retainedObjects.isEmpty }
        #expect(retainedObjects.isEmpty)
    }
}

@MainActor struct NotesFlowTests {
    private let store = NoteStore.inMemory()

    init() throws {
        try store.save("kitchen", text: "# Kitchen\n\nCook. #food")
        try store.save("garden", text: "# Garden\n\nNear the [[Kitchen]]. Not the [[Shed]].")
    }

    private func start(time: TestTime = .real) async throws -> HeadlessApp<NotesFlow> {
        let app = HeadlessApp(NotesFlow(store: store), startingAt: NotesStep.start, time: time)
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows.count == 2 }
        return app
    }

    @Test func notesAreListedAndFound() async throws {
        let app = try await start()
        #expect(try app.list("Notes").rows == ["Garden", "Kitchen"])
        try app.textField("Search notes").type("coo")
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Kitchen"] }
        try app.textField("Search notes").type("nothing")
        try await app.wait(within: .seconds(20)) { app.texts.contains("No note has the words “nothing”.") }
        try app.textField("Search notes").pressEscape()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows.count == 2 }
        try app.dropDown("Tag").select("#food")
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Kitchen"] }
        try await app.close()
    }

    @Test func anEmptyListOffersASampleNote() async throws {
        let store = NoteStore.inMemory()
        let app = HeadlessApp(NotesFlow(store: store), startingAt: NotesStep.start)
        try await app.wait(within: .seconds(20)) { (try? app.button("Add a Sample Note")) != nil }
        let button = try app.button("Add a Sample Note")
        try button.tap()
        try button.tap()
        try await app.wait(within: .seconds(20)) { app.title == "A Sample Note" }
        #expect(try app.textView("Text").value?.contains("[[Another Note]]") == true)
        try app.back()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["A Sample Note"] }
        #expect(!app.texts.contains("Write the first one."))
        try await app.close()
    }

    @Test func aPinnedNoteIsAbove() async throws {
        let app = try await start()
        try app.list("Notes").choose("Pin or Unpin", fromMenuOf: "Kitchen")
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Kitchen", "Garden"] }
        try await app.close()
    }

    @Test func whatIsTypedIsSavedWithinHalfASecondWhileTheUserGoesOn() async throws {
        let app = HeadlessApp(NotesFlow(store: store), startingAt: NotesStep.start, time: .virtual)
        try app.perform("notes.new")
        try app.textView("Text").insert("# New")
        try await app.advance(by: .milliseconds(10))
        #expect(try store.note(titled: "New") != nil)
        for word in 0..<10 {
            try app.textView("Text").insert(" w\(word)")
            try await app.advance(by: .milliseconds(100))
        }
        // The words of more than half a second ago.
        let id = try #require(try store.notes().first { $0.title.hasPrefix("New") }?.id)
        #expect(try store.note(id)?.text.contains("w4") == true)
        try await app.advance(by: .milliseconds(600))
        #expect(try store.note(id)?.text.hasSuffix("w9") == true)
        #expect(app.title.hasPrefix("New w0"))
        try app.textView("Text").insert(" last")
        try await app.close()
        #expect(try store.note(id)?.text.hasSuffix("w9 last") == true)
    }

    @Test func markdownIsFormattedWhileItIsTyped() async throws {
        let app = try await start()
        try app.perform("notes.new")
        try app.textView("Text").insert("# Title\na **b** `c`")
        let runs = try app.textView("Text").runs
        #expect(runs.map(\.range) == [0..<7, 10..<15, 16..<19])
        #expect(runs[0].attributes.isBold && runs[0].attributes.size == 22)
        #expect(runs[1].attributes.isBold)
        #expect(runs[2].attributes.isMonospaced)
        try await app.close()
    }

    @Test func linksLeadToNotesAndBackAgain() async throws {
        let app = try await start()
        try app.list("Notes").select("Garden")
        try await app.wait(within: .seconds(20)) { app.title == "Garden" }
        try app.textView("Text").activate(link: "[[Kitchen]]")
        try await app.wait(within: .seconds(20)) {
            app.title == "Kitchen" && (try? app.list("Linked from"))?.rows == ["Garden"]
        }
        try app.list("Linked from").select("Garden")
        try await app.wait(within: .seconds(20)) { app.title == "Garden" }
        try app.textView("Text").activate(link: "[[Shed]]")
        try await app.wait(within: .seconds(20)) { try app.dialog().title == "Write “Shed”?" }
        try app.dialog().choose("New Note")
        try await app.wait(within: .seconds(20)) { app.title == "Shed" }
        #expect(try app.textView("Text").value == "# Shed\n\n")
        try app.textView("Text").insert("x")
        for title in ["Garden", "Kitchen", "Garden", "Notes"] {
            try app.back()
            try await app.wait(within: .seconds(20)) { app.title == title }
        }
        #expect(try store.note(titled: "Shed") != nil)
        #expect(await app.settle { !app.retainedObjects.contains("NoteFlow") })
        try await app.close()
    }

    @Test func aLinkToTheWebIsOpenedAndNoOtherAddress() async throws {
        try store.save("web", text: "# Web\n[a](https://a.example) [b](file:///etc/passwd)")
        let app = HeadlessApp(NotesFlow(store: store), startingAt: NotesStep.start)
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows.count == 3 }
        try app.list("Notes").select("Web")
        try await app.wait(within: .seconds(20)) { app.title == "Web" }
        try app.textView("Text").activate(link: "[a](https://a.example)")
        try app.textView("Text").activate(link: "[b](file:///etc/passwd)")
        #expect(app.backend.openedURIs == ["https://a.example"])
        try await app.close()
    }

    @Test func theSchemeOfALinkHasNoCase() async throws {
        try store.save("web", text: "# Web\n[a](HTTPS://a.example/B)")
        let app = HeadlessApp(NotesFlow(store: store), startingAt: NotesStep.start)
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows.count == 3 }
        try app.list("Notes").select("Web")
        try await app.wait(within: .seconds(20)) { app.title == "Web" }
        try app.textView("Text").activate(link: "[a](HTTPS://a.example/B)")
        #expect(app.backend.openedURIs == ["https://a.example/B"])
        try await app.close()
    }

    @Test(arguments: [
        ("[[Kitchen|the kitchen]]", "Kitchen"), ("[[Kitchen#Oven]]", "Kitchen"),
        ("[[Kitchen#Oven|it]]", "Kitchen"),
        ("[[C#]]", "C#"), ("[a](Kitchen.md)", "Kitchen"),
        ("[a](./Other%20Note.md#part)", "In the Same Folder"),
        ("[a](../Other%20Note.md)", "Above"),
    ])
    func aLinkLeadsToATitleOrAFile(link: String, title: String) async throws {
        let folder = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "notes-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "below"), withIntermediateDirectories: true)
        for (name, text) in [
            ("below/Links", "# Links\n\(link)"), ("below/Other Note", "# In the Same Folder"),
            ("Other Note", "# Above"),
        ] {
            try Data(text.utf8).write(to: folder.appending(path: "\(name).md"))
        }
        _ = try store.importFolder(folder.path(percentEncoded: false))
        try store.save("sharp", text: "# C#\n")
        let app = HeadlessApp(NotesFlow(store: store), startingAt: NotesStep.start)
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows.count == 6 }
        try app.list("Notes").select("Links")
        try await app.wait(within: .seconds(20)) { app.title == "Links" }
        try app.textView("Text").activate(link: link)
        try await app.wait(within: .seconds(20)) { app.title == title }
        #expect(
            try store.notes(linkingTo: #require(try store.note(titled: title))).map(\.title).contains("Links")
        )
        try await app.close()
    }

    @Test func aLinkToAFileThatDoesNotExistOffersANote() async throws {
        try store.save(
            "links", text: "# Links\n[a](../My%20Shed.md) [[#Part]] [b](/etc/a.md) [c](file:///etc/a.md)")
        let app = HeadlessApp(NotesFlow(store: store), startingAt: NotesStep.start)
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows.count == 3 }
        try app.list("Notes").select("Links")
        try await app.wait(within: .seconds(20)) { app.title == "Links" }
        for link in ["[[#Part]]", "[b](/etc/a.md)", "[c](file:///etc/a.md)"] {
            try app.textView("Text").activate(link: link)
        }
        #expect(throws: HeadlessError.self) { try app.dialog() }
        #expect(app.backend.openedURIs == [])
        try app.textView("Text").activate(link: "[a](../My%20Shed.md)")
        try await app.wait(within: .seconds(20)) { try app.dialog().title == "Write “My Shed”?" }
        try app.dialog().choose("Cancel")
        try await app.close()
    }

    @Test func aDeletedNoteIsRestoredByTheMessage() async throws {
        let app = try await start()
        try app.list("Notes").choose("Delete", fromMenuOf: "Garden")
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows == ["Kitchen"] }
        try await app.wait(within: .seconds(20)) { try app.toasts().toast?.message == "Note deleted" }
        try app.toasts().pressAction()
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows.count == 2 }
        try app.list("Notes").select("Kitchen")
        try await app.wait(within: .seconds(20)) { app.title == "Kitchen" }
        try app.perform("note.delete")
        try await app.wait(within: .seconds(20)) {
            app.title == "Notes" && (try? app.list("Notes"))?.rows == ["Garden"]
        }
        try await app.close()
    }

    @Test func theHistoryShowsWhatDiffersAndRestores() async throws {
        let app = try await start()
        try app.list("Notes").select("Kitchen")
        try await app.wait(within: .seconds(20)) { app.title == "Kitchen" }
        try app.textView("Text").type("# Kitchen\n\nBake. #food")
        try app.perform("note.history")
        try await app.wait(within: .seconds(20)) {
            app.title == "History" && (try? app.list("Earlier versions"))?.rows.count == 1
        }
        try app.list("Earlier versions").select(at: 0)
        try await app.wait(within: .seconds(20)) { (try? app.textView("Differences")) != nil }
        #expect(try app.textView("Differences").value == "  # Kitchen\n  \n− Cook. #food\n+ Bake. #food\n")
        #expect(try app.textView("Differences").runs.count == 2)
        #expect(app.texts.contains("Since this version, 1 line was added and 1 line was removed."))
        try app.button("Restore This Version").tap()
        try await app.wait(within: .seconds(20)) { app.title == "Kitchen" }
        try await app.wait(within: .seconds(20)) {
            try app.textView("Text").value == "# Kitchen\n\nCook. #food"
        }
        try await app.close()
    }

    @Test func foldersAreImportedAndExported() async throws {
        let folder = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "notes-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path(percentEncoded: false)
        let app = try await start()
        try app.perform("notes.export")
        try app.dialog().choose(files: [path])
        try await app.wait(within: .seconds(20)) { try app.toasts().toast?.message == "2 notes exported" }
        try Data([0xFF]).write(to: folder.appending(path: "bad.md"))
        try Data("# Cellar".utf8).write(to: folder.appending(path: "Cellar.md"))
        try app.perform("notes.import")
        try app.dialog().choose(files: [path])
        try await app.wait(within: .seconds(20)) {
            try app.dialog().title == "1 note imported, 2 unchanged, 1 left out"
        }
        try app.dialog().choose("Close")
        try await app.wait(within: .seconds(20)) { try app.list("Notes").rows.contains("Cellar") }
        try await app.close()
    }

    @Test func attributesOfSpansInEachOtherAreJoined() {
        let runs = MarkdownStyle.runs(of: "**a *b* c**")
        #expect(runs.map(\.range) == [0..<4, 4..<7, 7..<11])
        #expect(runs[1].attributes.isBold && runs[1].attributes.isItalic)
        #expect(
            MarkdownStyle.title(of: MarkdownStyle.runs(of: "[[Ä b/c%]]")[0].attributes.link ?? "") == "Ä b/c%"
        )
        #expect(MarkdownStyle.title(of: "https://a") == nil)
    }

    /// A page of a shell has no menu of the application, and leaves F10 to the menu of the shell.
    @Test func f10OpensTheMenuOfTheApplicationOnly() async throws {
        for items in [[], [Menu.Item("Quit", action: "app.quit")]] {
            let app = HeadlessApp(
                NotesFlow(store: store, applicationMenu: items), startingAt: NotesStep.start)
            try await app.wait(within: .seconds(20)) { try app.list("Notes").rows.count == 2 }
            if items.isEmpty {
                #expect(throws: HeadlessError.self) { try app.press("F10") }
            } else {
                try app.press("F10")
                let menu = try #require(try app.window().menu)
                #expect(menu.titles.last == "Quit")
                menu.close()
            }
            try await app.close()
        }
    }
}
