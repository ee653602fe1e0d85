// SPDX-License-Identifier: MIT

/// The state of a ``CollectionView``, without its items.
public struct CollectionViewState: PortableState {
    /// The number of rows, including the row of a page status.
    public var rowCount = 0
    /// Whether some rows are the titles of sections.
    public var hasHeaders = false
    /// Whether the last row shows that the next page is being loaded or could not be loaded. That row cannot be selected.
    public var hasPageStatus = false
    /// How many rows can be selected.
    public var selectionMode = ListSelectionMode.single
    /// The selected rows.
    public var selection = RowSet()
    /// Whether a single click activates a row; if not, a double click does.
    public var activatesOnSingleClick = true
    /// Whether the user can move rows.
    public var isReorderable = false
    /// Whether rows that are inserted fade in. A backend shows them without an animation if the settings of
    /// the desktop disable animations, or if they are more than fit on a screen.
    public var animatesInsertions = true
    /// Whether the user can find a row by typing.
    public var isSearchable = false
    /// The purpose of a list.
    public var style = ListStyle.plain
    /// The smallest number of tiles in a line of a grid, from 1 to 100.
    public var minimumColumns = 1
    /// The greatest number of tiles in a line of a grid, from `minimumColumns` to 100.
    public var maximumColumns = 7
    /// The columns, in the order in which they are shown.
    public var columns: [ColumnProperties] = []
    /// The column by which the rows are sorted; nil for none.
    public var sort: ColumnSort?

    /// Creates the state of a new view.
    public init() {}

    /// The index of the first selected row; nil for none.
    public var selectedRow: Int? { selection.first }

    public var validationError: String? {
        if let error = outOfRange("rowCount", rowCount, 0...Int(Int32.max)) { return error }
        if let first = selection.first, let error = outOfIndices("selection", first, rowCount) {
            return error
        }
        if let last = selection.last, let error = outOfIndices("selection", last, rowCount) { return error }
        switch selectionMode {
        case .none where !selection.isEmpty:
            return "selection has \(selection.count) rows; with the selection mode none it must be empty"
        case .single where selection.count > 1:
            return
                "selection has \(selection.count) rows; with the selection mode single it must have at most 1"
        default: break
        }
        if let error = outOfRange("minimumColumns", minimumColumns, 1...100)
            ?? outOfRange("maximumColumns", maximumColumns, minimumColumns...100)
        {
            return error
        }
        var ids = Set<String>()
        for column in columns {
            guard ids.insert(column.id).inserted else {
                return "columns has \"\(column.id)\" twice; each column needs an id of its own"
            }
            if let error = notALength("width of the column \"\(column.id)\"", column.width) { return error }
        }
        guard let sort, !ids.contains(sort.column) else { return nil }
        return "sort is by \"\(sort.column)\", which is not the id of a column; there are: "
            + (columns.isEmpty ? "none" : columns.map { "\"\($0.id)\"" }.joined(separator: ", "))
    }
}
