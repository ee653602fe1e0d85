// SPDX-License-Identifier: MIT

import RxKernel

/// Items as rows with several columns, which the user can sort by, resize, move and hide.
///
/// ```swift
/// let files = ColumnView<File>(columns: [
///     Column("Name", expands: true, sortedBy: { $0.name < $1.name }) { $0.name },
///     Column("Size", sortedBy: { $0.size < $1.size }) { "\($0.size)" },
/// ])
/// files.items = folder.files
/// ```
/// Use a ``ListView`` if one cell shows all of an item. Put the column view into a ``ScrollView`` that
/// scrolls in both directions. A click on a title sorts by that column; a second click reverses the order.
/// The secondary mouse button on a title, or Control+Shift+F10, opens a menu that shows and hides columns,
/// and sorts. Everything else works as in ``CollectionView``.
///
/// The view sorts ``items`` itself. With a ``CollectionView/source``, the application must sort when `rx.sorted` sends. Main thread only.
public final class ColumnView<Item: Identifiable & Equatable>: CollectionView<Item> {
    private let comparisons: [String: @MainActor (Item, Item) -> Bool]
    private var given: [Item] = []

    /// Creates columns without rows.
    ///
    /// - Parameters:
    ///   - columns: the columns; each needs an identifier of its own.
    ///   - selectionMode: how many rows can be selected.
    public init(columns: [Column<Item>], selectionMode: ListSelectionMode = .single) {
        var makers: [CellKind: CellMaker<Item>] = [:]
        var comparisons: [String: @MainActor (Item, Item) -> Bool] = [:]
        for column in columns {
            makers[.column(column.properties.id)] = column.maker
            comparisons[column.properties.id] = column.isBefore
        }
        self.comparisons = comparisons
        super.init(.columns, makers) {
            $0.columns = columns.map(\.properties)
            $0.selectionMode = selectionMode
            $0.activatesOnSingleClick = false
        }
    }

    /// The items, in any order. The rows show them sorted by ``sort``; items that compare as equal keep their order.
    public override var items: [Item] {
        get { source == nil ? given : [] }
        set {
            given = newValue
            setRows(.items(sorted))
        }
    }

    /// The column by which the rows are sorted; nil for the order of ``items``.
    public var sort: ColumnSort? {
        get { state.sort }
        set {
            guard newValue != state.sort else { return }
            state.sort = newValue
            if source == nil, state.sort == newValue { setRows(.items(sorted)) }
        }
    }

    /// The properties of the columns, in the order in which they are shown. A column that the view was not
    /// created with is refused and reported.
    public var columns: [ColumnProperties] {
        get { state.columns }
        set {
            let unknown = newValue.first { cellMakers[.column($0.id)] == nil }
            if let unknown {
                let known = state.columns.map { "\"\($0.id)\"" }.joined(separator: ", ")
                return report(
                    .invalid("there is no column \"\(unknown.id)\"; the view was created with: \(known)"))
            }
            state.columns = newValue
        }
    }

    public override func receive(_ event: CollectionViewEvent) {
        var columns = state.columns
        switch event {
        case .sorted(let sort):
            if let sort, !columns.contains(where: { $0.id == sort.column && $0.isSortable }) { return }
            self.sort = sort
        case .columnResized(let id, let width):
            guard let index = columns.firstIndex(where: { $0.id == id }) else { return }
            columns[index].width = width
        case .columnMoved(let id, let newIndex):
            guard let index = columns.firstIndex(where: { $0.id == id }), columns.indices.contains(newIndex)
            else { return }
            columns.insert(columns.remove(at: index), at: newIndex)
        case .columnShown(let id, let isVisible):
            guard let index = columns.firstIndex(where: { $0.id == id }) else { return }
            columns[index].isVisible = isVisible
            // The last column cannot be hidden: the menu that shows columns opens on a title.
            guard columns.contains(where: \.isVisible) else { return }
        default: break
        }
        state.columns = columns
        super.receive(event)
    }

    override func didMove(_ items: [Item]) {
        given = items
        state.sort = nil
    }

    private var sorted: [Item] {
        guard let sort, let isBefore = comparisons[sort.column] else { return given }
        // Equal items keep their order, also in descending order.
        return given.stablySorted { sort.isAscending ? isBefore($0, $1) : isBefore($1, $0) }
    }
}
