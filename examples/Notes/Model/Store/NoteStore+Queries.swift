// SPDX-License-Identifier: MIT

import Foundation
internal import GRDB
internal import TextSearch

extension NoteStore {
    /// The notes that match a query: pinned ones first, then the one that was changed last.
    package func notes(_ query: NoteQuery = NoteQuery()) throws(NoteStoreError) -> [NoteSummary] {
        try read { database in
            var conditions = ["deleted IS NULL"]
            var arguments: StatementArguments = []
            var excerpt = "excerpt"
            var source = "note"
            let words = SearchWords.words(of: query.text)
            if !words.isEmpty {
                // In quotes, a word is never an operator of the search.
                conditions.append("search MATCH ?")
                arguments += [words.map { "\"\(SearchWords.separated($0))\"*" }.joined(separator: " ")]
                source = "search JOIN note ON note.number = search.rowid"
                excerpt = "snippet(search, 1, '', '', '…', 16)"
            } else if !query.text.trimmed.isEmpty {
                return []
            }
            if let tag = query.tag {
                conditions.append("note.id IN (SELECT note FROM tag WHERE name = ?)")
                arguments += [tag.precomposedStringWithCanonicalMapping]
            }
            let tags = try Row.fetchAll(database, sql: "SELECT note, name FROM tag ORDER BY name")
            let tagsOfNotes = Dictionary(grouping: tags) { $0[0] as String }
            return try Row.fetchAll(
                database,
                sql: """
                    SELECT note.id, note.title, \(excerpt), modified, isPinned FROM \(source)
                    WHERE \(conditions.joined(separator: " AND ")) ORDER BY isPinned DESC, modified DESC, note.number DESC
                    """, arguments: arguments
            ).map { row in
                let id: String = row[0]
                let text: String = row[2]
                return NoteSummary(
                    id: id, title: row[1],
                    excerpt: SearchWords.joined(text).split(whereSeparator: \.isWhitespace).joined(
                        separator: " "),
                    modified: Date(timeIntervalSince1970: row[3]), isPinned: row[4],
                    tags: tagsOfNotes[id]?.map { $0[1] } ?? [])
            }
        }
    }

    /// The note of a file, by the path of the file in its folder; nil if there is none.
    package func note(ofFile path: String) throws(NoteStoreError) -> Note.ID? {
        try read {
            try String.fetchOne(
                $0, sql: "SELECT id FROM note WHERE file = ? AND deleted IS NULL", arguments: [path])
        }
    }

    /// All tags, in order.
    package func tags() throws(NoteStoreError) -> [String] {
        try read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT DISTINCT name FROM tag JOIN note ON note.id = tag.note WHERE deleted IS NULL ORDER BY name
                    """)
        }
    }

    package func notes(linkingTo id: Note.ID) throws(NoteStoreError) -> [NoteSummary] {
        try read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT note.id, note.title, note.excerpt, note.modified, note.isPinned FROM link
                    JOIN note ON note.id = link.note
                    WHERE link.target IN (
                        SELECT titleKey FROM note WHERE id = ? UNION SELECT fileKey FROM note WHERE id = ? AND fileKey IS NOT NULL)
                    AND note.deleted IS NULL AND note.id != ?
                    GROUP BY note.id ORDER BY note.title
                    """, arguments: [id, id, id]
            ).map {
                NoteSummary(
                    id: $0[0], title: $0[1], excerpt: $0[2], modified: Date(timeIntervalSince1970: $0[3]),
                    isPinned: $0[4], tags: [])
            }
        }
    }
}
