// SPDX-License-Identifier: MIT

internal import GRDB

/// Deleted contacts with their cards, so that the deletion can be undone.
package struct DeletedContacts: Sendable {
    fileprivate let cards: [String]
    /// The name of the first one.
    package let firstName: String

    /// The number of contacts.
    package var count: Int { cards.count }
}

extension ContactStore {
    /// Deletes contacts in one transaction.
    package func delete(_ ids: [Contact.ID], progress: Progress = { _, _ in }) throws -> DeletedContacts {
        try cancellableWrite { database in
            let select = try database.cachedStatement(sql: "SELECT card, name FROM contact WHERE id = ?")
            let delete = try database.cachedStatement(sql: "DELETE FROM contact WHERE id = ?")
            var cards: [String] = []
            var firstName = ""
            for (index, id) in ids.enumerated() {
                guard let row = try Row.fetchOne(select, arguments: [id.uid]) else { continue }
                cards.append(row[0])
                if cards.count == 1 { firstName = row[1] }
                try delete.execute(arguments: [id.uid])
                if index % 64 == 0 { try progress(Double(index) / Double(ids.count), "") }
            }
            return DeletedContacts(cards: cards, firstName: firstName)
        }
    }

    /// Saves deleted contacts again, in one transaction. Links of other contacts to them work again then.
    package func restore(_ deleted: DeletedContacts, progress: Progress = { _, _ in }) throws {
        try cancellableWrite { database in
            for (index, card) in deleted.cards.enumerated() {
                for entry in VCardReader(card.utf8, file: "").cards {
                    try ContactRow(Contact(entry.card)).save(in: database)
                }
                if index % 64 == 0 { try progress(Double(index) / Double(deleted.count), "") }
            }
        }
    }
}
