// SPDX-License-Identifier: MIT

internal import GRDB

/// The tables of the address book, and the migrations from earlier versions.
enum ContactSchema {
    static func migrate(_ database: some DatabaseWriter, path: String) throws {
        guard try !database.read(migrator.hasBeenSuperseded) else {
            throw ContactStoreError.tooNew(path: path)
        }
        try migrator.migrate(database)
    }

    /// Migrates up to a version, for tests of the next one.
    static func migrate(_ database: some DatabaseWriter, upTo version: String) throws {
        try migrator.migrate(database, upTo: version)
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1: contacts and friends") { database in
            try database.create(table: "contact") { table in
                table.primaryKey("id", .text)
                table.column("card", .text).notNull()
                // The following columns repeat parts of the card, for lists and for search.
                table.column("name", .text).notNull()
                table.column("familyFirstName", .text).notNull()
                table.column("organisation", .text).notNull()
                table.column("phone", .text).notNull()
                table.column("email", .text).notNull()
                table.column("isFavourite", .boolean).notNull()
                table.column("hasPhoto", .boolean).notNull()
                table.column("searchText", .text).notNull()
                table.column("searchDigits", .text).notNull()
            }
            try database.create(table: "friend") { table in
                table.column("contact", .text).notNull().references("contact", onDelete: .cascade)
                // No foreign key: a friend may be imported later, or deleted and restored.
                table.column("friend", .text).notNull()
                table.column("position", .integer).notNull()
                table.primaryKey(["contact", "position"])
            }
            // An address book from which all contacts were deleted is not a new one.
            try database.create(table: "milestone") { table in table.primaryKey("name", .text) }
            try database.execute(
                sql: """
                    CREATE TRIGGER firstContact AFTER INSERT ON contact
                    BEGIN INSERT OR IGNORE INTO milestone (name) VALUES ('first contact'); END
                    """)
        }
        migrator.registerMigration("2: groups and words of every script") { database in
            try database.alter(table: "contact") { table in
                // Groups of contacts are kept for the export, and are in no list.
                table.add(column: "isGroup", .boolean).notNull().defaults(to: false)
            }
            // The columns for lists and for search are read from the cards again. A card that cannot be read keeps
            // those that it has, and is named by an export.
            for text in try String.fetchAll(database, sql: "SELECT card FROM contact") {
                guard let entry = VCardReader(text.utf8, file: "").cards.first else { continue }
                try ContactRow(Contact(entry.card)).save(in: database)
            }
        }
        return migrator
    }
}
