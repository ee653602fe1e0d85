// SPDX-License-Identifier: MIT

/// Which rows of a ``ListView`` can be selected.
public enum ListSelectionMode: String, Sendable, Codable {
    /// No row can be selected.
    case none
    /// One row can be selected, or none.
    case single
}
