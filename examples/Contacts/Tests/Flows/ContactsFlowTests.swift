// SPDX-License-Identifier: MIT

import AppTesting
import ContactsModel
import ControllerKit
import Foundation
import HeadlessBackend
import Testing

@testable import ContactsFlows

extension ContactStore {
    /// Ada and Bob are friends, and so are Bob and Eve.
    static var friends: ContactStore {
        get throws {
            var ada = Contact(id: "ada", name: "Ada Lovelace")
            ada.phones = [Labeled(.work, "+44 20 1234")]
            ada.emails = [Labeled(.home, "ada@example.org")]
            let store = ContactStore.inMemory(
                ada, Contact(id: "bob", name: "Bob Noyce"), Contact(id: "eve", name: "Eve Adams"))
            try store.befriend("ada", "bob")
            try store.befriend("bob", "eve")
            return store
        }
    }
}

@MainActor struct ContactsFlowTests {
    private let store: ContactStore
    private let app: HeadlessApp<ContactsFlow>

    init() async throws {
        let store = try ContactStore.friends
        self.store = store
        app = HeadlessApp(ContactsFlow(store: store, settings: Settings()), startingAt: ContactsStep.list)
        try await shows("Ada Lovelace", "Bob Noyce", "Eve Adams")
    }

    /// Closes the application and expects that all its objects are released.
    private func close() async throws {
        try app.closeWindow()
        #expect(app.windows.isEmpty)
        #expect(await app.settle { app.retainedObjects.isEmpty }, "\(app.retainedObjects)")
    }

    private func shows(_ names: String..., line: Int = #line) async throws {
        try await app.wait(line: line) { try app.list("Contacts").rows == names }
    }

    /// Opens a contact in the list.
    private func open(_ name: String, line: Int = #line) async throws {
        try app.list("Contacts").select(name)
        try await app.wait(line: line) { app.title == name }
    }

    /// The toast that is visible.
    private var toast: String? {
        get throws { try app.window().toasts().toast?.message }
    }

    @Test func theListShowsAllContacts() async throws {
        #expect(app.title == "Contacts")
        #expect(app.texts.contains("3 contacts"))
        try await close()
    }

    @Test func typingSearches() async throws {
        try app.textField("Search contacts").type("no")
        try await shows("Bob Noyce")
        #expect(app.texts.contains("1 contact"))
        try app.textField("Search contacts").type("nobody")
        try await app.wait { app.texts.contains("Nobody Found") }
        try app.textField("Search contacts").pressEscape()
        try await shows("Ada Lovelace", "Bob Noyce", "Eve Adams")
        #expect(try app.textField("Search contacts").value == "")
        try await close()
    }

    @Test func aProfileShowsNumbersCopiesThemAndMarksAFavourite() async throws {
        try await open("Ada Lovelace")
        #expect(app.texts.count(where: { $0 == "Ada Lovelace" }) == 1)
        #expect(
            try app.list("Numbers and addresses").rowTexts
                == [["Work", "+44 20 1234"], ["Home", "ada@example.org"]])
        try app.list("Numbers and addresses").select(at: 1)
        #expect(app.backend.openedURIs.last == "mailto:ada@example.org")
        try app.button("Copy +44 20 1234").tap()
        #expect(app.backend.clipboard == "+44 20 1234")
        // The profile does not show this change yet.
        try store.update("ada") { $0.notes = "Countess" }
        try app.button("Add to favourites").tap()
        try await app.wait { try app.button("Remove from favourites").isEnabled }
        #expect(try store.contact("ada")?.isFavourite == true)
        #expect(try store.contact("ada")?.notes == "Countess")
        try await close()
    }

    @Test func friendsOfAFriendAreOpenedAndTheWayBackLeadsThroughAllScreens() async throws {
        try await open("Ada Lovelace")
        try await app.wait { try app.button("1 Friend").isEnabled }
        try app.button("1 Friend").tap()
        try await app.wait { app.title == "Friends of Ada Lovelace" }
        try await app.wait { try app.list("Friends").rows == ["Bob Noyce"] }
        try app.list("Friends").select("Bob Noyce")
        try await app.wait { try app.button("2 Friends").isEnabled }
        try app.button("2 Friends").tap()
        try await app.wait { try app.list("Friends").rows.contains("Eve Adams") }
        try app.list("Friends").select("Eve Adams")
        try await app.wait { app.title == "Eve Adams" }
        for title in [
            "Friends of Bob Noyce", "Bob Noyce", "Friends of Ada Lovelace", "Ada Lovelace", "Contacts",
        ] {
            try app.back()
            #expect(app.title == title)
        }
        try await close()
    }

    @Test func flowsEndWhenTheirScreensArePopped() async throws {
        let before = app.retainedObjects
        try await open("Ada Lovelace")
        try await app.wait { try app.button("1 Friend").isEnabled }
        try app.button("1 Friend").tap()
        try await app.wait { try app.list("Friends").rows == ["Bob Noyce"] }
        try app.list("Friends").select("Bob Noyce")
        try await app.wait { app.title == "Bob Noyce" }
        for _ in 1...3 { try app.back() }
        #expect(await app.settle { app.retainedObjects == before }, "\(app.retainedObjects)")
        try await close()
    }

    // MARK: Editing

    @Test func anEditedContactIsSavedOnlyIfItIsValid() async throws {
        try await open("Ada Lovelace")
        try app.press("<Primary>e")
        #expect(app.title == "Edit Contact")
        #expect(try !app.button("Save").isEnabled)
        try app.textField("First name").type("Augusta Ada")
        #expect(try app.button("Save").isEnabled)
        try app.textField("Phone number 1").type("none")
        #expect(
            try app.textField("Phone number 1").errorMessage?.contains("is not a telephone number") == true)
        #expect(try !app.button("Save").isEnabled)
        try app.textField("Phone number 1").type("+44 1")
        try app.button("Save").tap()
        try await app.wait { app.title == "Augusta Ada Lovelace" }
        #expect(try store.contact("ada")?.phones.map(\.value) == ["+44 1"])
        try app.back()
        try await shows("Augusta Ada Lovelace", "Bob Noyce", "Eve Adams")
        try await close()
    }

    @Test func aNameIsNeeded() async throws {
        try app.press("<Primary>n")
        #expect(app.title == "New Contact")
        try app.textField("First name").type("Zoe")
        try app.textField("First name").type("")
        try app.textField("Phone number 1").type("1")
        #expect(try !app.button("Save").isEnabled)
        try app.press("Escape")
        try app.dialog().choose("Discard")
        try await app.wait { app.title == "Contacts" }
        try await close()
    }

    @Test func returnInAFieldSaves() async throws {
        try app.press("<Primary>n")
        try app.textField("First name").type("Zoe")
        try app.textField("First name").pressReturn()
        try await app.wait { app.title == "Zoe" }
        try await close()
    }

    @Test(arguments: ["Escape", "close button", "Alt+F4", "Cancel"])
    func leavingAnUnsavedEditAsksForAConfirmation(_ way: String) async throws {
        try await open("Ada Lovelace")
        try app.press("<Primary>e")
        try app.textField("First name").type("Augusta")
        func leave() throws {
            switch way {
            case "Escape": try app.press("Escape")
            case "close button": try app.closeWindow()
            case "Alt+F4": try app.press("<Alt>F4")
            default: try app.button("Cancel").tap()
            }
        }
        try leave()
        #expect(try app.dialog().title == "Discard the changes?")
        try app.dialog().choose("Cancel")
        #expect(try app.textField("First name").value == "Augusta")
        // The screen may receive the answer in a later turn of the main queue, and asks again after that.
        try await app.wait {
            if (try? app.dialog()) == nil { try leave() }
            return try app.dialog().title == "Discard the changes?"
        }
        try app.dialog().choose("Discard")
        try await app.wait { app.title == "Ada Lovelace" }
        #expect(try store.contact("ada")?.name == "Ada Lovelace")
        let edit: Set = ["EditFlow", "EditViewController", "EditViewModel"]
        #expect(await app.settle { edit.isDisjoint(with: app.retainedObjects) })
        try await close()
    }

    @Test func aContactThatWasDeletedDuringAnEditIsAddedAgainIfTheUserWants() async throws {
        try app.list("Contacts").choose("Edit", fromMenuOf: "Ada Lovelace")
        try await app.wait { app.title == "Edit Contact" }
        try app.textField("First name").type("Augusta")
        try store.delete("ada")
        try app.button("Save").tap()
        try await app.wait { try app.dialog().title == "Augusta Lovelace was deleted" }
        #expect(try store.contact("ada") == nil)
        try app.dialog().choose("Add Again")
        try await app.wait { app.title == "Contacts" }
        #expect(try store.contact("ada")?.phones.map(\.value) == ["+44 20 1234"])
        try await shows("Augusta Lovelace", "Bob Noyce", "Eve Adams")
        try await close()
    }

    @Test func quittingDuringAnEditAsksOnceAndGoesOn() async throws {
        try await open("Ada Lovelace")
        try app.press("<Primary>e")
        try app.textField("First name").type("Augusta")
        app.requestQuit()
        try app.dialog().choose("Discard")
        try await app.wait { !app.isRunning }
        #expect(app.windows.isEmpty)
        #expect(try store.contact("ada")?.name == "Ada Lovelace")
    }

    @Test func aNewContactIsShownOnceItIsSaved() async throws {
        try app.button("New contact").tap()
        try app.textField("First name").type("Zoe")
        try app.textField("Last name").type("Ball")
        try app.button("Add Mail address").tap()
        try app.textField("Mail address 2").type("zoe@example.org")
        try app.button("Save").tap()
        try await app.wait { app.title == "Zoe Ball" }
        #expect(await app.settle { !app.retainedObjects.contains("EditFlow") })
        try app.back()
        try await shows("Ada Lovelace", "Bob Noyce", "Eve Adams", "Zoe Ball")
        try await close()
    }

    // MARK: Selection, deletion and undo

    @Test func aDeletionIsUndoneByTheToast() async throws {
        try await open("Bob Noyce")
        try app.button("Delete Contact").tap()
        try await app.wait { app.title == "Contacts" }
        try await shows("Ada Lovelace", "Eve Adams")
        try await app.wait { try toast == "Bob Noyce was deleted." }
        #expect(await app.settle { !app.retainedObjects.contains("ProfileFlow") })
        try app.window().toasts().pressAction()
        try await shows("Ada Lovelace", "Bob Noyce", "Eve Adams")
        #expect(try toast == nil)
        #expect(try store.friends(of: "bob").count == 2)
        try await close()
    }

    @Test func severalContactsAreDeletedAndComeBackByKeys() async throws {
        try app.list("Contacts").toggleSelection(of: "Ada Lovelace")
        try app.list("Contacts").toggleSelection(of: "Eve Adams")
        #expect(app.texts.contains("2 of 3 selected"))
        try app.press("Delete")
        try await shows("Bob Noyce")
        try await app.wait { try toast == "2 contacts were deleted." }
        #expect(app.title == "Contacts")
        try app.press("<Primary>z")
        try await shows("Ada Lovelace", "Bob Noyce", "Eve Adams")
        #expect(throws: HeadlessError.self) { try app.press("<Primary>z") }
        try await close()
    }

    @Test func allContactsAreDeletedAndComeBack() async throws {
        try app.list("Contacts").selectAll()
        #expect(app.texts.contains("3 of 3 selected"))
        try app.button("Delete").tap()
        try await app.wait { app.texts.contains("No Contacts") }
        #expect(try store.count() == 0)
        // The list follows the store, before the command to undo is enabled.
        try await app.wait { try toast == "3 contacts were deleted." }
        try app.perform("contacts.undo")
        try await shows("Ada Lovelace", "Bob Noyce", "Eve Adams")
        try await close()
    }

    @Test func twoDeletionsAreUndoneTheLatestOneFirst() async throws {
        try app.list("Contacts").toggleSelection(of: "Ada Lovelace")
        try app.press("Delete")
        try await shows("Bob Noyce", "Eve Adams")
        try app.list("Contacts").toggleSelection(of: "Bob Noyce")
        try app.press("Delete")
        try await shows("Eve Adams")
        try await app.wait { try toast == "Bob Noyce was deleted." }
        try app.perform("contacts.undo")
        try await shows("Bob Noyce", "Eve Adams")
        try app.perform("contacts.undo")
        try await shows("Ada Lovelace", "Bob Noyce", "Eve Adams")
        try await close()
    }

    @Test func deleteInTheSearchFieldDeletesNoContact() async throws {
        try app.list("Contacts").toggleSelection(of: "Ada Lovelace")
        try app.textField("Search contacts").focus()
        // The keys are those of the text.
        for key: Shortcut in ["Delete", "<Primary>Delete"] { try app.press(key) }
        #expect(try store.count() == 3)
        try await close()
    }

    @Test func aRowHasAMenu() async throws {
        #expect(
            try app.list("Contacts").openMenu(of: "Bob Noyce").titles == [
                "Open", "Edit", "Export…", "Copy Link", "Delete",
            ])
        try app.list("Contacts").choose("Copy Link", fromMenuOf: "Bob Noyce")
        #expect(app.backend.clipboard == "contacts:contact/bob")
        try app.list("Contacts").choose("Edit", fromMenuOf: "Ada Lovelace")
        try await app.wait { app.title == "Edit Contact" }
        #expect(try app.textField("First name").value == "Ada")
        try app.press("Escape")
        try await app.wait { app.title == "Contacts" }
        try app.list("Contacts").choose("Open", fromMenuOf: "Eve Adams")
        try await app.wait { app.title == "Eve Adams" }
        try app.back()
        try app.list("Contacts").choose("Delete", fromMenuOf: "Eve Adams")
        try await shows("Ada Lovelace", "Bob Noyce")
        try await close()
    }

    @Test func theMenuOfSeveralRowsAppliesToAllOfThem() async throws {
        try app.list("Contacts").toggleSelection(of: "Ada Lovelace")
        try app.list("Contacts").toggleSelection(of: "Bob Noyce")
        #expect(try app.list("Contacts").openMenu(of: "Bob Noyce").titles == ["Export…", "Delete"])
        try app.list("Contacts").choose("Delete", fromMenuOf: "Bob Noyce")
        try await shows("Eve Adams")
        try await close()
    }

    @Test func theScreenOfAContactThatIsDeletedElsewhereIsRemoved() async throws {
        try await open("Ada Lovelace")
        try await app.wait { try app.button("1 Friend").isEnabled }
        try app.button("1 Friend").tap()
        try await app.wait { app.title == "Friends of Ada Lovelace" }
        try store.delete("ada")
        try await app.wait { app.title == "Friends" }
        try await app.wait {
            try app.back()
            return app.title == "Contacts"
        }
        try await close()
    }

    // MARK: Files

    @Test func anImportReportsTheResultOfEachCard() async throws {
        let file = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "\(UUID()).vcf")
        defer { try? FileManager.default.removeItem(at: file) }
        let cards = """
            BEGIN:VCARD\r
            VERSION:3.0\r
            FN:Grace Hopper\r
            N:Hopper;Grace;;;\r
            END:VCARD\r
            BEGIN:VCARD\r
            VERSION:3.0\r
            this line is broken\r
            FN:Tim\r
            N:Tim\r
            END:VCARD\r

            """
        try Data(cards.utf8).write(to: file)
        try app.perform("contacts.import")
        try app.dialog().choose(files: [file.path(percentEncoded: false)])
        try await app.wait { try app.dialog().title == "Not everything could be imported" }
        let dialog = try app.dialog()
        guard case .alert(let alert) = dialog.content else { throw HeadlessError.noDialog }
        #expect(alert.message.contains("2 imported"))
        #expect(alert.message.contains(":8"))
        try dialog.choose("Close")
        try await shows("Ada Lovelace", "Bob Noyce", "Eve Adams", "Grace Hopper", "Tim")
        try await close()
    }

    @Test func aLongImportShowsItsProgressAndIsCancelled() async throws {
        let file = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "\(UUID()).vcf")
        defer { try? FileManager.default.removeItem(at: file) }
        let cards = (0..<20_000).map {
            "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:\($0)\r\nFN:Person \($0)\r\nEND:VCARD\r\n"
        }
        try Data(cards.joined().utf8).write(to: file)
        app.session.open(ContactsStep.importFiles([file.path(percentEncoded: false)]))
        try await app.wait { try app.button("Cancel").isEnabled }
        #expect(app.texts.contains("Importing contacts"))
        try await app.wait { app.texts.contains { $0.contains(" %") } }
        // The window can be used meanwhile.
        try app.textField("Search contacts").type("eve")
        try app.button("Cancel").tap()
        try await app.wait { try toast == "Importing contacts was cancelled. Nothing was changed." }
        // The next change is made after the transaction was rolled back.
        try await store.change { try $0.save(Contact(id: "zoe", name: "Zoe Ball")) }.value
        #expect(try store.count() == 4)
        try await close()
    }

    @Test func exportWritesAllContacts() async throws {
        let file = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "\(UUID()).vcf")
        defer { try? FileManager.default.removeItem(at: file) }
        try app.perform("contacts.export")
        try app.dialog().choose(files: [file.path(percentEncoded: false)])
        try await app.wait { try toast?.hasPrefix("The contacts were exported") == true }
        let copy = ContactStore.inMemory()
        #expect(try copy.importCards(from: file).imported.count == 3)
        #expect(try copy.friends(of: "bob").map(\.name) == ["Ada Lovelace", "Eve Adams"])
        try await close()
    }

    @Test func anExportForOlderProgramsSaysWhatItConverts() async throws {
        let file = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "\(UUID()).vcf")
        defer { try? FileManager.default.removeItem(at: file) }
        try store.save(Contact(id: "zoe", name: "Zoe Ball").born(month: 3, day: 30))
        try app.perform("contacts.export-older")
        try app.dialog().choose(files: [file.path(percentEncoded: false)])
        try await app.wait { try app.dialog().title.hasPrefix("The contacts were exported to ") }
        let dialog = try app.dialog()
        guard case .alert(let alert) = dialog.content else { throw HeadlessError.noDialog }
        #expect(alert.message.contains("1 card: a day without a year was given the year 1604."))
        try dialog.choose("Close")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("VERSION:3.0\r\n") && !text.contains("VERSION:4.0"))
        try await close()
    }

    @Test func exportWritesTheSelectedContacts() async throws {
        let file = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: "\(UUID()).vcf")
        defer { try? FileManager.default.removeItem(at: file) }
        try app.list("Contacts").choose("Export…", fromMenuOf: "Bob Noyce")
        try app.dialog().choose(files: [file.path(percentEncoded: false)])
        try await app.wait { try toast?.hasPrefix("The contacts were exported") == true }
        #expect(try ContactStore.inMemory().importCards(from: file).imported == ["bob"])
        try await close()
    }

    @Test func anExportThatFailsSaysWhy() async throws {
        try app.perform("contacts.export")
        try app.dialog().choose(files: ["/no/such/folder/contacts.vcf"])
        try await app.wait { try app.dialog().title == "The contacts could not be exported" }
        try app.dialog().choose("Close")
        try await close()
    }

    /// A page of a shell has no menu of the application, and leaves F10 to the menu of the shell.
    @Test func f10OpensTheMenuOfTheApplicationOnly() async throws {
        #expect(throws: HeadlessError.self) { try app.press("F10") }
        try await close()
        let store = try ContactStore.friends
        let application = HeadlessApp(
            ContactsFlow(
                store: store, settings: Settings(),
                applicationMenu: [.init("Quit", action: "app.quit")]),
            startingAt: ContactsStep.list)
        try await application.wait { try application.list("Contacts").rows.count == 3 }
        try application.press("F10")
        let menu = try #require(try application.window().menu)
        #expect(menu.titles.last == "Quit")
        menu.close()
        try application.closeWindow()
        #expect(await application.settle { application.retainedObjects.isEmpty })
    }
}

extension Contact {
    fileprivate func born(month: Int, day: Int) -> Contact {
        var contact = self
        contact.birthday = Birthday(month: month, day: day)
        return contact
    }
}
