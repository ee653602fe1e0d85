// SPDX-License-Identifier: MIT

internal import GRDB
import RxKernel
import StateKit

/// The result of a query: the ids of all matching contacts in their order, and the summaries for the first rows of a list.
///
/// It is created in the background. A list of 20,000 contacts needs only this to be shown; other rows are read when the user
/// scrolls to them.
package struct ContactListing: Sendable {
    package let ids: [Contact.ID]
    /// The summaries of the first rows.
    package let first: [ContactSummary]
    /// The changes from the previous ids to these.
    package let changes: [ListSplice]

    /// The number of summaries in ``first``.
    static let firstCount = 60
    /// The greatest number of changes. With more changes, replacing all rows is faster.
    static let changeLimit = 100

    static func changes(from old: [Contact.ID], to new: [Contact.ID]) -> [ListSplice] {
        let splices = ListChanges(from: old, to: new, id: { $0 }, areEqual: ==).splices
        return splices.count > changeLimit ? replacement(of: old, by: new) : splices
    }

    static func replacement(of old: [Contact.ID], by new: [Contact.ID]) -> [ListSplice] {
        [ListSplice(position: 0, removed: old.count, added: new.count)]
    }
}

extension ContactStore {
    /// The contacts that match a query.
    ///
    /// - Parameters:
    ///   - old: the ids that the list shows, from which the changes are found.
    ///   - isSameQuery: whether `old` are the results of the same query, so that most of the rows stay; if not, the rows are replaced.
    package func listing(
        matching query: String, by order: ContactOrder, after old: [Contact.ID] = [],
        isSameQuery: Bool = false
    ) throws(ContactStoreError) -> ContactListing {
        let keys = try keys(matching: query, by: order)
        let ids = collation.sorted(keys)
        return ContactListing(
            ids: ids, first: try summaries(of: Array(ids.prefix(ContactListing.firstCount))),
            changes: isSameQuery
                ? ContactListing.changes(from: old, to: ids) : ContactListing.replacement(of: old, by: ids))
    }

    /// The contacts with these ids, in the order of the ids. Ids that the address book does not have are left out.
    package func summaries(of ids: [Contact.ID]) throws(ContactStoreError) -> [ContactSummary] {
        guard !ids.isEmpty else { return [] }
        let found = try read { database in
            try ContactSummary.fetchAll(
                database, where: "id IN (\(ids.map { _ in "?" }.joined(separator: ",")))",
                StatementArguments(ids.map(\.uid)))
        }
        let byID = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { byID[$0] }
    }

    /// The ids of the contacts that match a query, with their sort keys.
    private func keys(
        matching query: String, by order: ContactOrder
    ) throws(ContactStoreError) -> [(key: String, id: Contact.ID)] {
        let condition = Self.condition(query)
        let column = order == .givenName ? "name" : "familyFirstName"
        return try read { database in
            let rows = try Row.fetchCursor(
                database, sql: "SELECT \(column), id FROM contact WHERE NOT isGroup AND (\(condition.sql))",
                arguments: condition.arguments)
            var keys: [(key: String, id: Contact.ID)] = []
            while let row = try rows.next() { keys.append((row[0], Contact.ID(row[1] as String))) }
            return keys
        }
    }

    static func condition(_ query: String) -> (sql: String, arguments: StatementArguments) {
        let words = SearchText.words(of: query)
        let digits = SearchText.digits(of: query)
        let hasWords = (["1"] + words.map { _ in "instr(searchText, ?)" }).joined(separator: " AND ")
        return (
            hasWords + (digits == nil ? "" : " OR instr(searchDigits, ?)"),
            StatementArguments(words + [digits].compactMap(\.self))
        )
    }
}
