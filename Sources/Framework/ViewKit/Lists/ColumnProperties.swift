// SPDX-License-Identifier: MIT

/// The properties of a ``Column``, as a backend receives them.
public struct ColumnProperties: Sendable, Codable, Equatable {
    /// The identifier.
    public var id: String
    /// The title.
    public var title: String
    /// The width, in logical pixels; nil for the width of the content.
    public var width: Int?
    /// Whether the column takes the width that the other columns leave.
    public var expands = false
    /// Whether the user can change the width.
    public var isResizable = true
    /// Whether the user can sort the rows by the column.
    public var isSortable = false
    /// Whether the column is shown.
    public var isVisible = true

    /// Creates the properties of a column.
    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

/// The column by which the rows of a ``ColumnView`` are sorted.
/// ```swift
/// columns.sort = ColumnSort("size", ascending: false)
/// ```
public struct ColumnSort: Sendable, Codable, Hashable {
    /// The identifier of the column.
    public var column: String
    /// Whether the smallest value is in the first row.
    public var isAscending: Bool

    /// Sorts by the column with an identifier.
    public init(_ column: String, ascending: Bool = true) {
        self.column = column
        isAscending = ascending
    }
}
