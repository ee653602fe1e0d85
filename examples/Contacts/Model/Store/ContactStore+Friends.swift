// SPDX-License-Identifier: MIT

internal import GRDB

extension ContactStore {
    /// The friends of a contact that are in the address book.
    package func friends(
        of id: Contact.ID, by order: ContactOrder = .givenName
    ) throws(ContactStoreError) -> [ContactSummary] {
        let found = try read { database in
            try ContactSummary.fetchAll(
                database, where: "id IN (SELECT friend FROM friend WHERE contact = ?)", [id.uid])
        }
        return collation.sorted(found, by: order)
    }

    /// Makes two contacts friends of each other. Does nothing if they are friends.
    package func befriend(_ first: Contact.ID, _ second: Contact.ID) throws(ContactStoreError) {
        try changeFriends(first, second) { friends, other in
            if !friends.contains(other) { friends.append(other) }
        }
    }

    /// Removes two contacts from each other's friends.
    package func unfriend(_ first: Contact.ID, _ second: Contact.ID) throws(ContactStoreError) {
        try changeFriends(first, second) { friends, other in friends.removeAll { $0 == other } }
    }

    private func changeFriends(
        _ first: Contact.ID, _ second: Contact.ID, _ change: (inout [Contact.ID], Contact.ID) -> Void
    ) throws(ContactStoreError) {
        guard first != second else { return }
        try write { database in
            for (id, other) in [(first, second), (second, first)] {
                guard var contact = try ContactRow.contact(id, in: database) else { continue }
                change(&contact.friends, other)
                try ContactRow(contact).save(in: database)
            }
        }
    }
}
