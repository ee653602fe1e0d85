// SPDX-License-Identifier: MIT

import AppTesting
import ContactsFlows
import ContactsModel
import ContactsPlugin
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// Contacts as a page of the workbench, linked in.
@Suite @MainActor struct LinkedContactsTests {
    @Test func contactsIsAPageLikeAnyOther() async throws {
        let store = ContactStore.inMemory(Contact(id: "ada", name: "Ada Lovelace"))
        let shell = Shell()
        shell.load(ContactsPlugin(store: store, settings: Settings()))
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        #expect(await app.settle { (try? app.list("Contacts")) != nil })
        #expect(try app.list("Places").rows == ["Contacts", "Plugins"])

        try app.textField("Search contacts").type("Ada")
        try await app.wait { try app.list("Contacts").rows == ["Ada Lovelace"] }
        try app.list("Contacts").select("Ada Lovelace")
        #expect(await app.settle { app.title == "Ada Lovelace" })
        try app.list("Places").select("Plugins")
        #expect(await app.settle { (try? app.list("Plugins")) != nil })
        #expect(
            try app.list("Plugins").rowTexts == [["ContactsPlugin", "Active", "Part of this application"]])
        try app.list("Places").select("Contacts")
        #expect(app.title == "Ada Lovelace")
        try app.back()
        #expect(try app.textField("Search contacts").value == "Ada")

        try app.closeWindow()
        #expect(await app.settle { app.retainedObjects.isEmpty })
    }

    @Test func aDamagedAddressBookIsSetAsideFromItsPage() async throws {
        let folder = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(String(repeating: "no database ", count: 100).utf8).write(
            to: folder.appending(path: "contacts.sqlite"))
        let shell = Shell()
        let store = ContactStore.onDisk(at: folder.appending(path: "contacts.sqlite"))
        shell.load(ContactsPlugin(store: store, settings: Settings()))
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        try await app.wait { try app.dialog().title == "The address book could not be opened" }
        try app.dialog().choose("Set Aside")
        try await app.wait { try app.list("Contacts").rows.count == 12 }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        #expect(names.contains { $0.hasPrefix("contacts.sqlite.damaged-") })
        try app.closeWindow()
    }

    @Test func settingsThatCannotBeReadAreReportedOnThePage() async throws {
        let folder = URL(filePath: TemporaryFolder.ofProcess.path).appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "preferences.json")
        try Data("{".utf8).write(to: file)
        let shell = Shell()
        shell.load(ContactsPlugin(store: .inMemory(), settings: Settings(path: file.path)))
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        try await app.wait { try app.dialog().title == "The settings could not be read" }
        try app.dialog().choose("Close")
        try app.closeWindow()
        #expect(await app.settle { app.retainedObjects.isEmpty })
    }
}
