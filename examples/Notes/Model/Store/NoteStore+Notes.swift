// SPDX-License-Identifier: MIT

import Foundation
internal import GRDB

extension NoteStore {
    /// The time between two versions in the history of a note, in seconds.
    static let versionInterval = 120.0

    /// Saves a text: as a new note, or as the text of the note with that id. The previous text is added to the history, at most every two minutes.
    package func save(_ id: Note.ID, text: String) throws(NoteStoreError) {
        let now = clock().timeIntervalSince1970
        let hasChanged = try write { database in
            if let row = try Row.fetchOne(
                database, sql: "SELECT text, modified, deleted FROM note WHERE id = ?", arguments: [id])
            {
                let old: String = row["text"]
                guard old != text, row["deleted"] == nil else { return false }
                try addVersion(of: id, old, saved: row["modified"], now, database)
            }
            try put(id, text, created: now, modified: now, database)
            return true
        }
        if hasChanged { noteDidChange(id) }
    }

    private func addVersion(
        of id: Note.ID, _ text: String, saved: Double, _ now: Double, _ database: Database
    ) throws {
        let last = try Double.fetchOne(
            database, sql: "SELECT max(saved) FROM version WHERE note = ?", arguments: [id])
        // Several saves while the user types are one change.
        guard !text.trimmed.isEmpty, last.map({ now - $0 >= Self.versionInterval }) ?? true else { return }
        try database.execute(
            sql: "INSERT INTO version (note, saved, text) VALUES (?, ?, ?)",
            arguments: [id, last == nil ? saved : now, text])
        try database.execute(
            sql: """
                DELETE FROM version WHERE note = ? AND id NOT IN
                    (SELECT id FROM version WHERE note = ? ORDER BY saved DESC LIMIT 200)
                """, arguments: [id, id])
    }

    /// Writes a note, and its title, tags and links, which are read from the text.
    func put(
        _ id: Note.ID, _ text: String, created: Double, modified: Double, _ database: Database
    ) throws {
        let content = NoteText(text)
        try database.execute(
            sql: """
                INSERT INTO note (id, title, titleKey, excerpt, text, created, modified, isPinned) VALUES (?, ?, ?, ?, ?, ?, ?, 0)
                ON CONFLICT (id) DO UPDATE SET title = excluded.title, titleKey = excluded.titleKey, excerpt = excluded.excerpt,
                    text = excluded.text, modified = excluded.modified
                """,
            arguments: [
                id, content.title, NoteText.key(content.title), content.excerpt, text, created, modified,
            ])
        let number = try Int64.fetchOne(
            database, sql: "SELECT number FROM note WHERE id = ?", arguments: [id])
        try database.execute(sql: "DELETE FROM search WHERE rowid = ?", arguments: [number])
        try database.execute(
            sql: "INSERT INTO search (rowid, title, text) VALUES (?, ?, ?)",
            arguments: [number, content.title, content.body])
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
                    id: id, text: $0["text"], created: Date(timeIntervalSince1970: $0["created"]),
                    modified: Date(timeIntervalSince1970: $0["modified"]), isPinned: $0["isPinned"])
            }
        }
    }

    /// The note with a title; the one that was changed last if there are several, and nil if there is none.
    package func note(titled title: String) throws(NoteStoreError) -> Note.ID? {
        try read { database in
            try String.fetchOne(
                database,
                sql: "SELECT id FROM note WHERE titleKey = ? AND deleted IS NULL ORDER BY modified DESC",
                arguments: [NoteText.key(title)])
        }
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
