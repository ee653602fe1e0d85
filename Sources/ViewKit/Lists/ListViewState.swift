// SPDX-License-Identifier: MIT

/// The state of a ``ListView``, without its items.
public struct ListViewState: PortableState {
    /// The number of rows.
    public var rowCount = 0
    /// Which rows can be selected.
    public var selectionMode = ListSelectionMode.single
    /// The index of the selected row; nil for none.
    public var selectedRow: Int?
    /// The purpose of the list.
    public var style = ListStyle.plain

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        outOfRange("rowCount", rowCount, 0...Int(Int32.max))
            ?? selectedRow.flatMap { outOfIndices("selectedRow", $0, rowCount) }
    }
}
