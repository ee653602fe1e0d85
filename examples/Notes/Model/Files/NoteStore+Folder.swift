// SPDX-License-Identifier: MIT

import FileKit
import Foundation
internal import GRDB

extension NoteStore {
    /// The time after which a new note gets a file, whose name is the title that it has then, in seconds.
    static let settledInterval = 5.0

    /// A note as it is compared with its file.
    private struct Row {
        let id: Note.ID
        let text: String
        let file: String?
        /// The text of the file when it was last the same as that of the note; nil if it never was.
        let synced: String?
        var hasCRLF, hasMark: Bool
        let isDeleted: Bool
        let modified: Double

        /// The note with the line ends and the byte order mark that the file has now. A text of one line has no line ends.
        func inForm(of file: NoteFile) -> Row {
            var row = self
            if file.text.utf8.contains(UInt8(ascii: "\n")) { row.hasCRLF = file.hasCRLF }
            row.hasMark = file.hasMark
            return row
        }
    }

    /// The bytes of a path: file systems tell names apart that are equal for `String`.
    private typealias Name = [UInt8]

    /// Makes the notes and the Markdown files of a folder equal, in both directions.
    ///
    /// What has changed on one side is changed on the other one. If both have changed, the file gets the text
    /// of the note, and that of the file goes to the history of the note, which is reported. A note whose file
    /// is removed is deleted, and can be restored as others can; one whose file is renamed stays.
    ///
    /// The user may save notes meanwhile: what has another text than at the beginning waits for the next time.
    /// - Parameters:
    ///   - isEnd: whether new notes get a file at once.
    ///   - reading: is called with the path of each folder before that is read, so that no change of it is missed afterwards.
    /// - Throws: `FolderError` if the folder cannot be read, or is empty and was not before: the disk may not be mounted.
    package func synchronize(
        with path: String, isEnd: Bool = false, reading: (String) -> Void = { _ in }
    ) throws -> FolderReport {
        var report = FolderReport()
        let files = try MarkdownFolder(path).files(&report, reading: reading)
        var (rows, others) = try folderRows()
        if files.isEmpty, rows.values.count(where: { !$0.isDeleted && $0.synced != nil }) > 1 {
            throw FolderError(
                description:
                    "\(path) has no Markdown files any more. Is its disk mounted? The notes are kept.")
        }
        let listed = Set(files.map { Name($0.utf8) })
        var missing = rows.filter { name, row in
            guard !row.isDeleted, !listed.contains(name), let file = row.file else { return false }
            // What could not be listed is not missing.
            return FileIdentity("\(path)/\(file)") == nil && errno == ENOENT
        }
        for file in files {
            guard let identity = FileIdentity("\(path)/\(file)") else { continue }
            guard let new = readNote(file, in: path, &report) else { continue }
            let name = Name(file.utf8)
            // Another program has renamed the file.
            if rows[name] == nil, !new.text.isEmpty {
                let old = missing.filter { $0.value.synced == new.text }
                if old.count == 1, let (oldName, row) = old.first {
                    try setFile(row.id, file)
                    (rows[name], rows[oldName], missing[oldName]) = (row, nil, nil)
                }
            }
            try synchronize(
                new, rows[name], in: path, KnownFile(identity: identity, bytes: new.bytes), &report)
        }
        for row in missing.values {
            if row.synced == row.text {
                if try !deleteMissing(row) { report.isOutdated = true }
            } else if let file = row.file {
                try writeFile(of: row, at: file, in: path, nil, &report)
            }
        }
        let now = clock().timeIntervalSince1970
        for row in others where !row.text.trimmed.isEmpty {
            // A later time than now is one before the clock was set back.
            if isEnd || abs(now - row.modified) >= Self.settledInterval {
                try createFile(for: row, in: path, &report)
            } else {
                report.waits = true
            }
        }
        return report
    }

    /// The notes with a file, and those that need one.
    private func folderRows() throws -> (rows: [Name: Row], others: [Row]) {
        let all = try read { database in
            try GRDB.Row.fetchAll(
                database,
                sql:
                    "SELECT id, text, file, synced, hasCRLF, hasMark, deleted, modified FROM note ORDER BY number"
            ).map {
                Row(
                    id: $0["id"], text: $0["text"], file: $0["file"], synced: $0["synced"],
                    hasCRLF: $0["hasCRLF"], hasMark: $0["hasMark"], isDeleted: $0["deleted"] != nil,
                    modified: $0["modified"])
            }
        }
        var (rows, others): ([Name: Row], [Row]) = ([:], [])
        for row in all {
            guard let name = row.file.map({ Name($0.utf8) }) else {
                if !row.isDeleted { others.append(row) }
                continue
            }
            if let first = rows[name], !first.isDeleted {
                // Such as a note that was imported from another folder.
                if !row.isDeleted { others.append(row) }
            } else {
                rows[name] = row
            }
        }
        return (rows, others)
    }

    private func synchronize(
        _ file: NoteFile, _ old: Row?, in path: String, _ known: KnownFile,
        _ report: inout FolderReport
    ) throws {
        guard let row = old?.inForm(of: file) else {
            return try take(file, for: Note.makeID(), replacing: nil, &report)
        }
        if row.isDeleted {
            if row.synced == file.text {
                // The user has deleted the note. Its text can be restored.
                guard known.isAt("\(path)/\(file.path)") else { return report.isOutdated = true }
                if unlink("\(path)/\(file.path)") == 0 || errno == ENOENT { return try setSynced(row, nil) }
                report.errorMessages.append(
                    "\(file.path) cannot be removed: \(String(cString: strerror(errno))).")
            } else {
                try take(file, for: row.id, replacing: row, &report)
            }
        } else if row.text == file.text {
            if row.synced != file.text || row.hasCRLF != old?.hasCRLF || row.hasMark != old?.hasMark {
                try setSynced(row, file.text)
            }
        } else if row.synced == file.text {
            try writeFile(of: row, at: file.path, in: path, known, &report)
        } else if row.synced == row.text {
            try take(file, for: row.id, replacing: row, &report)
        } else {
            try keep(file.text, inHistoryOf: row.id)
            try writeFile(of: row, at: file.path, in: path, known, &report)
            report.errorMessages.append(
                "\(file.path) was changed here and by another program. It has the text that you see here; the other one is in the history of the note."
            )
        }
    }

    /// Takes over the text of a file. Changes nothing if the note is another one meanwhile.
    private func take(
        _ file: NoteFile, for id: Note.ID, replacing row: Row?, _ report: inout FolderReport
    ) throws {
        let now = clock().timeIntervalSince1970
        let hasChanged = try write { database in
            if let row {
                let found = try GRDB.Row.fetchOne(
                    database, sql: "SELECT text, deleted FROM note WHERE id = ?", arguments: [id])
                guard let found, found["text"] == row.text, (found["deleted"] != nil) == row.isDeleted else {
                    return false
                }
                if row.text != file.text, !row.text.trimmed.isEmpty {
                    try insertTextOfOthers(row.text, of: id, replacedBy: file.text, now, database)
                }
            } else {
                let exists = try Bool.fetchOne(database, sql: Self.fileExists, arguments: [file.path])
                guard exists != true else { return false }
            }
            try put(id, file.text, created: now, modified: now, from: file, database)
            try database.execute(
                sql: "UPDATE note SET synced = ?, hasCRLF = ?, hasMark = ?, deleted = NULL WHERE id = ?",
                arguments: [file.text, file.hasCRLF, file.hasMark, id])
            return true
        }
        guard hasChanged else { return report.isOutdated = true }
        report.count += 1
        noteDidChange(id)
    }

    /// Adds a text to the history that a file replaces. A program that saves all the time must not fill the history.
    private func insertTextOfOthers(
        _ text: String, of id: Note.ID, replacedBy new: String, _ now: Double, _ database: Database
    ) throws {
        let last = try Double.fetchOne(
            database,
            sql: "SELECT saved FROM version WHERE note = ? AND isRescued ORDER BY id DESC LIMIT 1",
            arguments: [id])
        if let last, abs(now - last) < Self.versionInterval {
            try rescue(text, of: id, replacedBy: new, now, database)
        } else {
            try insertVersion(of: id, text, saved: now, .kept, database)
        }
    }

    private func keep(_ text: String, inHistoryOf id: Note.ID) throws {
        let now = clock().timeIntervalSince1970
        try write { database in
            // A file that cannot be written is compared again and again.
            let exists = try Bool.fetchOne(
                database, sql: "SELECT EXISTS (SELECT 1 FROM version WHERE note = ? AND text = ?)",
                arguments: [id, text])
            if exists != true { try insertVersion(of: id, text, saved: now, .kept, database) }
        }
    }

    /// Writes the file of a note, unless another program has written it since it was read.
    private func writeFile(
        of row: Row, at file: String, in path: String, _ known: KnownFile?,
        _ report: inout FolderReport
    ) throws {
        let bytes = NoteFile.bytes(row.text, hasCRLF: row.hasCRLF, hasMark: row.hasMark)
        switch UserFile.replace("\(path)/\(file)", known, by: bytes) {
        case 0: try setSynced(row, row.text)
        case ECANCELED: report.isOutdated = true
        case let error:
            report.errorMessages.append("\(file) cannot be written: \(String(cString: strerror(error))).")
        }
    }

    private func createFile(for row: Row, in path: String, _ report: inout FolderReport) throws {
        let name = Self.fileName(NoteText(row.text, fileTitle: nil).title)
        for number in 1..<10_000 {
            let file = "\(name)\(number == 1 ? "" : " \(number)").md"
            switch UserFile.create("\(path)/\(file)", Array(row.text.utf8)) {
            case 0:
                UserFile.syncFolder(of: "\(path)/\(file)")
                try setFile(row.id, file)
                return try setSynced(row, row.text)
            case EEXIST: continue
            case let error:
                report.errorMessages.append(
                    "\(file) cannot be written: \(String(cString: strerror(error))).")
                return
            }
        }
    }

    /// Stores the name of the file of a note, from which it may have its title.
    private func setFile(_ id: Note.ID, _ file: String) throws {
        try write { database in
            try database.execute(
                sql: "UPDATE note SET file = ?, fileKey = ? WHERE id = ?",
                arguments: [file, NoteText.key(NoteFile.title(file)), id])
            let found = try GRDB.Row.fetchOne(
                database, sql: "SELECT number, text FROM note WHERE id = ?", arguments: [id])
            guard let found else { return }
            try Self.index(
                found["number"], id, NoteText(found["text"], fileTitle: NoteFile.title(file)), in: database)
        }
        noteDidChange(id)
    }

    private func setSynced(_ row: Row, _ text: String?) throws {
        try write { database in
            try database.execute(
                sql: "UPDATE note SET synced = ?, hasCRLF = ?, hasMark = ? WHERE id = ?",
                arguments: [text, row.hasCRLF, row.hasMark, row.id])
        }
    }

    /// Deletes a note whose file was removed. Returns false, and changes nothing, if it has another text meanwhile.
    private func deleteMissing(_ row: Row) throws -> Bool {
        let isDeleted = try write { database in
            try database.execute(
                sql:
                    "UPDATE note SET deleted = ?, synced = NULL WHERE id = ? AND text = ? AND deleted IS NULL",
                arguments: [clock().timeIntervalSince1970, row.id, row.text])
            return database.changesCount > 0
        }
        if isDeleted { noteDidChange(row.id) }
        return isDeleted
    }
}

/// A file as it was read.
struct KnownFile {
    let identity: FileIdentity
    let bytes: [UInt8]

    /// Whether the file at a path is still the same. The bytes are compared, since the times of two changes may be equal.
    func isAt(_ path: String) -> Bool {
        let found = try? RegularFile.read(path, limit: NoteStore.sizeLimit, links: .refused)
        return found == bytes && FileIdentity(path) == identity
    }
}

/// The file at a path at one moment.
struct FileIdentity: Equatable {
    private let device, inode, size: Int
    /// The times of the last modification, which a program can set, and of the last change, which none can.
    private let modified, changed: Time

    private struct Time: Equatable { let seconds, nanoseconds: Int }

    /// Returns nil if there is no file; `errno` has the reason.
    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        (device, inode, size) = (Int(status.st_dev), Int(status.st_ino), Int(status.st_size))
        modified = Time(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
        changed = Time(seconds: status.st_ctim.tv_sec, nanoseconds: status.st_ctim.tv_nsec)
    }
}
