// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
internal import GRDB
import Testing

@testable import ContactsModel

@Suite struct ContactStoreErrorTests {
    private let folder = TemporaryFolder()
    private var directory: URL { URL(filePath: folder.path, directoryHint: .isDirectory) }

    @Test func saysThatAFileIsNoAddressBook() throws {
        let url = directory.appending(path: "contacts.sqlite")
        try Data("This is not a database, whatever its name says. ".utf8).write(to: url)
        #expect(throws: ContactStoreError.corrupt(path: url.path)) {
            try ContactStore.onDisk(at: url).open()
        }
    }

    @Test func saysThatADatabaseIsDamaged() throws {
        let url = directory.appending(path: "contacts.sqlite")
        let store = ContactStore.onDisk(at: url)
        try store.addSampleAtFirstStart()
        try store.close()
        var bytes = try Data(contentsOf: url)
        bytes.replaceSubrange(4096..., with: Data(repeating: 0xA5, count: bytes.count - 4096))
        try bytes.write(to: url)
        #expect(throws: ContactStoreError.corrupt(path: url.path)) {
            try ContactStore.onDisk(at: url).contacts()
        }
    }

    @Test func setsADamagedDatabaseAsideAndStartsAnew() throws {
        let url = directory.appending(path: "contacts.sqlite")
        try Data("damaged".utf8).write(to: url)
        let store = ContactStore.onDisk(at: url)
        #expect(throws: ContactStoreError.self) { try store.open() }
        let aside = try #require(try store.setAside())
        #expect(try Data(contentsOf: aside) == Data("damaged".utf8))
        #expect(try store.count() == 0)
    }

    @Test func reportsALockedDatabaseAndSavesAfterItIsUnlocked() throws {
        let url = directory.appending(path: "contacts.sqlite")
        let store = ContactStore.onDisk(at: url, timeout: 0.01)
        try store.open()
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: url.path, configuration: configuration)
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        #expect(throws: ContactStoreError.locked(path: url.path)) { try store.save(Contact(name: "Ada")) }
        try other.inDatabase { try $0.execute(sql: "COMMIT") }
        try store.save(Contact(name: "Ada"))
        #expect(try store.count() == 1)
    }

    @Test func refusesADatabaseOfANewerVersion() throws {
        let url = directory.appending(path: "contacts.sqlite")
        let store = ContactStore.onDisk(at: url)
        try store.open()
        try store.close()
        let other = try DatabaseQueue(path: url.path)
        try other.write {
            try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99: from the future')")
        }
        #expect(throws: ContactStoreError.tooNew(path: url.path)) {
            try ContactStore.onDisk(at: url).open()
        }
    }

    @Test(arguments: ["folder", "pipe", "device"])
    func saysThatThereIsNoFileAndSetsItAside(_ kind: String) throws {
        let url = directory.appending(path: "contacts.sqlite")
        switch kind {
        case "folder":
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        case "pipe": try #require(mkfifo(url.path, 0o600) == 0)
        default: try #require(symlink("/dev/zero", url.path) == 0)
        }
        let store = ContactStore.onDisk(at: url)
        let error = ContactStoreError.noFile(path: url.path)
        #expect(throws: error) { try store.open() }
        #expect(store.canSetAside(after: error))
        let aside = try #require(try store.setAside())
        #expect(try FileManager.default.attributesOfItem(atPath: aside.path)[.type] != nil)
        #expect(try store.count() == 0)
    }

    @Test func whatCannotBeRenamedIsNotOfferedToBeSetAside() {
        // A folder that not even the superuser can write.
        let url = URL(filePath: "/proc/self/status")
        let store = ContactStore.onDisk(at: url)
        #expect(throws: ContactStoreError.self) { try store.open() }
        #expect(!store.canSetAside(after: ContactStoreError.corrupt(path: url.path)))
        #expect(!store.canSetAside(after: ContactStoreError.tooNew(path: "/tmp/contacts.sqlite")))
    }

    @Test func saysThatTheFolderCannotBeMade() throws {
        try Data().write(to: directory.appending(path: "file"))
        let url = directory.appending(path: "file/contacts.sqlite")
        #expect(throws: ContactStoreError.notWritable(path: url.path)) {
            try ContactStore.onDisk(at: url).open()
        }
    }

    @Test func saysWhereWhatWhyAndHow() {
        let errors: [ContactStoreError] = [
            .noHome, .corrupt(path: "/p"), .noFile(path: "/p"), .locked(path: "/p"), .notWritable(path: "/p"),
            .diskFull(path: "/p"),
            .tooNew(path: "/p"), .deleted, .fileFailed(path: "/p", reason: "why"),
            .failed(path: "/p", reason: "why"),
        ]
        #expect(
            errors.map(\.description) == [
                "There is no folder for the address book, because neither XDG_DATA_HOME nor HOME is set to an absolute "
                    + "path. Set HOME and start again.",
                "The address book /p is damaged or is no address book. Put a copy of it in its place, or let it be set "
                    + "aside to start with an empty one.",
                "The address book /p is a folder, a pipe or a device, and no file. Put the file in its place, or let it "
                    + "be set aside to start with an empty address book.",
                "The address book /p is in use by another program. Close that program and try again.",
                "The address book /p cannot be opened for writing. Check the permissions of the file and its folder.",
                "The disk is full, so the address book /p was not changed. Free some space and try again.",
                "The address book /p was made by a newer version of this application. Use that version.",
                "The contact was deleted while it was open, so it was not changed. Add it again to keep it.",
                "The file /p cannot be used: why. Check that it exists and that you may use it.",
                "The address book /p failed: why. Try again; if it fails again, restart the application.",
            ])
    }
}
