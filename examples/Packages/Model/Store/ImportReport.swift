// SPDX-License-Identifier: MIT

/// The result of an import.
package struct ImportReport: Hashable, Sendable {
    /// How many packages the catalogue has.
    package let packageCount: Int
    /// How many entries were skipped, because they are malformed.
    package let skippedCount: Int
    /// Whether the lists were read; false if they are the ones that were read before.
    package let isNew: Bool
}

/// An entry that was skipped.
package struct SkippedEntry: Identifiable, Hashable, Sendable {
    package let id: Int
    package let file: String
    package let message: String
}
