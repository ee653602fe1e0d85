// SPDX-License-Identifier: MIT

/// A view in which a backend shows one row after the other.
@MainActor public struct RowCell {
    /// The view.
    public let view: any BackendView
    /// Shows the row with an index in the view.
    public let bind: (Int) -> Void
    /// Call it when the view shows no row any more, until ``bind`` is called for the next one.
    public let unbind: () -> Void

    package init(view: any BackendView, bind: @escaping (Int) -> Void, unbind: @escaping () -> Void) {
        self.view = view
        self.bind = bind
        self.unbind = unbind
    }
}

/// The rows of a collection, as its backend reads them.
@MainActor public struct CollectionRows {
    /// Returns what the row with an index is.
    public let traits: (Int) -> RowTraits
    /// Creates a cell for rows of a kind.
    public let makeCell: (CellKind) -> RowCell

    package init(traits: @escaping (Int) -> RowTraits, makeCell: @escaping (CellKind) -> RowCell) {
        self.traits = traits
        self.makeCell = makeCell
    }
}
