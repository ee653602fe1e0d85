// SPDX-License-Identifier: MIT

internal import GRDB

/// The tables of the catalogue. A database of another version is emptied, and filled again from the lists.
enum PackageSchema {
    static let version = 3

    static func create(in database: Database) throws {
        guard try Int.fetchOne(database, sql: "PRAGMA user_version") != version else { return }
        for table in ["search", "relation", "package", "skipped", "state"] {
            try database.execute(sql: "DROP TABLE IF EXISTS \(table)")
        }
        try database.execute(
            sql: """
                CREATE TABLE package (
                    id INTEGER PRIMARY KEY,
                    name TEXT NOT NULL,
                    architecture TEXT NOT NULL,
                    version TEXT NOT NULL,
                    installedVersion TEXT,
                    section TEXT NOT NULL,
                    summary TEXT NOT NULL,
                    description TEXT NOT NULL,
                    homepage TEXT NOT NULL,
                    maintainer TEXT NOT NULL,
                    downloadSize INTEGER NOT NULL,
                    installedSize INTEGER NOT NULL,
                    depends TEXT NOT NULL,
                    recommends TEXT NOT NULL,
                    suggests TEXT NOT NULL,
                    provides TEXT NOT NULL,
                    UNIQUE (name, architecture)
                );
                CREATE INDEX packageBySection ON package (section, name);
                CREATE INDEX packageBySize ON package (installedSize, name);
                CREATE INDEX packageInstalled ON package (name) WHERE installedVersion IS NOT NULL;
                -- Words of the texts; the texts themselves are in `package`.
                CREATE VIRTUAL TABLE search USING fts5 (
                    name, summary, description, content='', detail=none, prefix='1 2 3',
                    tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'");
                -- Names of other packages, by the kind of the relation.
                CREATE VIRTUAL TABLE relation USING fts5 (
                    depends, provides, content='', detail=column,
                    tokenize="unicode61 remove_diacritics 0 tokenchars '-+._~:/()'");
                CREATE TABLE skipped (file TEXT NOT NULL, line INTEGER NOT NULL, message TEXT NOT NULL);
                CREATE TABLE state (
                    id INTEGER PRIMARY KEY CHECK (id = 0), stamp TEXT NOT NULL, skippedCount INTEGER NOT NULL);
                PRAGMA user_version = \(version);
                """)
    }
}
