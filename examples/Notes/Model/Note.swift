// SPDX-License-Identifier: MIT

import Foundation

/// A note: its text in Markdown, and what follows from it.
package struct Note: Identifiable, Equatable, Sendable {
    package typealias ID = String

    package let id: ID
    package var text: String
    /// The file from which the note was imported, as a path in its folder; nil for other notes.
    package var file: String?
    package var created: Date
    package var modified: Date
    package var isPinned: Bool

    package var title: String { NoteText(text, fileTitle: fileTitle).title }

    /// The title that the name of the file is.
    package var fileTitle: String? { file.map(NoteFile.title) }

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
    /// The file is no database, or it is damaged.
    case damaged(path: String)
    /// The file or its folder cannot be read or written.
    case notWritable(path: String)
    /// There is a folder, a pipe or a device in the place of the file.
    case noFile(path: String)
    case diskFull(path: String)
    /// Another program has locked the database for several seconds.
    case locked(path: String)
    case database(path: String, reason: String)
    case tooNew(path: String)
    case noFolder
    /// The folder of files that the user has chosen cannot be used.
    case folder(path: String, reason: String)

    package var description: String {
        switch self {
        case .damaged(let path):
            "The notes in \(path) are damaged, or the file has no notes. Put a copy of the file in its place and try again, or set the file aside and begin without notes: it is kept under another name."
        case .notWritable(let path):
            "The notes in \(path) cannot be opened. Make the file and its folder readable and writable, and try again."
        case .noFile(let path):
            "The notes cannot be in \(path), which is no plain file. Move it away, and try again."
        case .diskFull(let path):
            "The disk is full, and the notes in \(path) were not changed. Free space on the disk."
        case .locked(let path):
            "The notes in \(path) are in use by another program. Close that program, and try again."
        case .database(let path, let reason):
            "The notes in \(path) cannot be used: \(reason). Make sure that the disk works, and try again."
        case .tooNew(let path):
            "The notes in \(path) were written by a newer version of Notes. Update Notes, or set the file aside and begin without notes: it is kept under another name."
        case .folder(let path, let reason):
            "The folder \(path) cannot be used. \(reason)"
        case .noFolder: "There is no folder for the notes: set HOME or XDG_DATA_HOME."
        }
    }

    /// Whether Notes can begin with an empty database when the file has another name.
    package var canSetAside: Bool {
        switch self {
        case .damaged, .tooNew: true
        case .notWritable, .noFile, .diskFull, .locked, .database, .noFolder, .folder: false
        }
    }
}
