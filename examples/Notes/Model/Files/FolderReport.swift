// SPDX-License-Identifier: MIT

/// What became of the files of a folder.
package struct FolderReport: Equatable, Sendable {
    /// The number of files that became notes, or of notes that became files.
    package var count = 0
    /// The number of those that existed with the same text.
    package var unchanged = 0
    /// Whether a note waits for its file until its title has been typed.
    package var waits = false
    /// Whether a file or a note has changed meanwhile and was left as it is, until the next time.
    package var isOutdated = false
    /// One sentence for each file, folder or note that was left out.
    package var errorMessages: [String] = []

    package init() {}

    /// The summary for the user.
    package func text(_ verb: String) -> String {
        var parts = [count == 1 ? "1 note \(verb)" : "\(count) notes \(verb)"]
        if unchanged > 0 { parts.append("\(unchanged) unchanged") }
        if !errorMessages.isEmpty { parts.append("\(errorMessages.count) left out") }
        return parts.joined(separator: ", ")
    }
}

/// Why a folder cannot be imported or exported at all.
package struct FolderError: Error, Equatable, Sendable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}
