// SPDX-License-Identifier: MIT

import Foundation
internal import GRDB
internal import TextSearch

extension NoteStore {
    /// The time between two versions in the history of a note, in seconds.
    static let versionInterval = 120.0

    /// Saves a text: as a new note, or as the text of the note with that id. The previous text is added to the history, at most every two
    /// minutes, and also if the new text lacks a part of it that no version has: after an undo, or if the user deletes it by mistake.
    ///
    /// A note that was deleted meanwhile, such as one whose file another program has removed, exists again.
    /// - Parameter known: the text that the user has changed; nil if it is that of the note. If the note has another
    ///   one, which another program has written, that goes to the history.
    package func save(_ id: Note.ID, text: String, replacing known: String? = nil) throws(NoteStoreError) {
        let now = clock().timeIntervalSince1970
        let hasChanged = try write { database in
            if let row = try Row.fetchOne(
                database, sql: "SELECT text, modified, deleted FROM note WHERE id = ?", arguments: [id])
            {
                let old: String = row["text"]
                guard old != text else { return false }
                if row["deleted"] != nil {
                    try database.execute(
                        sql: "UPDATE note SET deleted = NULL, synced = NULL WHERE id = ?", arguments: [id])
                }
                if let known, known != old, !old.trimmed.isEmpty {
                    try insertVersion(of: id, old, saved: now, .kept, database)
                }
                let isAdded = try addVersion(of: id, old, saved: row["modified"], now, database)
                if !isAdded { try rescue(old, of: id, replacedBy: text, now, database) }
            }
            try put(id, text, created: now, modified: now, database)
            return true
        }
        if hasChanged { noteDidChange(id) }
    }

    private func addVersion(
        of id: Note.ID, _ text: String, saved: Double, _ now: Double, _ database: Database
    ) throws -> Bool {
        // The one that was added last has a later time than now if the clock was set back since.
        let last = try Double.fetchOne(
            database,
            sql: "SELECT saved FROM version WHERE note = ? AND NOT isRescued ORDER BY id DESC LIMIT 1",
            arguments: [id])
        // Several saves while the user types are one change.
        guard !text.trimmed.isEmpty, last.map({ abs(now - $0) >= Self.versionInterval }) ?? true else {
            return false
        }
        try insertVersion(of: id, text, saved: last == nil ? saved : now, .regular, database)
        return true
    }

    /// Adds `old` to the history if the next text lacks a part of it, and the newest version lacks as much.
    func rescue(
        _ old: String, of id: Note.ID, replacedBy new: String, _ now: Double, _ database: Database
    ) throws {
        guard old.lostCount(in: new) > 0 else { return }
        let newest = try Row.fetchOne(
            database,
            sql: "SELECT id, saved, text, isRescued FROM version WHERE note = ? ORDER BY id DESC LIMIT 1",
            arguments: [id])
        guard let newest else { return }
        let version: String = newest["text"]
        guard old.lostCount(in: version) >= Self.rescuedCount else { return }
        let saved: Double = newest["saved"]
        // A later form of the same text replaces the earlier one, such as after each corrected mistake.
        if newest["isRescued"] == VersionKind.rescued.rawValue, abs(now - saved) < Self.versionInterval,
            version.lostCount(in: old) <= version.count / 4
        {
            let versionID: Int64 = newest["id"]
            try database.execute(
                sql: "UPDATE version SET saved = ?, text = ? WHERE id = ?", arguments: [now, old, versionID])
        } else {
            try insertVersion(of: id, old, saved: now, .rescued, database)
        }
    }

    /// The number of characters that no version has from which a text is rescued.
    private static let rescuedCount = 4

    /// Why a version is in the history.
    enum VersionKind: Int {
        /// One of those at most every two minutes.
        case regular
        /// The next text lacked a part of it. A later form of the same text may replace it.
        case rescued
        /// Another program has written the text, or has replaced it.
        case kept
    }

    func insertVersion(
        of id: Note.ID, _ text: String, saved: Double, _ kind: VersionKind, _ database: Database
    ) throws {
        try database.execute(
            sql: "INSERT INTO version (note, saved, text, isRescued) VALUES (?, ?, ?, ?)",
            arguments: [id, saved, text, kind.rawValue])
        try database.execute(
            sql: """
                DELETE FROM version WHERE note = ? AND id NOT IN
                    (SELECT id FROM version WHERE note = ? ORDER BY id DESC LIMIT 200)
                """, arguments: [id, id])
    }

    /// Writes a note, and its title, tags and links, which are read from the text. A note that exists keeps its file.
    func put(
        _ id: Note.ID, _ text: String, created: Double, modified: Double, from file: NoteFile? = nil,
        _ database: Database
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO note
                    (id, title, titleKey, excerpt, text, textHash, created, modified, isPinned, file, fileKey, hasCRLF, hasMark)
                VALUES (?, '', '', '', ?, ?, ?, ?, 0, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET text = excluded.text, textHash = excluded.textHash, modified = excluded.modified
                """,
            arguments: [
                id, text, Self.hash(text), created, modified, file?.path, (file?.title).map(NoteText.key),
                file?.hasCRLF ?? false,
                file?.hasMark ?? false,
            ])
        guard
            let row = try Row.fetchOne(
                database, sql: "SELECT number, file FROM note WHERE id = ?", arguments: [id])
        else { return }
        let path: String? = row["file"]
        try Self.index(
            row["number"], id, NoteText(text, fileTitle: path.map(NoteFile.title)), in: database)
    }

    /// A hash of a text, by which an index finds it (FNV-1a).
    static func hash(_ text: String) -> Int64 {
        Int64(
            bitPattern: text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
    }

    /// Writes what is read from the text of a note: for lists, for the search and for links.
    static func index(_ number: Int64, _ id: Note.ID, _ content: NoteText, in database: Database) throws {
        try database.execute(
            sql: "UPDATE note SET title = ?, titleKey = ?, excerpt = ? WHERE number = ?",
            arguments: [content.title, NoteText.key(content.title), content.excerpt, number])
        try database.execute(sql: "DELETE FROM search WHERE rowid = ?", arguments: [number])
        try database.execute(
            sql: "INSERT INTO search (rowid, title, text) VALUES (?, ?, ?)",
            arguments: [
                number, SearchWords.separated(content.title), SearchWords.separated(content.searchText),
            ])
        try database.execute(sql: "DELETE FROM tag WHERE note = ?", arguments: [id])
        for tag in content.tags {
            try database.execute(
                sql: "INSERT OR IGNORE INTO tag (note, name) VALUES (?, ?)", arguments: [id, tag])
        }
        try database.execute(sql: "DELETE FROM link WHERE note = ?", arguments: [id])
        for link in content.links {
            try database.execute(
                sql: "INSERT OR IGNORE INTO link (note, target) VALUES (?, ?)",
                arguments: [id, NoteText.key(link)])
        }
    }

    /// The note with an id; nil if there is none, or it was deleted.
    package func note(_ id: Note.ID) throws(NoteStoreError) -> Note? {
        try read { database in
            try Row.fetchOne(
                database, sql: "SELECT * FROM note WHERE id = ? AND deleted IS NULL", arguments: [id]
            ).map {
                Note(
                    id: id, text: $0["text"], file: $0["file"],
                    created: Date(timeIntervalSince1970: $0["created"]),
                    modified: Date(timeIntervalSince1970: $0["modified"]), isPinned: $0["isPinned"])
            }
        }
    }

    /// The note with a title, or else the one from a file of that name; the one that was changed last if there are several, and nil if
    /// there is none.
    package func note(titled title: String) throws(NoteStoreError) -> Note.ID? {
        let key = NoteText.key(title)
        return try read { database in
            try String.fetchOne(
                database,
                sql: """
                    SELECT id FROM note WHERE (titleKey = ? OR fileKey = ?) AND deleted IS NULL
                    ORDER BY titleKey = ? DESC, modified DESC
                    """,
                arguments: [key, key, key])
        }
    }

    /// The note of a file, or else the one that has the name of the file as its title; nil if there is none.
    package func note(at path: String) throws(NoteStoreError) -> Note.ID? {
        let id = try read { database in
            try String.fetchOne(
                database,
                sql: "SELECT id FROM note WHERE file = ? AND deleted IS NULL ORDER BY modified DESC",
                arguments: [path])
        }
        if let id { return id }
        return try note(titled: NoteFile.title(path))
    }

    package func setPinned(_ id: Note.ID, _ isPinned: Bool) throws(NoteStoreError) {
        try write { database in
            try database.execute(sql: "UPDATE note SET isPinned = ? WHERE id = ?", arguments: [isPinned, id])
        }
        noteDidChange(id)
    }

    /// Deletes a note. It can be restored for a month.
    package func delete(_ id: Note.ID) throws(NoteStoreError) {
        try setDeleted(id, clock().timeIntervalSince1970)
    }

    package func restore(_ id: Note.ID) throws(NoteStoreError) { try setDeleted(id, nil) }

    private func setDeleted(_ id: Note.ID, _ time: Double?) throws(NoteStoreError) {
        try write { database in
            try database.execute(sql: "UPDATE note SET deleted = ? WHERE id = ?", arguments: [time, id])
        }
        noteDidChange(id)
    }

    // MARK: History

    /// The earlier texts of a note, the newest one first.
    package func versions(of id: Note.ID) throws(NoteStoreError) -> [NoteVersion] {
        try read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT id, saved, text FROM version WHERE note = ? ORDER BY saved DESC, id DESC",
                arguments: [id]
            ).map { NoteVersion(id: $0[0], saved: Date(timeIntervalSince1970: $0[1]), text: $0[2]) }
        }
    }

    /// Restores an earlier text of a note. The current text is added to the history.
    package func restore(_ version: NoteVersion, of id: Note.ID) throws(NoteStoreError) {
        let now = clock().timeIntervalSince1970
        try write { database in
            let present = try String.fetchOne(
                database, sql: "SELECT text FROM note WHERE id = ?", arguments: [id])
            guard let present, present != version.text else { return }
            try database.execute(
                sql: "INSERT INTO version (note, saved, text) VALUES (?, ?, ?)",
                arguments: [id, now, present])
            try put(id, version.text, created: now, modified: now, database)
        }
        noteDidChange(id)
    }
}

extension String {
    /// The number of characters that `other` lacks, beside those at the beginning and at the end that both have.
    fileprivate func lostCount(in other: String) -> Int {
        let start = zip(self, other).prefix { $0 == $1 }.count
        let end = zip(dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }
            .count
        return count - start - end
    }
}
