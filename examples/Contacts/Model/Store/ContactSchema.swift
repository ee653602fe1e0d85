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
        return migrator
    }
}
