// SPDX-License-Identifier: MIT

import Foundation

/// A note: its text in Markdown, and what follows from it.
package struct Note: Identifiable, Equatable, Sendable {
    package typealias ID = String

    package let id: ID
    package var text: String
    package var created: Date
    package var modified: Date
    package var isPinned: Bool

    package var title: String { NoteText(text).title }

    package static func makeID() -> ID { UUID().uuidString.lowercased() }
}

/// A row of the list of notes.
package struct NoteSummary: Identifiable, Equatable, Sendable {
    package let id: Note.ID
    package var title: String
    /// The beginning of the text after the title, or the words that were found with the text around them, in one line.
    package var excerpt: String
    package var modified: Date
    package var isPinned: Bool
    package var tags: [String]
}

/// An earlier text of a note.
package struct NoteVersion: Identifiable, Equatable, Sendable, Codable {
    package let id: Int64
    package let saved: Date
    package let text: String
}

/// Which notes are listed.
package struct NoteQuery: Equatable, Sendable {
    package var text = ""
    package var tag: String?

    package init(text: String = "", tag: String? = nil) {
        self.text = text
        self.tag = tag
    }
}

/// Why the notes cannot be read or written.
package enum NoteStoreError: Error, Equatable, Sendable, CustomStringConvertible {
    case database(path: String, reason: String)
    case tooNew(path: String)
    case noFolder

    package var description: String {
        switch self {
        case .database(let path, let reason):
            "The notes in \(path) cannot be used: \(reason). Make sure that the folder can be written to and that the disk has space."
        case .tooNew(let path):
            "The notes in \(path) were written by a newer version of Notes. Update Notes, or move the file away."
        case .noFolder: "There is no folder for the notes: set HOME or XDG_DATA_HOME."
        }
    }
}
