// SPDX-License-Identifier: MIT

internal import GRDB

/// Contacts that were deleted, as their cards: to undo that, restore them.
package struct DeletedContacts: Sendable {
    fileprivate let cards: [String]
    /// The name of the first of them.
    package let firstName: String

    /// How many there are.
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

    /// Saves contacts again that were deleted, in one transaction. Links of others to them then work again too.
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
