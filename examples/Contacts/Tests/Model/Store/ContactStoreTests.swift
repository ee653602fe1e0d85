// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Testing

@testable import ContactsModel

@Suite struct ContactStoreTests {
    private let folder = TemporaryFolder()
    private var directory: URL { URL(filePath: folder.path, directoryHint: .isDirectory) }
    private let ada = Contact(id: 1, name: "Ada Lovelace")
    private let charles = Contact(id: 2, name: "Charles Babbage")

    @Test func keepsContactsAndGivesThemBack() throws {
        let store = ContactStore.inMemory(ada, charles)
        #expect(try store.contacts().map(\.name) == ["Ada Lovelace", "Charles Babbage"])
        #expect(try store.contact(1) == ada)
        #expect(try store.contact(9) == nil)
        #expect(try store.count() == 2)
    }

    @Test func savesAContactInThePlaceOfTheOneWithItsId() throws {
        let store = ContactStore.inMemory(ada)
        try store.save(ada.renamed("Countess Ada"), charles)
        #expect(try store.contacts().map(\.name) == ["Charles Babbage", "Countess Ada"])
    }

    @Test func undoesADeletion() throws {
        var charles = charles
        charles.friends = [ada.id]
        let store = ContactStore.inMemory(ada, charles)
        let deleted = try #require(try store.delete(ada.id))
        #expect(try store.contacts().map(\.id) == [charles.id])
        #expect(try store.friends(of: charles.id) == [])
        try store.save(deleted)
        #expect(try store.contact(ada.id) == ada)
        #expect(try store.friends(of: charles.id).map(\.id) == [ada.id])
        #expect(try store.delete(9) == nil)
    }

    @Test func makesAndEndsFriendshipsOnBothSides() throws {
        let store = ContactStore.inMemory(ada, charles)
        try store.befriend(ada.id, charles.id)
        try store.befriend(ada.id, charles.id)
        #expect(try store.friends(of: ada.id).map(\.id) == [charles.id])
        #expect(try store.contact(charles.id)?.friends == [ada.id])
        try store.unfriend(charles.id, ada.id)
        #expect(try store.friends(of: ada.id) == [])
        #expect(try store.contact(charles.id)?.friends == [])
    }

    @Test func keepsContactsInAFileThatIsWholeOnceItIsClosed() throws {
        let url = directory.appending(path: "new folder/contacts.sqlite")
        let store = ContactStore.onDisk(at: url)
        try store.save(ada)
        try store.close()
        let copy = directory.appending(path: "copy.sqlite")
        try FileManager.default.copyItem(at: url, to: copy)
        #expect(try ContactStore.onDisk(at: copy).contact(1) == ada)
        #expect(try ContactStore.onDisk(at: url).contact(1) == ada)
    }

    @Test func twoStoresShareAFile() throws {
        let url = directory.appending(path: "contacts.sqlite")
        let (first, second) = (ContactStore.onDisk(at: url), ContactStore.onDisk(at: url))
        try first.save(ada)
        try second.save(charles)
        #expect(try first.contacts() == second.contacts())
        #expect(try first.count() == 2)
    }

    @Test func givesSummariesOfWhatAListShows() throws {
        var ada = ada
        ada.organisation = "Engines"
        ada.phones = [Labeled(.home, "1"), Labeled(.work, "2")]
        ada.emails = [Labeled(.home, "ada@example.org")]
        ada.isFavourite = true
        ada.photo = Data([1])
        let summary = try #require(try ContactStore.inMemory(ada).contacts().first)
        #expect(summary == ContactSummary(ada))
        #expect(summary.familyFirstName == "Lovelace Ada")
        #expect([summary.organisation, summary.phone, summary.email] == ["Engines", "1", "ada@example.org"])
        #expect(summary.isFavourite)
        #expect(summary.hasPhoto)
    }
}
