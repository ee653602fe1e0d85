// SPDX-License-Identifier: MIT

/// An action of the user on a ``CollectionView``. Rows are identified by their indices.
public enum CollectionViewEvent: Sendable, Codable, Equatable {
    /// The user changed the selection to these rows; or only these are selected now, because other selected ones were removed.
    case selected(RowSet)
    /// The user clicked or double-clicked the row, or pressed Return on it; see ``CollectionViewState/activatesOnSingleClick``.
    case activated(Int)
    /// Other rows than before are visible in the frame that is drawn next: these ones.
    case visible(Range<Int>)
    /// The user typed these characters, to find a row whose text begins with them.
    case typed(String)
    /// The user moved a row to the index `to`, counted after the move.
    case moved(row: Int, to: Int)
    /// The user opened or closed a row of a tree.
    case expanded(row: Int, isExpanded: Bool)
    /// The user chose the column by which the rows are sorted; nil for none.
    case sorted(ColumnSort?)
    /// The user changed the width of the column with this identifier, in logical pixels.
    case columnResized(String, width: Int)
    /// The user moved the column with this identifier to the index `to`, counted after the move.
    case columnMoved(String, to: Int)
    /// The user showed or hid the column with this identifier.
    case columnShown(String, isVisible: Bool)
}
