// SPDX-License-Identifier: MIT

import Testing

@testable import ContactsModel

@Suite struct DeletionTests {
    private struct Cancelled: Error {}

    private var ada: Contact {
        var ada = Contact(id: "ada", name: "Ada Lovelace")
        ada.friends = ["bob"]
        return ada
    }

    @Test func deletedContactsComeBackAsTheyWere() throws {
        let store = ContactStore.inMemory(ada, Contact(id: "bob", name: "Bob Noyce"))
        let deleted = try store.delete(["ada", "nobody", "bob"])
        #expect(deleted.count == 2)
        #expect(deleted.firstName == "Ada Lovelace")
        #expect(try store.count() == 0)
        try store.restore(deleted)
        #expect(try store.contact("ada") == ada)
        #expect(try store.friends(of: "ada").map(\.id) == ["bob"])
    }

    @Test func aCancelledDeletionDeletesNothing() throws {
        let contacts = (0..<200).map { Contact(id: Contact.ID("\($0)"), name: "Person \($0)") }
        let store = ContactStore.inMemory()
        for contact in contacts { try store.save(contact) }
        #expect(throws: CancellationError.self) {
            try store.delete(contacts.map(\.id)) { fraction, _ in
                if fraction > 0.5 { throw CancellationError() }
            }
        }
        #expect(try store.count() == 200)
    }
}
