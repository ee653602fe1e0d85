// SPDX-License-Identifier: MIT

/// What the user has to know about the journal, beside its entries.
package struct JournalStatus: Equatable, Sendable {
    /// The last error message of the program that reads the journal; empty if there is none.
    package private(set) var error = ""
    /// Whether the entries of other users and of the system are left out, because the user may not read them.
    package private(set) var isPartial = false
    /// Whether the program has ended, so that no entries follow.
    package internal(set) var hasEnded = false
    /// The error message if entries could not be written into the temporary file, otherwise nil.
    package internal(set) var writeError: String?

    package init() {}

    /// Takes a line of the standard error of `journalctl`.
    mutating func add(_ line: String) {
        // "Hint: You are currently not seeing messages from other users and the system.", with two lines of advice.
        let text = line.drop(while: \.isWhitespace)
        let isAdvice = text.hasPrefix("Users in ") || text.hasPrefix("Pass -q ")
        if line.contains("not seeing messages from other users") {
            isPartial = true
        } else if !isPartial || !isAdvice {
            error = line
        }
    }
}
