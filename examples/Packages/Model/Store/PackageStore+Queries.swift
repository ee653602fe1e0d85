// SPDX-License-Identifier: MIT

internal import GRDB
import RxKernel
import StateKit
internal import TextSearch

extension PackageStore {
    /// The packages in these rows of a query, and the number of all its rows.
    package func packages(
        matching query: PackageQuery, in range: Range<Int>
    ) throws(CatalogueError) -> (rows: [PackageSummary], count: Int) {
        try read { database in
            let filter = Self.filter(query)
            let count = try Int.fetchOne(
                database, sql: "SELECT count(*) FROM package \(filter.sql)", arguments: filter.arguments)
            let order = Self.order(query)
            let rows = try PackageSummary.fetchAll(
                database, "\(filter.sql) ORDER BY \(order.sql) LIMIT ? OFFSET ?",
                filter.arguments + order.arguments + [range.count, range.lowerBound])
            return (rows, count ?? 0)
        }
    }

    /// The package with an id; nil if there is none.
    package func package(_ id: PackageSummary.ID) throws(CatalogueError) -> Package? {
        try read { database in
            try Row.fetchOne(
                database, sql: "SELECT * FROM package WHERE name = ? AND architecture = ?",
                arguments: [id.name, id.architecture]
            ).map(Package.init)
        }
    }

    /// The packages to which a relation refers: those with that name or, if there are none, those that provide it.
    package func packages(named name: String) throws(CatalogueError) -> [PackageSummary] {
        var query = PackageQuery(scope: .providers(name))
        let named: [PackageSummary] = try read { database in
            try PackageSummary.fetchAll(
                database, "WHERE name = ? ORDER BY installedVersion IS NULL, architecture", [name])
        }
        if !named.isEmpty { return named }
        query.order = .name
        return try packages(matching: query, in: 0..<100).rows
    }

    /// The sections with their sizes, the largest first.
    package func sections() throws(CatalogueError) -> [PackageSection] {
        try read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT section, count(*), sum(installedSize), count(installedVersion),
                        sum(CASE WHEN installedVersion IS NULL THEN 0 ELSE installedSize END)
                    FROM package GROUP BY section ORDER BY 3 DESC, 1
                    """
            ).map {
                PackageSection(
                    name: $0[0], packageCount: $0[1], size: $0[2], installedCount: $0[3], installedSize: $0[4]
                )
            }
        }
    }

    /// The entries that the last import has skipped: at most the first thousand.
    package func skippedEntries() throws(CatalogueError) -> [SkippedEntry] {
        try read { database in
            try Row.fetchAll(database, sql: "SELECT rowid, file, message FROM skipped ORDER BY rowid").map {
                SkippedEntry(id: $0[0], file: $0[1], message: $0[2])
            }
        }
    }

    // MARK: Off the main thread

    /// A page of the packages that match a query.
    package func page(_ query: PackageQuery, in range: Range<Int>) -> Single<Paged<[PackageSummary]>> {
        self.query { store in
            let (rows, count) = try store.packages(matching: query, in: range)
            return Paged(data: rows, itemsCount: count)
        }
    }

    /// The package with an id, and the number of packages that depend on it; nil if there is no such package.
    package func details(of id: PackageSummary.ID) -> Single<PackageDetails?> {
        query { store in
            guard let package = try store.package(id) else { return nil }
            let dependents = try store.packages(
                matching: PackageQuery(scope: .dependents(id.name)), in: 0..<0)
            return PackageDetails(package: package, dependentCount: dependents.count)
        }
    }

    /// What `packages(named:)` returns.
    package func found(named name: String) -> Single<[PackageSummary]> {
        query { try $0.packages(named: name) }
    }

    /// What `sections()` returns.
    package func sectionList() -> Single<[PackageSection]> { query { try $0.sections() } }

    /// The installed packages, sorted by section and name.
    package func installedList() -> Single<[PackageSummary]> {
        query { store in
            var query = PackageQuery(scope: .installed)
            query.order = .section
            return try store.packages(matching: query, in: 0..<Int.max).rows
        }
    }

    /// What `skippedEntries()` returns.
    package func skippedEntryList() -> Single<[SkippedEntry]> { query { try $0.skippedEntries() } }

    /// The installed files of a package.
    package func files(of id: PackageSummary.ID, in catalogue: Catalogue) -> Single<[String]> {
        query { _ in try catalogue.installedFiles(id) }
    }

    // MARK: SQL

    private static func filter(_ query: PackageQuery) -> (sql: String, arguments: StatementArguments) {
        var conditions: [String] = []
        var arguments: StatementArguments = []
        let words = query.words
        if let word = words.first {
            // Words by the index, and parts of names, such as “gtk” in “libgtk-4-1”.
            conditions.append("(id IN (SELECT rowid FROM search WHERE search MATCH ?) OR instr(name, ?) > 0)")
            arguments += [
                words.map(match).joined(separator: " "), words.count == 1 ? word : query.text.lowercased(),
            ]
            // The index does not know which words are side by side.
            for word in words where SearchWords.parts(of: word).count > 1 {
                conditions.append("instr(lower(name || ' ' || summary || ' ' || description), ?) > 0")
                arguments += [word]
            }
        } else if !query.text.allSatisfy(\.isWhitespace) {
            conditions.append("instr(name, ?) > 0")
            arguments += [query.text]
        }
        if let section = query.section {
            conditions.append("section = ?")
            arguments += [section]
        }
        switch query.scope {
        case .all: break
        case .installed: conditions.append("installedVersion IS NOT NULL")
        case .dependents(let name):
            conditions.append("id IN (SELECT rowid FROM relation WHERE relation MATCH ?)")
            arguments += [match(name, in: "depends")]
        case .providers(let name):
            conditions.append("id IN (SELECT rowid FROM relation WHERE relation MATCH ?)")
            arguments += [match(name, in: "provides")]
        }
        return (conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND "), arguments)
    }

    /// The condition for a word in the index of texts: its parts as they are, and the last one as the beginning of a word.
    private static func match(_ word: String) -> String {
        let parts = SearchWords.parts(of: word)
        return parts.enumerated().map { index, part in "\"\(part)\"" + (index == parts.count - 1 ? "*" : "") }
            .joined(separator: " ")
    }

    /// The condition for a name in the index of relations. Other characters are not part of its tokens.
    private static func match(_ name: String, in column: String) -> String {
        "\(column) : \"\(name.filter { $0.isLetter || $0.isNumber || "-+._~:/()".contains($0) })\""
    }

    private static func order(_ query: PackageQuery) -> (sql: String, arguments: StatementArguments) {
        let direction = query.isAscending ? "ASC" : "DESC"
        switch query.order {
        case .relevance:
            guard !query.text.isEmpty else { return ("name, architecture", []) }
            let text = query.text.lowercased()
            return (
                "name = ? DESC, instr(name, ?) = 1 DESC, instr(name, ?) > 0 DESC, name, architecture",
                [text, text, text]
            )
        case .name: return ("name \(direction), architecture", [])
        case .section: return ("section \(direction), name, architecture", [])
        case .version: return ("version \(direction), name, architecture", [])
        case .installedSize: return ("installedSize \(direction), name, architecture", [])
        }
    }
}

/// A package, and the number of packages that depend on it.
package struct PackageDetails: Hashable, Sendable {
    package let package: Package
    package let dependentCount: Int
}

extension PackageSummary {
    /// The packages that the rest of a query selects.
    fileprivate static func fetchAll(
        _ database: Database, _ sql: String, _ arguments: StatementArguments
    ) throws -> [PackageSummary] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT name, architecture, version, section, summary, installedSize, installedVersion IS NOT NULL
                FROM package \(sql)
                """, arguments: arguments
        ).map {
            PackageSummary(
                id: ID($0[0], $0[1]), version: $0[2], section: $0[3], summary: $0[4], installedSize: $0[5],
                isInstalled: $0[6])
        }
    }
}

extension Package {
    fileprivate init(_ row: Row) {
        self.init(PackageSummary.ID(row["name"], row["architecture"]), version: row["version"])
        installedVersion = row["installedVersion"]
        section = row["section"]
        summary = row["summary"]
        description = row["description"]
        homepage = row["homepage"]
        maintainer = row["maintainer"]
        downloadSize = row["downloadSize"]
        installedSize = row["installedSize"]
        for kind in RelationKind.allCases { relations[kind] = row[kind.rawValue] }
    }
}
