// SPDX-License-Identifier: MIT

/// What a row is, as a backend shows it around the cell of the row.
public struct RowTraits: Sendable, Codable, Equatable {
    /// What the row shows.
    public var kind = RowKind.item
    /// The name for screen readers; nil for the labels in the cell.
    public var name: String?
    /// The number of rows that contain the row in a tree.
    public var depth = 0
    /// Whether the row has children that can be shown.
    public var isExpandable = false
    /// Whether the children of the row are shown.
    public var isExpanded = false
    /// Whether the children of the row, or the page after the last row, are being loaded.
    public var isLoading = false

    /// Creates the traits of a row that shows an item.
    public init() {}

    /// Whether the user can select and activate the row.
    public var isSelectable: Bool { kind == .item || kind == .placeholder }
}

/// What a row shows.
public enum RowKind: String, Sendable, Codable {
    /// An item.
    case item
    /// The title of a section.
    case header
    /// An item that is not loaded yet.
    case placeholder
    /// What the page after the last row is doing: it is being loaded, or it could not be loaded.
    case pageStatus
}

/// The purpose of a cell. A backend shows one row after the other in a cell, and only rows of the same purpose.
public enum CellKind: Sendable, Codable, Hashable {
    /// Shows an item.
    case item
    /// Shows an item in the column with this identifier.
    case column(String)
    /// Shows the title of a section.
    case header
    /// Shows that an item is not loaded yet.
    case placeholder
    /// Shows what the page after the last row is doing.
    case pageStatus
}
