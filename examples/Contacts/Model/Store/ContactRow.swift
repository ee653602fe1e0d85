// SPDX-License-Identifier: MIT

internal import GRDB

/// A row of the database: the card of a contact, and the columns that lists and search use.
struct ContactRow: PersistableRecord {
    static let databaseTableName = "contact"

    private let contact: Contact

    init(_ contact: Contact) { self.contact = contact }

    func encode(to container: inout PersistenceContainer) throws {
        let summary = ContactSummary(contact)
        container["id"] = summary.id.uid
        container["card"] = Self.text(of: contact)
        container["name"] = summary.name
        container["familyFirstName"] = summary.familyFirstName
        container["organisation"] = summary.organisation
        container["phone"] = summary.phone
        container["email"] = summary.email
        container["isFavourite"] = summary.isFavourite
        container["hasPhoto"] = summary.hasPhoto
        container["searchText"] = SearchText.index(of: contact)
        container["searchDigits"] = SearchText.digits(of: contact)
        container["isGroup"] = contact.card.isGroup
    }

    /// Adds the contact with its links to friends, or replaces the one with the same id.
    func save(in database: Database) throws {
        try upsert(database)
        let id = contact.id.uid
        try database.cachedStatement(sql: "DELETE FROM friend WHERE contact = ?").execute(arguments: [id])
        for (position, friend) in contact.friends.enumerated() {
            try database.execute(
                sql: "INSERT INTO friend (contact, friend, position) VALUES (?, ?, ?)",
                arguments: [id, friend.uid, position])
        }
    }

    /// The contact or the group with an id, read from its card.
    static func contact(_ id: Contact.ID, in database: Database) throws -> Contact? {
        try stored(id, in: database)?.get()
    }

    /// The contact or the group with an id, or that its card cannot be read.
    static func stored(
        _ id: Contact.ID, in database: Database
    ) throws -> Result<Contact, UnreadableCard>? {
        let row = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT card, name FROM contact WHERE id = ?"), arguments: [id.uid])
        return row.map { row in
            guard let entry = VCardReader((row[0] as String).utf8, file: "").cards.first else {
                return .failure(UnreadableCard(name: row[1]))
            }
            return .success(Contact(entry.card))
        }
    }

    private static func text(of contact: Contact) -> String {
        String(decoding: VCardWriter.bytes(of: contact.card), as: UTF8.self)
    }
}

/// A card in the database that cannot be read: earlier versions cut a card off at a zero byte in it.
struct UnreadableCard: Error, CustomStringConvertible {
    let name: String

    var description: String { "the card of “\(name)” cannot be read" }
}

extension ContactSummary {
    /// The summaries of the contacts for which a condition in SQL is true. Groups are none.
    static func fetchAll(
        _ database: Database, where condition: String, _ arguments: StatementArguments
    ) throws -> [ContactSummary] {
        let columns = "id, name, familyFirstName, organisation, phone, email, isFavourite, hasPhoto"
        let rows = try Row.fetchAll(
            database, sql: "SELECT \(columns) FROM contact WHERE NOT isGroup AND (\(condition))",
            arguments: arguments)
        return rows.map(ContactSummary.init(row:))
    }

    private init(row: Row) {
        id = Contact.ID(row["id"] as String)
        name = row["name"]
        familyFirstName = row["familyFirstName"]
        organisation = row["organisation"]
        phone = row["phone"]
        email = row["email"]
        isFavourite = row["isFavourite"]
        hasPhoto = row["hasPhoto"]
    }
}
