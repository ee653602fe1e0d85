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
    /// The user wants to go to the parent of a row of a tree, and the backend does not know which row that is.
    case parentWanted(row: Int)
    /// The user chose the column by which the rows are sorted; nil for none.
    case sorted(ColumnSort?)
    /// The user changed the width of the column with this identifier, in logical pixels.
    case columnResized(String, width: Int)
    /// The user moved the column with this identifier to the index `to`, counted after the move.
    case columnMoved(String, to: Int)
    /// The user showed or hid the column with this identifier.
    case columnShown(String, isVisible: Bool)
}

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

/// The purpose of a ``ListView``, from which the backend derives its appearance.
/// ```swift
/// let places = ListView<Letter>(style: .sidebar, cell: { Label() }, configure: { $0.text = $1.title })
/// ```
public enum ListStyle: String, Sendable, Codable {
    /// Rows that reach from one edge of the list to the other.
    case plain
    /// Rows in a frame, as in a form, with lines between them.
    case card
    /// The navigation in the side bar of a window.
    case sidebar
}
