// SPDX-License-Identifier: MIT

/// The state of a ``ListView``, without its items.
public struct ListViewState: Sendable, Codable, Equatable {
    /// The number of rows.
    public var rowCount = 0
    /// Which rows can be selected.
    public var selectionMode = ListSelectionMode.single
    /// The index of the selected row; nil for none.
    public var selectedRow: Int?
    /// The purpose of the list.
    public var style = ListStyle.plain
}
