// SPDX-License-Identifier: MIT

internal import GRDB

/// Writes packages within one transaction.
final class PackageWriter {
    private let insertPackage: Statement
    private let insertProblem: Statement
    private(set) var problemCount = 0

    init(_ database: Database) throws {
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
        insertProblem = try database.makeStatement(
            sql: "INSERT INTO problem (file, line, message) VALUES (?, ?, ?)")
    }

    func write(_ package: Package) throws {
        let relations = package.relations
        try insertPackage.execute(arguments: [
            package.id.name, package.id.architecture, package.version, package.installedVersion,
            package.section, package.summary, package.description, package.homepage, package.maintainer,
            package.downloadSize, package.installedSize, relations[.depends] ?? "",
            relations[.recommends] ?? "", relations[.suggests] ?? "", relations[.provides] ?? "",
        ])
    }

    func write(_ problem: StanzaProblem, in file: String) throws {
        problemCount += 1
        guard problemCount <= PackageStore.problemLimit else { return }
        try insertProblem.execute(arguments: [file, problem.line, problem.description])
    }
}
