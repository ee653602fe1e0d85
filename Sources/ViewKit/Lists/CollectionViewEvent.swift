// SPDX-License-Identifier: MIT

/// What the user does to a ``CollectionView``. Rows are given by their indices.
public enum CollectionViewEvent: Sendable, Codable, Equatable {
    /// The user changed the selection to these rows.
    case selected(RowSet)
    /// The user clicked the row, or pressed Return on it.
    case activated(Int)
    /// These rows are in sight in the frame that is drawn next.
    case visible(Range<Int>)
    /// The user typed the first characters of a row's text.
    case typed(String)
    /// The user moved a row, so that its index is `to` then.
    case moved(row: Int, to: Int)
    /// The user opened or closed a row of a tree.
    case expanded(row: Int, isExpanded: Bool)
    /// The user chose the column by which the rows are sorted.
    case sorted(ColumnSort?)
    /// The user changed the width of a column.
    case columnResized(String, width: Int)
    /// The user moved a column, so that its index is `to` then.
    case columnMoved(String, to: Int)
    /// The user showed or hid a column.
    case columnShown(String, isVisible: Bool)
}
