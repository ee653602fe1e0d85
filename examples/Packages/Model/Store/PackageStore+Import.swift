// SPDX-License-Identifier: MIT

import Foundation
internal import GRDB
internal import TextSearch

extension PackageStore {
    /// The number of skipped entries that are stored, so that they can be shown.
    static let skippedLimit = 1000

    /// Reads a catalogue, unless its files are the ones that were read before. Runs on a queue of its own.
    ///
    /// The previous packages stay until all new ones are imported, and also if the import fails or its task is cancelled.
    package func importCatalogue(
        _ catalogue: Catalogue, always: Bool = false,
        report: @escaping @Sendable (Double?, String) -> Void = { _, _ in }
    ) async throws -> ImportReport {
        let isCancelled = CancelFlag()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                importing.async {
                    continuation.resume(
                        with: Result {
                            try self.importNow(catalogue, always: always, report) {
                                if isCancelled.isSet { throw CancellationError() }
                            }
                        })
                }
            }
        } onCancel: {
            isCancelled.set()
        }
    }

    private func importNow(
        _ catalogue: Catalogue, always: Bool, _ report: @escaping (Double?, String) -> Void,
        checkCancellation: () throws -> Void
    ) throws -> ImportReport {
        try checkCancellation()
        let files = try catalogue.files()
        let stamp = files.map(\.stamp).joined(separator: "\n")
        if !always, try read({ try String.fetchOne($0, sql: "SELECT stamp FROM state") }) == stamp {
            return try self.report(isNew: false)
        }
        try write { database in
            try database.execute(
                sql: """
                    INSERT INTO search (search) VALUES ('delete-all');
                    INSERT INTO relation (relation) VALUES ('delete-all');
                    DELETE FROM package;
                    DELETE FROM skipped;
                    """)
            let writer = try PackageWriter(database)
            let total = Double(max(files.reduce(0) { $0 + $1.size }, 1))
            var done = 0
            var isComplete = true
            for file in files {
                do {
                    try read(file, into: writer) { fraction in
                        try checkCancellation()
                        // Reading is most of the work; the index comes after it.
                        report(0.85 * (Double(done) + fraction * Double(file.size)) / total, file.name)
                    }
                } catch let error as CatalogueError where error.isAboutOneList && file != files.first {
                    // One list of several: the others are read, and so is what comes before a damage.
                    try writer.write(error, in: file.name)
                    // It is tried again at the next import: a permission or a program that was missing is not in the stamps. Why a
                    // folder cannot be listed is.
                    if case .unreadable = file.content {} else { isComplete = false }
                }
                done += file.size
            }
            report(0.85, "Making the search index")
            try database.execute(
                sql: """
                    INSERT INTO search (rowid, name, summary, description)
                    SELECT id, name, \(Self.words("summary")), \(Self.words("description")) FROM package
                    """)
            try checkCancellation()
            report(0.95, "Making the index of dependencies")
            try database.execute(
                sql: """
                    INSERT INTO relation (rowid, depends, provides)
                    SELECT id, relationNames(depends), relationNames(provides) FROM package
                    """)
            try checkCancellation()
            try database.execute(
                sql: "INSERT OR REPLACE INTO state (id, stamp, skippedCount) VALUES (0, ?, ?)",
                arguments: [isComplete ? stamp : "", writer.skippedCount])
        }
        return try self.report(isNew: true)
    }

    /// The text of a column for the search. Most texts are ASCII, and need no work.
    private static func words(_ column: String) -> String {
        "CASE WHEN length(\(column)) = length(CAST(\(column) AS BLOB)) THEN \(column) ELSE separatedWords(\(column)) END"
    }

    /// The report about the packages in the database.
    private func report(isNew: Bool) throws -> ImportReport {
        try read { database in
            ImportReport(
                packageCount: try Int.fetchOne(database, sql: "SELECT count(*) FROM package") ?? 0,
                skippedCount: try Int.fetchOne(database, sql: "SELECT skippedCount FROM state") ?? 0,
                isNew: isNew)
        }
    }

    private func read(
        _ file: CatalogueFile, into writer: PackageWriter, progress: (Double) throws -> Void
    ) throws {
        var reader = StanzaReader()
        let take = { (output: StanzaReader.Output) in
            do {
                if let package = try Package(try output.get()) { try writer.write(package) }
            } catch let error as StanzaError {
                try writer.write(error, in: file.name)
            }
        }
        try file.read { part, fraction in
            try reader.read(part, take)
            try progress(fraction)
        }
        try reader.finish(take)
    }
}

extension Configuration {
    /// A configuration with the functions of the import. They are added once for each connection: SQLite does not allow it while a
    /// statement runs, and a search index keeps statements open during a transaction (seen with SQLite 3.46).
    static var packages: Configuration {
        var configuration = Configuration()
        configuration.prepareDatabase { database in
            database.add(function: isOlder)
            database.add(function: relationNames)
            database.add(function: separatedWords)
        }
        return configuration
    }
}

/// Whether a version comes before another one. Called only for packages that are in several lists.
private let isOlder = DatabaseFunction("isOlder", argumentCount: 2, pure: true) { values in
    guard let left = String.fromDatabaseValue(values[0]), let right = String.fromDatabaseValue(values[1])
    else {
        return false
    }
    return left != right && DebianVersion(left) < DebianVersion(right)
}

/// The names in a relation field, for the index.
private let relationNames = DatabaseFunction("relationNames", argumentCount: 1, pure: true) { values in
    String.fromDatabaseValue(values[0]).map(Relation.names)
}

/// A text with separators between the words of scripts without spaces, for the index.
private let separatedWords = DatabaseFunction("separatedWords", argumentCount: 1, pure: true) { values in
    String.fromDatabaseValue(values[0]).map(SearchWords.separated)
}
