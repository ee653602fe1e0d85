// SPDX-License-Identifier: MIT

/// The view of a ``CollectionView``: a list, a tree, a grid or columns. Only visible rows, and some rows near
/// them, have cells, which are reused.
///
/// For each row, a backend reads the traits from ``provider``, takes a cell of the matching kind, and binds
/// it. Indices are valid. Between two of several changes, a backend may bind a row that a later change
/// removes.
@MainActor public protocol BackendCollection: BackendControl
where State == CollectionViewState, Event == CollectionViewEvent {
    /// The rows. Set once.
    var provider: CollectionRows? { get set }
    /// Removes and inserts rows. Called before ``BackendControl/render(_:)`` with the new number of rows. The
    /// other rows keep their cells and stay selected.
    func splice(_ change: ListSplice)
    /// Binds the cells of these rows again, if they have any.
    func update(_ rows: RowSet)
    /// Scrolls as little as is needed to show a row.
    func scroll(to row: Int)
    /// Gives a row the keyboard focus, and scrolls to it.
    func focus(row: Int)
    /// The row with the keyboard focus, or with the view that has it; nil for none, and where the backend does not know it.
    var focusedRow: Int? { get }
    /// Whether the collection or a view in it has the keyboard focus; true where the backend does not know it.
    var hasKeyboardFocus: Bool { get }
    /// Shows a view while there are no rows; nil for none.
    func setEmptyView(_ view: (any BackendView)?)
}

extension BackendCollection {
    public var focusedRow: Int? { nil }
    public var hasKeyboardFocus: Bool { true }
}

/// How a collection lays out its rows.
public enum CollectionLayout: String, Sendable, Codable {
    /// Rows below each other: a ``ListView``.
    case list
    /// Rows below each other, which contain each other: a ``TreeView``.
    case tree
    /// Tiles beside and below each other: a ``GridView``.
    case grid
    /// Rows with a cell for each column: a ``ColumnView``.
    case columns
}
