// SPDX-License-Identifier: MIT

internal import GRDB

extension ContactStore {
    /// The contacts of which every word of the query begins a word of the name, the organisation or a mail address, or
    /// whose number has its digits; all of them for an empty query.
    package func contacts(
        matching query: String = "", by order: ContactOrder = .givenName
    ) throws(ContactStoreError) -> [ContactSummary] {
        let condition = Self.condition(query)
        let found = try read { database in
            try ContactSummary.fetchAll(database, where: condition.sql, condition.arguments)
        }
        return collation.sorted(found, by: order)
    }

    /// The contact with an id, with all that its card says; nothing if it was deleted.
    package func contact(_ id: Contact.ID) throws(ContactStoreError) -> Contact? {
        try read { try ContactRow.contact(id, in: $0) }
    }

    /// How many contacts there are.
    package func count() throws(ContactStoreError) -> Int {
        try read { try Int.fetchOne($0, sql: "SELECT count(*) FROM contact") ?? 0 }
    }

    /// Adds a contact, or puts it in the place of the one with its id.
    package func save(_ contacts: Contact...) throws(ContactStoreError) {
        try write { database in
            for contact in contacts { try ContactRow(contact).save(in: database) }
        }
    }

    /// Deletes a contact and returns it: to undo, save it again. Links of others to it then work again too.
    @discardableResult
    package func delete(_ id: Contact.ID) throws(ContactStoreError) -> Contact? {
        try write { database in
            let contact = try ContactRow.contact(id, in: database)
            try database.execute(sql: "DELETE FROM contact WHERE id = ?", arguments: [id.uid])
            return contact
        }
    }
}
