// SPDX-License-Identifier: MIT

import AppTesting
import DiskFaults
import Foundation
internal import GRDB
import Testing

@testable import ContactsModel

/// A disk that is full, fails, or can only be read while the address book is open.
@Suite struct DiskFaultTests {
    private let folder = TemporaryFolder()
    private var directory: URL { URL(filePath: folder.path, directoryHint: .isDirectory) }

    private func error(of fault: DiskFault, _ path: String) -> ContactStoreError {
        switch fault {
        case .noPage: .diskFull(path: path)
        case .failingDisk: .failed(path: path, reason: "disk I/O error")
        case .readOnly: .notWritable(path: path)
        }
    }

    private func with(
        _ fault: DiskFault, _ body: (ContactStore, String, _ end: () throws -> Void) throws -> Void
    ) throws {
        let url = directory.resolvingSymlinksInPath().appending(path: "contacts.sqlite")
        let store = ContactStore.onDisk(at: url)
        try store.save(Contact(id: "ada", name: "Ada"))
        // The log is empty then, and nothing is read from it.
        try store.close()
        #expect(try store.count() == 1)
        let end = try fault.begin(
            at: url.path, perform: { sql in try store.write { try $0.execute(sql: sql) } },
            close: { try store.close() })
        try body(store, url.path, end)
        try store.close()
        let file = try DatabaseQueue(path: url.path)
        #expect(try file.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
    }

    @Test(arguments: DiskFault.allCases)
    func aContactThatCannotBeWrittenIsReportedAndSavedLater(_ fault: DiskFault) throws {
        try with(fault) { store, path, end in
            var contact = Contact(id: "ada", name: "Ada Lovelace")
            contact.notes = String(repeating: "Countess. ", count: 100_000)
            for _ in 1...2 { #expect(throws: error(of: fault, path)) { try store.save(contact) } }
            try end()
            #expect(try store.contact("ada")?.name == "Ada")
            try store.save(contact)
            #expect(try store.contact("ada") == contact)
        }
    }

    @Test(arguments: DiskFault.allCases)
    func anImportAndADeletionThatFailChangeNothing(_ fault: DiskFault) throws {
        try with(fault) { store, path, end in
            let notes = String(repeating: "x", count: 1_000)
            let cards = (0..<500).map {
                "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:\($0)\r\nFN:Name \($0)\r\nNOTE:\(notes)\r\nEND:VCARD\r\n"
            }
            let bytes = Array(cards.joined().utf8)
            #expect(throws: error(of: fault, path)) { try store.importCards(bytes, file: "a.vcf") }
            // A deletion needs no further page.
            if fault != .noPage { #expect(throws: error(of: fault, path)) { try store.delete(["ada"]) } }
            try end()
            #expect(try store.listing(matching: "", by: .givenName).ids == ["ada"])
            #expect(try store.importCards(bytes, file: "a.vcf").imported.count == 500)
        }
    }
}
