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

    init() throws {
        let store = try ContactStore.friends
        self.store = store
        app = HeadlessApp(ContactsFlow(store: store, settings: Settings()), startingAt: ContactsStep.list)
    }

    /// Closes the application and looks for what is left of it.
    private func close() throws {
        try app.closeWindow()
        #expect(app.windows.isEmpty)
        #expect(app.survivors.isEmpty)
    }

    @Test func theListShowsEverybody() throws {
        #expect(try app.list("Contacts").rows == ["Ada Lovelace", "Bob Noyce", "Eve Adams"])
        #expect(app.title == "Contacts")
        try close()
    }

    @Test func typingSearches() async throws {
        try app.textField("Search contacts").type("no")
        try await app.wait { try app.list("Contacts").rows == ["Bob Noyce"] }
        try app.textField("Search contacts").type("nobody")
        try await app.wait { app.texts.contains("Nobody Found") }
        try app.textField("Search contacts").pressEscape()
        #expect(try app.list("Contacts").rows.count == 3)
        try close()
    }

    @Test func aProfileIsMadeOfParts() throws {
        try app.list("Contacts").select("Ada Lovelace")
        #expect(app.title == "Ada Lovelace")
        #expect(app.texts.count(where: { $0 == "Ada Lovelace" }) == 2)
        #expect(
            try app.list("Numbers and addresses").rowTexts
                == [["Work", "+44 20 1234"], ["Home", "ada@example.org"]])
        try app.list("Numbers and addresses").select(at: 1)
        #expect(app.backend.openedURIs.last == "mailto:ada@example.org")
        try app.button("Copy +44 20 1234").tap()
        #expect(app.backend.clipboard == "+44 20 1234")
        try app.button("Add to favourites").tap()
        #expect(try store.contact("ada")?.isFavourite == true)
        #expect(try app.button("Remove from favourites").isEnabled)
        try close()
    }

    @Test func friendsHaveFriends() throws {
        try app.list("Contacts").select("Ada Lovelace")
        try app.button("1 Friend").tap()
        #expect(app.title == "Friends of Ada Lovelace")
        try app.list("Friends").select("Bob Noyce")
        try app.button("2 Friends").tap()
        try app.list("Friends").select("Eve Adams")
        #expect(app.title == "Eve Adams")
        for title in [
            "Friends of Bob Noyce", "Bob Noyce", "Friends of Ada Lovelace", "Ada Lovelace", "Contacts",
        ] {
            try app.back()
            #expect(app.title == title)
        }
        try close()
    }

    @Test func flowsEndWhenTheirScreensArePopped() throws {
        try app.list("Contacts").select("Ada Lovelace")
        try app.button("1 Friend").tap()
        try app.list("Friends").select("Bob Noyce")
        for _ in 1...3 { try app.back() }
        #expect(
            app.survivors == [
                "ContactListViewController", "ContactListViewModel", "ContactsFlow", "NavigationController",
                "WindowController",
            ])
        try close()
    }

    @Test func editingSavesWhatIsRight() throws {
        try app.list("Contacts").select("Ada Lovelace")
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
        #expect(app.title == "Augusta Ada Lovelace")
        #expect(try store.contact("ada")?.phones.map(\.value) == ["+44 1"])
        try app.back()
        #expect(try app.list("Contacts").rows.first == "Augusta Ada Lovelace")
        try close()
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
        try close()
    }

    @Test(arguments: ["Escape", "close button", "Alt+F4", "Cancel"])
    func anEditThatIsNotSavedIsNotLostByAccident(_ way: String) async throws {
        try app.list("Contacts").select("Ada Lovelace")
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
        // The screen receives the answer in a later turn of the main queue, and asks again after that.
        try await app.wait {
            try leave()
            return try app.dialog().title == "Discard the changes?"
        }
        try app.dialog().choose("Discard")
        try await app.wait { app.title == "Ada Lovelace" }
        #expect(try store.contact("ada")?.name == "Ada Lovelace")
        #expect(!app.survivors.contains("EditFlow"))
        #expect(!app.survivors.contains("EditViewController"))
        try close()
    }

    @Test func quittingDuringAnEditAsksOnceAndGoesOn() async throws {
        try app.list("Contacts").select("Ada Lovelace")
        try app.press("<Primary>e")
        try app.textField("First name").type("Augusta")
        app.requestQuit()
        try app.dialog().choose("Discard")
        try await app.wait { !app.isRunning }
        #expect(app.windows.isEmpty)
        #expect(try store.contact("ada")?.name == "Ada Lovelace")
    }

    @Test func aNewContactIsShownOnceItIsSaved() throws {
        try app.button("New contact").tap()
        try app.textField("First name").type("Zoe")
        try app.textField("Last name").type("Ball")
        try app.button("Add Mail address").tap()
        try app.textField("Mail address 2").type("zoe@example.org")
        try app.button("Save").tap()
        #expect(app.title == "Zoe Ball")
        try app.back()
        #expect(try app.list("Contacts").rows.last == "Zoe Ball")
        try close()
    }

    @Test func deletingAsksFirst() throws {
        try app.list("Contacts").select("Bob Noyce")
        try app.button("Delete Contact").tap()
        try app.press("Escape")
        #expect(app.title == "Bob Noyce")
        try app.press("<Primary>Delete")
        try app.dialog().choose("Delete")
        #expect(app.title == "Contacts")
        #expect(try app.list("Contacts").rows == ["Ada Lovelace", "Eve Adams"])
        #expect(!app.survivors.contains("ProfileFlow"))
        try close()
    }

    @Test func aContactDeletedFromBelowTakesItsScreenAway() throws {
        try app.list("Contacts").select("Ada Lovelace")
        try app.button("1 Friend").tap()
        try store.delete("ada")
        #expect(app.title == "Friends")
        try app.back()
        #expect(app.title == "Contacts")
        try close()
    }

    @Test func importSaysWhatBecameOfEachCard() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).vcf")
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
        let dialog = try app.dialog()
        #expect(dialog.title == "Not everything could be imported")
        guard case .alert(let alert) = dialog.content else { throw HeadlessError.noDialog }
        #expect(alert.message.contains("2 imported"))
        #expect(alert.message.contains(":8"))
        try dialog.choose("Close")
        #expect(try app.list("Contacts").rows.contains("Grace Hopper"))
        #expect(try app.list("Contacts").rows.contains("Tim"))
        try close()
    }

    @Test func exportWritesAllContacts() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).vcf")
        defer { try? FileManager.default.removeItem(at: file) }
        try app.perform("contacts.export")
        try app.dialog().choose(files: [file.path(percentEncoded: false)])
        let copy = ContactStore.inMemory()
        #expect(try copy.importCards(from: file).imported.count == 3)
        #expect(try copy.friends(of: "bob").map(\.name) == ["Ada Lovelace", "Eve Adams"])
        try close()
    }
}
