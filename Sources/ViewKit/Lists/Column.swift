// SPDX-License-Identifier: MIT

/// A column of a ``ColumnView``: a title, and a cell for each item.
///
/// ```swift
/// Column("Name", sortedBy: { $0.name < $1.name }) { $0.name }
/// Column("Size", id: "size", cell: { Label() }, configure: { $0.text = "\($1.bytes) bytes" })
/// ```
@MainActor public struct Column<Item: Identifiable & Equatable> {
    /// The identifier, title, width and the like.
    public var properties: ColumnProperties
    let maker: CellMaker<Item>
    let isBefore: (@MainActor (Item, Item) -> Bool)?

    /// Creates a column with cells of a kind.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - id: the identifier; by default the title.
    ///   - width: the width at first, in logical pixels; nil for the width of the content.
    ///   - expands: whether the column takes the width that remains.
    ///   - isBefore: whether the first item comes before the second one when the rows are sorted by this column; nil if they cannot be.
    ///   - cell: creates the view of a cell; called for as many rows as are in sight.
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
    ///   - width: the width at first, in logical pixels; nil for the width of the content.
    ///   - expands: whether the column takes the width that remains.
    ///   - isBefore: whether the first item comes before the second one when the rows are sorted by this column; nil if they cannot be.
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

    /// Returns the column, changed.
    public func with(_ change: (inout ColumnProperties) -> Void) -> Column {
        var column = self
        change(&column.properties)
        return column
    }
}
