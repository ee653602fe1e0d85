// SPDX-License-Identifier: MIT

/// A reusable view that shows a row.
@MainActor public struct RowCell {
    /// The view.
    public let view: any BackendView
    /// Shows the row with this index in the view.
    public let bind: (Int) -> Void
    /// Call it when the view shows no row any more.
    public let unbind: () -> Void

    package init(view: any BackendView, bind: @escaping (Int) -> Void, unbind: @escaping () -> Void) {
        self.view = view
        self.bind = bind
        self.unbind = unbind
    }
}

/// The rows of a collection, as its backend reads them.
@MainActor public struct CollectionRows {
    /// Returns the traits of the row with this index.
    public let traits: (Int) -> RowTraits
    /// Creates a cell of this kind.
    public let makeCell: (CellKind) -> RowCell

    /// Waits until cells that were bound show their rows, for a few milliseconds at most. Cells of another
    /// process are filled a moment after they were bound. Call it when visible cells were bound, before the
    /// frame is painted. Rows may change during the call.
    public let waitForCells: () -> Void

    /// The parent of a row in a tree.
    package enum Parent: Equatable {
        /// The row that is the parent.
        case row(Int)
        /// The row is a root.
        case root
        /// The traits of a row between the two are not known.
        case unknown
    }

    /// Returns the parent of a row in a tree.
    package func parent(of row: Int) -> Parent {
        let own = traits(row)
        if !own.isKnown { return .unknown }
        if own.depth == 0 { return .root }
        for candidate in (0..<row).reversed() {
            let traits = traits(candidate)
            if !traits.isKnown { return .unknown }
            if traits.depth < own.depth { return .row(candidate) }
        }
        return .root
    }

    package init(
        traits: @escaping (Int) -> RowTraits, makeCell: @escaping (CellKind) -> RowCell,
        waitForCells: @escaping () -> Void = {}
    ) {
        self.traits = traits
        self.makeCell = makeCell
        self.waitForCells = waitForCells
    }
}
