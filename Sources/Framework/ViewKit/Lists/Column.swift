// SPDX-License-Identifier: MIT

/// A column of a ``ColumnView``: a title, and a cell for each item.
///
/// ```swift
/// Column("Name", sortedBy: { $0.name < $1.name }) { $0.name }
/// Column("Size", id: "size", cell: { Label() }, configure: { $0.text = "\($1.bytes) bytes" })
/// ```
@MainActor public struct Column<Item: Identifiable & Equatable> {
    /// The identifier, the title, the width and other properties.
    public var properties: ColumnProperties
    let maker: CellMaker<Item>
    let isBefore: (@MainActor (Item, Item) -> Bool)?

    /// Creates a column whose cells are views of one type.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - id: the identifier; by default the title.
    ///   - width: the initial width, in logical pixels; nil for the width of the content.
    ///   - expands: whether the column takes the width that the other columns leave.
    ///   - isBefore: returns whether the first item comes before the second one in ascending order; nil if
    ///     the user cannot sort by this column.
    ///   - cell: creates the view of a cell. Called once for each cell, not for each row: cells are reused.
    ///   - configure: shows an item in such a view.
    public init<Cell: View>(
        _ title: String, id: String? = nil, width: Int? = nil, expands: Bool = false,
        sortedBy isBefore: (@MainActor (Item, Item) -> Bool)? = nil,
        cell: @escaping @MainActor () -> Cell, configure: @escaping @MainActor (Cell, Item) -> Void
    ) {
        properties = ColumnProperties(id: id ?? title, title: title)
        properties.width = width
        properties.expands = expands
        properties.isSortable = isBefore != nil
        maker = .item(cell, configure)
        self.isBefore = isBefore
    }

    /// Creates a column of texts.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - id: the identifier; by default the title.
    ///   - width: the initial width, in logical pixels; nil for the width of the content.
    ///   - expands: whether the column takes the width that the other columns leave.
    ///   - isBefore: returns whether the first item comes before the second one in ascending order; nil if
    ///     the user cannot sort by this column.
    ///   - text: returns the text of an item.
    public init(
        _ title: String, id: String? = nil, width: Int? = nil, expands: Bool = false,
        sortedBy isBefore: (@MainActor (Item, Item) -> Bool)? = nil,
        text: @escaping @MainActor (Item) -> String
    ) {
        self.init(
            title, id: id, width: width, expands: expands, sortedBy: isBefore, cell: { Label() },
            configure: { $0.text = text($1) })
    }

    /// Returns a copy of the column with changed properties.
    public func with(_ change: (inout ColumnProperties) -> Void) -> Column {
        var column = self
        change(&column.properties)
        return column
    }
}
