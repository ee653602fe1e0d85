// SPDX-License-Identifier: MIT

internal import GRDB
internal import GRDBSQLite

/// Writes packages within one transaction.
final class PackageWriter {
    private let insertPackage: Statement
    private let database: Database
    /// The texts of a package, one after the other, and where each of them ends.
    private var texts: [UInt8] = []
    private var ends: [Int] = []
    private let insertSkipped: Statement
    private(set) var skippedCount = 0

    init(_ database: Database) throws {
        self.database = database
        // If several lists have the same package, the newest version is kept. A package that only dpkg lists is kept too.
        insertPackage = try database.makeStatement(
            sql: """
                INSERT INTO package (
                    name, architecture, version, installedVersion, section, summary, description, homepage, maintainer,
                    downloadSize, installedSize, depends, recommends, suggests, provides)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (name, architecture) DO UPDATE SET
                    version = excluded.version,
                    installedVersion = coalesce(excluded.installedVersion, installedVersion),
                    section = excluded.section,
                    summary = excluded.summary,
                    description = CASE excluded.description WHEN '' THEN description ELSE excluded.description END,
                    homepage = excluded.homepage,
                    maintainer = excluded.maintainer,
                    downloadSize = excluded.downloadSize,
                    installedSize = excluded.installedSize,
                    depends = excluded.depends,
                    recommends = excluded.recommends,
                    suggests = excluded.suggests,
                    provides = excluded.provides
                WHERE NOT isOlder(excluded.version, version)
                """)
        insertSkipped = try database.makeStatement(
            sql: "INSERT INTO skipped (file, line, message) VALUES (?, ?, ?)")
    }

    /// Binds the values with the functions of SQLite: the arguments of GRDB take a tenth of the time of an import.
    func write(_ package: Package) throws {
        texts.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        for text in [
            package.id.name, package.id.architecture, package.version, package.installedVersion ?? "",
            package.section, package.summary, package.description, package.homepage, package.maintainer,
        ] {
            append(text)
        }
        for kind in [Package.RelationKind.depends, .recommends, .suggests, .provides] {
            append(package.relations[kind])
        }
        let statement = insertPackage.sqliteStatement
        // SQLite reads the texts while this closure runs, and the values are cleared at its end.
        let code = texts.withUnsafeBytes { bytes in
            var start = 0
            for (index, end) in ends.enumerated() {
                // The two sizes are between the maintainer and the relations.
                let column = CInt(index < 9 ? index + 1 : index + 3)
                let text = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
                // Without a pointer, SQLite would bind null.
                let address = text.baseAddress?.assumingMemoryBound(to: CChar.self)
                sqlite3_bind_text(statement, column, address, CInt(text.count), nil)
                start = end
            }
            if package.installedVersion == nil { sqlite3_bind_null(statement, 4) }
            sqlite3_bind_int64(statement, 10, Int64(package.downloadSize))
            sqlite3_bind_int64(statement, 11, Int64(package.installedSize))
            let code = sqlite3_step(statement)
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
            return code
        }
        guard code == SQLITE_DONE else {
            throw DatabaseError(
                resultCode: ResultCode(rawValue: code),
                message: String(cString: sqlite3_errmsg(database.sqliteConnection)))
        }
    }

    private func append(_ text: String) {
        texts.append(contentsOf: text.utf8)
        ends.append(texts.count)
    }

    func write(_ error: StanzaError, in file: String) throws {
        try writeSkipped(file, line: error.line, error.description)
    }

    /// Writes that a whole list was skipped.
    func write(_ error: CatalogueError, in file: String) throws {
        try writeSkipped(file, line: 0, error.description)
    }

    private func writeSkipped(_ file: String, line: Int, _ message: String) throws {
        skippedCount += 1
        guard skippedCount <= PackageStore.skippedLimit else { return }
        try insertSkipped.execute(arguments: [file, line, message])
    }
}
