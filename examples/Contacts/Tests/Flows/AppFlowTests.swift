// SPDX-License-Identifier: MIT

import AppTesting
import ContactsModel
import ControllerKit
import Foundation
import HeadlessBackend
import Testing

@testable import ContactsFlows

@MainActor struct AppFlowTests {
    private let files = TemporaryFolder()
    private var folder: URL { URL(filePath: files.path) }

    private struct App: ContactsApplication {
        var store = ContactStore.inMemory()
        var settings = Settings()
    }

    private var database: URL { folder.appending(path: "contacts.sqlite") }

    /// Starts the application as a desktop does, with the files and the state of earlier runs.
    private func start(opening paths: [String] = []) -> HeadlessProgram {
        HeadlessProgram(
            App(
                store: .onDisk(at: database),
                settings: Settings(path: folder.appending(path: "preferences.json").path)),
            opening: paths, stateFolder: folder.path)
    }

    private func save(_ contacts: Contact...) throws {
        let store = ContactStore.onDisk(at: database)
        for contact in contacts { try store.save(contact) }
        try store.close()
    }

    private func file(_ text: String) throws -> String {
        let url = folder.appending(path: "\(UUID()).vcf")
        try Data(text.utf8).write(to: url)
        return url.path(percentEncoded: false)
    }

    private func close(_ app: HeadlessProgram) async throws {
        while app.isRunning { try app.closeWindow() }
        #expect(await app.settle { app.retainedObjects.isEmpty }, "\(app.retainedObjects)")
    }

    @Test func contactsAreImportedSearchedEditedAndRestoredAfterARestart() async throws {
        let card = try file("BEGIN:VCARD\r\nVERSION:4.0\r\nUID:grace\r\nFN:Grace Hopper\r\nEND:VCARD\r\n")

        var app = start()
        try await app.wait { try app.list("Contacts").rows.count == 12 }
        let sample = try app.list("Contacts").rows
        app.open([card])
        try await app.wait { try app.list("Contacts").rows.count == 13 }
        try app.textField("Search contacts").type("hopp")
        try await app.wait { try app.list("Contacts").rows == ["Grace Hopper"] }
        try app.list("Contacts").select("Grace Hopper")
        try await app.wait { app.title == "Grace Hopper" }
        try app.press("<Primary>e")
        try app.textField("Last name").type("Murray Hopper")
        try app.press("Escape")
        try app.dialog().choose("Discard")
        try await app.wait { app.title == "Grace Hopper" }
        try app.press("<Primary>e")
        try app.textField("Last name").type("Murray Hopper")
        try app.press("<Primary>s")
        try await app.wait { app.title == "Grace Murray Hopper" }
        try app.press("<Primary>Delete")
        try await app.wait { app.title == "Contacts" }
        try await close(app)

        app = start()
        try await app.wait { try app.list("Contacts").rows == sample }
        try await close(app)
    }

    // MARK: Restoration

    @Test func aKilledApplicationComesBackToItsContactAndItsSearch() async throws {
        try save(Contact(id: "ada", name: "Ada Lovelace"), Contact(id: "bob", name: "Bob Noyce"))
        var app: HeadlessProgram? = start()
        try await app!.wait { try app!.list("Contacts").rows.count == 2 }
        try app!.textField("Search contacts").type("love")
        try await app!.wait { try app!.list("Contacts").rows == ["Ada Lovelace"] }
        try app!.list("Contacts").select("Ada Lovelace")
        try await app!.wait { app!.title == "Ada Lovelace" }
        await app!.settle { FileManager.default.fileExists(atPath: record) }
        app = nil

        let restored = start()
        try await restored.wait { restored.title == "Ada Lovelace" }
        try restored.back()
        #expect(try restored.textField("Search contacts").value == "love")
        try await restored.wait { try restored.list("Contacts").rows == ["Ada Lovelace"] }
        try await close(restored)
    }

    @Test func theSelectedAndTheVisibleContactsAreRestored() async throws {
        for number in 100..<400 { try save(Contact(id: Contact.ID("\(number)"), name: "Contact \(number)")) }
        var app: HeadlessProgram? = start()
        try await app!.wait { try app!.list("Contacts").rowCount == 300 }
        try app!.list("Contacts").scroll(to: 250)
        try await app!.wait { try app!.list("Contacts").visibleRows.contains(250) }
        // The row is read in the background.
        try await app!.wait { try app!.list("Contacts").visibleNames.contains("Contact 350") }
        try app!.list("Contacts").toggleSelection(of: "Contact 350")
        #expect(try app!.list("Contacts").selectedNames == ["Contact 350"])
        let rows = try app!.list("Contacts").visibleRows
        await app!.settle { FileManager.default.fileExists(atPath: record) }
        app!.session.saveState()
        app = nil

        let restored = start()
        try await restored.wait { try restored.list("Contacts").selectedNames == ["Contact 350"] }
        #expect(try restored.list("Contacts").visibleRows == rows && rows.lowerBound > 200)
        // Another search shows its results from the first row.
        try restored.textField("Search contacts").type("Contact 1")
        try await restored.wait { try restored.list("Contacts").rowCount == 100 }
        #expect(try restored.list("Contacts").visibleRows.lowerBound == 0)
        try await close(restored)
    }

    @Test func furtherWindowsHaveFlowsOfTheirOwnAndComeBack() async throws {
        try save(Contact(id: "ada", name: "Ada Lovelace"), Contact(id: "bob", name: "Bob Noyce"))
        var app: HeadlessProgram? = start()
        try await app!.wait { try app!.list("Contacts").rows.count == 2 }
        try app!.press("<Primary><Shift>n")
        try await app!.wait { try app!.windows.count == 2 && app!.list("Contacts").rows.count == 2 }
        // A link opens in the front window, and so does the menu.
        app!.open(["contacts:contact/ada"])
        try await app!.wait { app!.title == "Ada Lovelace" }
        #expect(app!.windows.map(\.state.title) == ["Contacts", "Ada Lovelace"])
        try app!.perform("app.about")
        #expect(app!.windows.map(\.dialogs.count) == [0, 1])
        try app!.dialog().close()
        let path = try file("BEGIN:VCARD\r\nVERSION:4.0\r\nUID:eve\r\nFN:Eve Adams\r\nEND:VCARD\r\n")
        app!.open([path])
        try await app!.wait { try app!.windows[0].list("Contacts").rows.count == 3 }
        app!.session.saveState()
        app = nil

        let restored = start()
        try await restored.wait { restored.windows.map(\.state.title) == ["Contacts", "Ada Lovelace"] }
        try restored.back()
        try await restored.wait { try restored.list("Contacts").rows.count == 3 }
        try await close(restored)
    }

    @Test func theTextsOfAnUnsavedContactAreRestored() async throws {
        try save(Contact(id: "ada", name: "Ada Lovelace"))
        var app: HeadlessProgram? = start()
        try await app!.wait { try app!.list("Contacts").rows.count == 1 }
        try app!.press("<Primary>n")
        try app!.textField("First name").type("Zoe")
        try app!.button("Add Phone number").tap()
        try app!.textField("Phone number 2").type("12")
        try await app!.wait { try String(contentsOfFile: record, encoding: .utf8).contains("12") }
        app = nil

        let restored = start()
        try await restored.wait { restored.title == "New Contact" }
        try await restored.wait { try restored.textField("First name").value == "Zoe" }
        #expect(try restored.textField("Phone number 2").value == "12")
        try restored.press("<Primary>s")
        try await restored.wait { restored.title == "Zoe" }
        try await close(restored)
    }

    /// The state that the framework saves for the next run.
    private var record: String { folder.appending(path: "org.example.Contacts/navigation.json").path }

    @Test func aContactThatWasDeletedMeanwhileIsNotRestored() async throws {
        try save(Contact(id: "ada", name: "Ada Lovelace"))
        var app: HeadlessProgram? = start()
        try await app!.wait { try app!.list("Contacts").rows.count == 1 }
        try app!.list("Contacts").select("Ada Lovelace")
        try await app!.wait { try String(contentsOfFile: record, encoding: .utf8).contains("ada") }
        app = nil
        let store = ContactStore.onDisk(at: database)
        try store.delete("ada")
        try store.close()

        let restored = start()
        try await restored.wait { try restored.dialog().title == "There is no such contact" }
        try restored.dialog().choose("Close")
        #expect(restored.title == "Contacts")
        try await close(restored)
    }

    // MARK: Links

    @Test func aLinkOpensAContact() async throws {
        try save(Contact(id: "a/da ü", name: "Ada Lovelace"))
        let app = start(opening: [ContactsLinks.uri(of: "a/da ü")])
        try await app.wait { app.title == "Ada Lovelace" }
        try app.back()
        #expect(app.title == "Contacts")
        try await close(app)
    }

    @Test func aLinkReachesTheApplicationThatRuns() async throws {
        try save(Contact(id: "ada", name: "Ada Lovelace"), Contact(id: "bob", name: "Bob Noyce"))
        let store = ContactStore.onDisk(at: database)
        try store.befriend("ada", "bob")
        try store.close()
        let app = start()
        try await app.wait { try app.list("Contacts").rows.count == 2 }
        app.open(["contacts:contact/ada/friends"])
        try await app.wait { app.title == "Friends of Ada Lovelace" }
        app.open(["contacts:search?text=noy"])
        try await app.wait { app.title == "Contacts" }
        try await app.wait { try app.list("Contacts").rows == ["Bob Noyce"] }
        #expect(try app.textField("Search contacts").value == "noy")
        app.open(["contacts:new?name=Zoe%20Ball&phone=%2B44%201&email=zoe@example.org"])
        try await app.wait { app.title == "New Contact" }
        #expect(try app.textField("Last name").value == "Ball")
        #expect(try app.textField("Phone number 1").value == "+44 1")
        #expect(try app.textField("Mail address 1").value == "zoe@example.org")
        try app.press("<Primary>s")
        try await app.wait { app.title == "Zoe Ball" }
        app.open(["contacts:preferences"])
        try await app.wait { app.title == "Preferences" }
        try await close(app)
    }

    @Test(arguments: [
        ("contacts:contact/nobody", "There is no such contact"),
        ("contacts:nothing/of/the/kind", "The link could not be opened"),
    ])
    func aLinkToNothingSaysSo(_ uri: String, _ title: String) async throws {
        try save(Contact(id: "ada", name: "Ada Lovelace"))
        let app = start(opening: [uri])
        try await app.wait { try app.dialog().title == title }
        try app.dialog().choose("Close")
        try await close(app)
    }

    // MARK: Settings and errors

    @Test func preferencesAreKept() async throws {
        var app = start()
        try await app.wait { try app.list("Contacts").rows.count == 12 }
        try app.perform("app.preferences")
        #expect(app.title == "Preferences")
        try app.dropDown("Colours").select("Dark")
        try app.dropDown("Order of contacts").select("Last name first")
        #expect(app.backend.colorScheme == .dark)
        app.open(["contacts:preferences"])
        #expect(app.windows.count == 2)
        try app.press("Escape")
        #expect(app.title == "Contacts")
        #expect(await app.settle { !app.retainedObjects.contains("PreferencesFlow") })
        try await close(app)

        app = start()
        try await app.wait { try app.list("Contacts").rows.count == 12 }
        try app.perform("app.preferences")
        #expect(try app.dropDown("Colours").value == "Dark")
        #expect(try app.dropDown("Order of contacts").value == "Last name first")
        try await close(app)
    }

    @Test func settingsThatCannotBeReadAreReported() async throws {
        try Data("{".utf8).write(to: folder.appending(path: "preferences.json"))
        let app = start()
        try await app.wait { try app.dialog().title == "The settings could not be read" }
        try app.dialog().choose("Close")
        try await app.wait { try app.list("Contacts").rows.count == 12 }
        try await close(app)
    }

    @Test func aBrokenDatabaseIsReportedAndNotTouched() async throws {
        try Data("this is no database, whatever its name says; it is long enough to be looked at".utf8).write(
            to: database)
        let app = start()
        try await app.wait { try app.dialog().title == "The address book could not be opened" }
        #expect(try app.dialog().actions == ["Close", "Try Again", "Set Aside"])
        try app.dialog().choose("Try Again")
        try await app.wait { try app.dialog().title == "The address book could not be opened" }
        #expect(try String(contentsOf: database, encoding: .utf8).hasPrefix("this is no database"))
        try app.dialog().choose("Set Aside")
        try await app.wait { try app.list("Contacts").rows.count == 12 }
        try await close(app)
    }

    /// The page of a plugin cannot be closed instead.
    @Test func afterAQuestionWithoutAnAnswerTheListSaysWhyItHasNoContacts() async throws {
        let text = "this is no database, whatever its name says; it is long enough to be looked at"
        try Data(text.utf8).write(to: database)
        let app = start()
        try await app.wait { try app.dialog().title == "The address book could not be opened" }
        try app.dialog().choose("Close")
        try await app.wait { app.texts.contains("The Contacts Cannot Be Shown") }
        try FileManager.default.removeItem(at: database)
        try app.button("Try Again").tap()
        try await app.wait { app.texts.contains("No Contacts") }
        try await close(app)
    }

    @Test func theTestsDoNotLoadGTK() throws {
        let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        #expect(!maps.contains("libgtk-4"))
    }
}
