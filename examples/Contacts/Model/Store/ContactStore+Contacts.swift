// SPDX-License-Identifier: MIT

internal import GRDB

extension ContactStore {
    /// The contacts that match a query: each word of it begins a word of the name, of the organisation or of a mail address, or
    /// a number contains its digits. An empty query matches all contacts.
    package func contacts(
        matching query: String = "", by order: ContactOrder = .givenName
    ) throws(ContactStoreError) -> [ContactSummary] {
        let condition = Self.condition(query)
        let found = try read { database in
            try ContactSummary.fetchAll(database, where: condition.sql, condition.arguments)
        }
        return collation.sorted(found, by: order)
    }

    /// The contact with an id; nil if it was deleted, or is a group.
    package func contact(_ id: Contact.ID) throws(ContactStoreError) -> Contact? {
        try read { try ContactRow.contact(id, in: $0) }.flatMap { $0.card.isGroup ? nil : $0 }
    }

    /// The groups, in the order of their names. Their cards name their members.
    package func groups() throws(ContactStoreError) -> [Contact] {
        let ids = try groupIDs()
        return try read { database in try ids.compactMap { try ContactRow.contact($0, in: database) } }
    }

    func groupIDs() throws(ContactStoreError) -> [Contact.ID] {
        try read { database in
            try String.fetchAll(database, sql: "SELECT id FROM contact WHERE isGroup ORDER BY name, id")
                .map { Contact.ID($0) }
        }
    }

    /// The number of contacts.
    package func count() throws(ContactStoreError) -> Int {
        try read { try Int.fetchOne($0, sql: "SELECT count(*) FROM contact WHERE NOT isGroup") ?? 0 }
    }

    /// Adds a contact, or replaces the one with the same id.
    package func save(_ contacts: Contact...) throws(ContactStoreError) {
        try write { database in
            for contact in contacts { try ContactRow(contact).save(in: database) }
        }
    }

    /// Changes a contact as it is stored at this moment, in one transaction.
    package func update(_ id: Contact.ID, _ change: (inout Contact) -> Void) throws(ContactStoreError) {
        try write { database in
            guard var contact = try ContactRow.contact(id, in: database) else {
                throw ContactStoreError.deleted
            }
            change(&contact)
            try ContactRow(contact).save(in: database)
        }
    }

    /// Deletes a contact and returns it. To undo this, save the contact again: links of other contacts to it work again then.
    @discardableResult
    package func delete(_ id: Contact.ID) throws(ContactStoreError) -> Contact? {
        try write { database in
            let contact = try ContactRow.contact(id, in: database)
            try database.execute(sql: "DELETE FROM contact WHERE id = ?", arguments: [id.uid])
            return contact
        }
    }
}
