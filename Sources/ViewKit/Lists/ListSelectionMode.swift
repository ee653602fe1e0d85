// SPDX-License-Identifier: MIT

/// Which rows of a ``CollectionView`` can be selected.
public enum ListSelectionMode: String, Sendable, Codable {
    /// No row can be selected.
    case none
    /// One row can be selected, or none.
    case single
    /// Any rows can be selected: with Control and Shift, Control+A, or by the pointer around them.
    case multiple
}
