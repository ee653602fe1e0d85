// SPDX-License-Identifier: MIT

/// The result of an import.
package struct ImportReport: Hashable, Sendable {
    /// The number of packages in the catalogue.
    package let packageCount: Int
    /// The number of malformed entries, which were skipped.
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
