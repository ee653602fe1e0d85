// SPDX-License-Identifier: MIT

internal import GRDB

/// The tables of the notes.
enum NoteSchema {
    static func migrate(_ database: some DatabaseWriter, path: String) throws {
        guard try !database.read(migrator.hasBeenSuperseded) else { throw NoteStoreError.tooNew(path: path) }
        try migrator.migrate(database)
    }

    /// Migrates up to a version, for tests of the next one.
    static func migrate(_ database: some DatabaseWriter, upTo version: String) throws {
        try migrator.migrate(database, upTo: version)
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
        migrator.registerMigration("2: files and words of every script") { database in
            try database.execute(
                sql: """
                    -- The file from which a note was imported, as a path in its folder, and what the text does not say about its bytes.
                    ALTER TABLE note ADD COLUMN file TEXT;
                    ALTER TABLE note ADD COLUMN fileKey TEXT;
                    ALTER TABLE note ADD COLUMN hasCRLF BOOLEAN NOT NULL DEFAULT 0;
                    ALTER TABLE note ADD COLUMN hasMark BOOLEAN NOT NULL DEFAULT 0;
                    CREATE INDEX noteFile ON note (fileKey);
                    DROP TABLE search;
                    -- Marks on letters belong to words: without them, words of Indian scripts are several.
                    CREATE VIRTUAL TABLE search USING fts5 (
                        title, text, tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'");
                    """)
            // What is read from a text is read again.
            let rows = try Row.fetchCursor(database, sql: "SELECT number, id, text FROM note")
            while let row = try rows.next() {
                try NoteStore.index(row["number"], row["id"], NoteText(row["text"]), in: database)
            }
        }
        migrator.registerMigration("3: texts that would be lost") { database in
            try database.execute(sql: "ALTER TABLE version ADD COLUMN isRescued BOOLEAN NOT NULL DEFAULT 0")
        }
        migrator.registerMigration("4: folders of files") { database in
            // The text of the file when it was last the same as that of the note.
            try database.execute(sql: "ALTER TABLE note ADD COLUMN synced TEXT")
        }
        migrator.registerMigration("5: files and texts that are found by an index") { database in
            try database.execute(
                sql: """
                    ALTER TABLE note ADD COLUMN textHash INTEGER;
                    CREATE INDEX noteText ON note (file, textHash);
                    """)
            // Titles and links have other rules, too.
            let rows = try Row.fetchCursor(database, sql: "SELECT number, id, text, file FROM note")
            while let row = try rows.next() {
                let (text, file): (String, String?) = (row["text"], row["file"])
                try database.execute(
                    sql: "UPDATE note SET textHash = ? WHERE number = ?",
                    arguments: [NoteStore.hash(text), row["number"]])
                try NoteStore.index(
                    row["number"], row["id"], NoteText(text, fileTitle: file.map(NoteFile.title)),
                    in: database)
            }
        }
        return migrator
    }
}
