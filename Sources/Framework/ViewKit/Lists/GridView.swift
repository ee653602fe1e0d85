// SPDX-License-Identifier: MIT

/// Items as tiles in lines, such as photographs.
///
/// ```swift
/// let photos = GridView<Photo>(columns: 3...8, cell: PhotoTile.init)
/// photos.items = album.photos
/// ```
/// Use a ``ListView`` for items that consist of text, and a ``Grid`` for a few views in rows and columns. Put
/// it into a ``ScrollView``. The arrow keys move in both directions. Everything else works as in
/// ``CollectionView``. Main thread only.
public final class GridView<Item: Identifiable & Equatable>: CollectionView<Item> {
    /// Creates a grid without items.
    ///
    /// - Parameters:
    ///   - columns: the smallest and the greatest number of tiles in a line. Between them, the number depends on the width.
    ///   - selectionMode: how many tiles can be selected.
    ///   - cell: creates the view of a tile. Called once for each cell, not for each tile: cells are reused.
    ///   - configure: shows an item in such a view.
    public init<Cell: View>(
        columns: ClosedRange<Int> = 1...7, selectionMode: ListSelectionMode = .single,
        cell: @escaping @MainActor () -> Cell, configure: @escaping @MainActor (Cell, Item) -> Void
    ) {
        super.init(.grid, [.item: .item(cell, configure)]) {
            $0.minimumColumns = columns.lowerBound
            $0.maximumColumns = columns.upperBound
            $0.selectionMode = selectionMode
            $0.activatesOnSingleClick = selectionMode != .multiple
        }
    }

    /// Creates a grid without items, whose cells are ``Configurable`` views.
    public convenience init<Cell: Configurable>(
        columns: ClosedRange<Int> = 1...7, selectionMode: ListSelectionMode = .single,
        cell: @escaping @MainActor () -> Cell
    ) where Cell.Model == Item {
        self.init(columns: columns, selectionMode: selectionMode, cell: cell) { $0.configure($1) }
    }

    /// The smallest and the greatest number of tiles in a line. Between them, the number depends on the width.
    public var columns: ClosedRange<Int> {
        get { state.minimumColumns...state.maximumColumns }
        set {
            var state = state
            (state.minimumColumns, state.maximumColumns) = (newValue.lowerBound, newValue.upperBound)
            self.state = state
        }
    }
}
