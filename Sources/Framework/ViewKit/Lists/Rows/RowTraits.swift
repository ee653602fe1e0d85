// SPDX-License-Identifier: MIT

/// The properties of a row that a backend shows outside of the cell, such as its name and its level in a tree.
public struct RowTraits: Sendable, Codable, Equatable {
    /// What the row shows.
    public var kind = RowKind.item
    /// The name for screen readers; if it is nil, the texts of the labels in the cell are the name.
    public var name: String?
    /// The level in a tree: 0 for a root, 1 for its children.
    public var depth = 0
    /// Whether the row has children that can be shown.
    public var isExpandable = false
    /// Whether the children of the row are shown.
    public var isExpanded = false
    /// Whether the children of the row, or the page after the last row, are being loaded.
    public var isLoading = false
    /// False for a row whose traits the process of a plugin has not sent yet.
    package var isKnown = true

    private enum CodingKeys: CodingKey { case kind, name, depth, isExpandable, isExpanded, isLoading }

    /// Creates the traits of a row that shows an item.
    public init() {}

    /// Whether the user can select and activate the row.
    public var isSelectable: Bool { kind == .item || kind == .placeholder }
}

/// The kind of content that a row shows.
public enum RowKind: String, Sendable, Codable {
    /// An item.
    case item
    /// The title of a section.
    case header
    /// An item that is not loaded yet.
    case placeholder
    /// The state of the next page: it is being loaded, or it could not be loaded.
    case pageStatus
}

/// The purpose of a cell. A backend reuses a cell for rows of the same purpose only.
public enum CellKind: Sendable, Codable, Hashable {
    /// Shows an item.
    case item
    /// Shows an item in the column with this identifier.
    case column(String)
    /// Shows the title of a section.
    case header
    /// Shows that an item is not loaded yet.
    case placeholder
    /// Shows the state of the next page.
    case pageStatus
}
