// SPDX-License-Identifier: MIT

internal import GRDB

/// The tables of the notes.
enum NoteSchema {
    static func migrate(_ database: some DatabaseWriter, path: String) throws {
        guard try !database.read(migrator.hasBeenSuperseded) else { throw NoteStoreError.tooNew(path: path) }
        try migrator.migrate(database)
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1: notes") { database in
            try database.execute(
                sql: """
                    CREATE TABLE note (
                        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title TEXT NOT NULL, titleKey TEXT NOT NULL,
                        excerpt TEXT NOT NULL, text TEXT NOT NULL, created REAL NOT NULL, modified REAL NOT NULL,
                        isPinned BOOLEAN NOT NULL, deleted REAL
                    );
                    CREATE INDEX noteTitle ON note (titleKey);
                    CREATE TABLE tag (note TEXT NOT NULL REFERENCES note (id) ON DELETE CASCADE, name TEXT NOT NULL, PRIMARY KEY (note, name));
                    CREATE INDEX tagName ON tag (name);
                    CREATE TABLE link (note TEXT NOT NULL REFERENCES note (id) ON DELETE CASCADE, target TEXT NOT NULL, PRIMARY KEY (note, target));
                    CREATE INDEX linkTarget ON link (target);
                    CREATE TABLE version (
                        id INTEGER PRIMARY KEY, note TEXT NOT NULL REFERENCES note (id) ON DELETE CASCADE, saved REAL NOT NULL, text TEXT NOT NULL
                    );
                    CREATE INDEX versionNote ON version (note, saved);
                    CREATE VIRTUAL TABLE search USING fts5 (title, text, tokenize = 'unicode61 remove_diacritics 2');
                    """)
        }
        return migrator
    }
}
