// SPDX-License-Identifier: MIT

/// How many rows of a ``CollectionView`` can be selected.
/// ```swift
/// list.selectionMode = .multiple
/// ```
public enum ListSelectionMode: String, Sendable, Codable {
    /// No row can be selected.
    case none
    /// At most one row can be selected.
    case single
    /// Any number of rows can be selected: with Control or Shift, with Control+A, or, in a ``GridView``, by
    /// drawing a rectangle with the pointer.
    case multiple
}
