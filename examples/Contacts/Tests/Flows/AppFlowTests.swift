// SPDX-License-Identifier: MIT

import AppTesting
import ContactsModel
import ControllerKit
import Foundation
import HeadlessBackend
import Testing

@testable import ContactsFlows

@MainActor struct AppFlowTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "contacts-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func start() -> HeadlessApp<AppFlow> {
        let settings = Settings(
            preferences: SettingsFile(at: folder.appending(path: "preferences.json")),
            session: SettingsFile(at: folder.appending(path: "session.json")))
        let store = ContactStore.onDisk(at: folder.appending(path: "contacts.sqlite"))
        return HeadlessApp(AppFlow(store: store, settings: settings), startingAt: AppStep.start)
    }

    @Test func theWholeStoryOfAnAddressBook() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let card = folder.appending(path: "grace.vcf")
        try Data("BEGIN:VCARD\r\nVERSION:4.0\r\nUID:grace\r\nFN:Grace Hopper\r\nEND:VCARD\r\n".utf8).write(
            to: card)

        var app = start()
        let sample = try app.list("Contacts").rows
        #expect(sample.count > 5)
        app.session.open(ContactsStep.importFiles([card.path(percentEncoded: false)]))
        try app.dialog().choose("Close")
        try app.textField("Search contacts").type("hopp")
        try app.list("Contacts").select("Grace Hopper")
        try app.press("<Primary>e")
        try app.textField("Last name").type("Murray Hopper")
        try app.press("Escape")
        try app.dialog().choose("Discard")
        try await app.wait { app.title == "Grace Hopper" }
        try app.press("<Primary>e")
        try app.textField("Last name").type("Murray Hopper")
        try app.press("<Primary>s")
        try app.closeWindow()
        #expect(app.survivors.isEmpty)

        app = start()
        #expect(await app.settle { app.title == "Grace Murray Hopper" })
        try app.press("<Primary>Delete")
        try app.dialog().choose("Delete")
        try app.closeWindow()

        app = start()
        #expect(try app.list("Contacts").rows == sample)
        try app.closeWindow()
        #expect(app.survivors.isEmpty)
    }

    @Test func preferencesAreKept() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var app = start()
        app.session.open(AppStep.preferences)
        #expect(app.title == "Preferences")
        try app.dropDown("Colours").select("Dark")
        try app.dropDown("Order of contacts").select("Last name first")
        #expect(app.backend.colorScheme == .dark)
        app.session.open(AppStep.preferences)
        #expect(app.windows.count == 2)
        try app.press("Escape")
        #expect(app.title == "Contacts")
        #expect(!app.survivors.contains("PreferencesFlow"))
        try app.closeWindow()

        app = start()
        app.session.open(AppStep.preferences)
        #expect(try app.dropDown("Colours").value == "Dark")
        #expect(try app.dropDown("Order of contacts").value == "Last name first")
        try app.closeWindow()
        try app.closeWindow()
        #expect(app.survivors.isEmpty)
    }

    @Test func theSizeOfTheWindowIsRemembered() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = start()
        try app.window().resize(to: Size(width: 700, height: 500))
        try app.closeWindow()
        let session = SettingsFile<SessionState>(at: folder.appending(path: "session.json")).load(
            default: SessionState())
        #expect(session.value.windowSize == SessionState.WindowSize(width: 700, height: 500))
        #expect(session.problem == nil)
    }

    @Test func aBrokenDatabaseIsToldAndNotTouched() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = folder.appending(path: "contacts.sqlite")
        try Data("this is no database, whatever its name says; it is long enough to be looked at".utf8).write(
            to: database)
        let app = start()
        #expect(try app.dialog().title == "The address book could not be opened")
        try app.dialog().choose("Close")
        try app.closeWindow()
        #expect(app.survivors.isEmpty)
        #expect(try String(contentsOf: database, encoding: .utf8).hasPrefix("this is no database"))
    }

    @Test func thereIsNoGtkInThisProcess() throws {
        let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        #expect(!maps.contains("libgtk-4"))
    }
}
