// SPDX-License-Identifier: MIT

import RxKernel

/// A list of items. Only the rows in sight have views.
///
/// ```swift
/// private lazy var list = ListView<Contact>(cell: ContactCell.init)
/// viewModel.contacts.bind(to: list.rx.items)
/// list.rx.activated.subscribe(onNext: { [unowned self] contact in viewModel.open(contact) })
/// ```
/// Use a ``Box`` for a few views that are always the same. When ``items`` changes, the list keeps its selection and its scroll
/// position: rows are told apart by the `id` of their items, and a row whose item has changed is configured again. Items with the same
/// `id` are told apart by their rows. The list retains its cells and the closures that it was created with. Main thread only.
public final class ListView<Item: Identifiable & Equatable>: Control<ListViewState, ListViewEvent> {
    private let list: any BackendList
    private let makeCell: @MainActor () -> (view: any View, configure: @MainActor (Item) -> Void)
    private var cells: [ObjectIdentifier: WeakCell] = [:]

    /// Creates a list without items.
    ///
    /// - Parameters:
    ///   - style: the purpose of the list.
    ///   - selectionMode: which rows can be selected.
    ///   - cell: creates the view of a row; called for as many rows as are in sight.
    ///   - configure: shows an item in such a view.
    public init<Cell: View>(
        style: ListStyle = .plain, selectionMode: ListSelectionMode = .single,
        cell: @escaping @MainActor () -> Cell, configure: @escaping @MainActor (Cell, Item) -> Void
    ) {
        list = Toolkit.backend.makeList()
        makeCell = {
            let view = cell()
            return (view, { @MainActor item in configure(view, item) })
        }
        super.init(
            ListViewState {
                $0.selectionMode = selectionMode
                $0.style = style
            }, asControl(list))
        list.makeCell = { [unowned self] in addCell() }
    }

    /// Creates a list without items, whose cells show them by themselves.
    public convenience init<Cell: Configurable>(
        style: ListStyle = .plain, selectionMode: ListSelectionMode = .single,
        cell: @escaping @MainActor () -> Cell
    ) where Cell.Model == Item {
        self.init(style: style, selectionMode: selectionMode, cell: cell) { $0.configure($1) }
    }

    /// The items, one for each row.
    public var items: [Item] = [] {
        didSet { show(replacing: oldValue) }
    }

    /// The selected item; nil for none.
    public var selectedItem: Item? {
        get { state.selectedRow.flatMap { items.indices.contains($0) ? items[$0] : nil } }
        set { state.selectedRow = newValue.flatMap(row) }
    }

    public override func receive(_ event: ListViewEvent) {
        if case .selected(let row) = event { state.selectedRow = row }
        super.receive(event)
    }

    private func row(of item: Item) -> Int? {
        items.firstIndex(of: item) ?? items.firstIndex { $0.id == item.id }
    }

    private func show(replacing old: [Item]) {
        let splice = ListSplice(from: old, to: items)
        cells = cells.filter { $0.value.cell != nil }
        for cell in cells.values.compactMap(\.cell) { cell.row = cell.row.flatMap(splice.row) }
        let selectedRow = state.selectedRow.flatMap { row in
            splice.row(after: row) ?? (old.indices.contains(row) ? self.row(of: old[row]) : nil)
        }
        if splice.removed + splice.added > 0 { list.splice(splice) }
        var state = state
        state.rowCount = items.count
        state.selectedRow = selectedRow
        self.state = state
        for cell in cells.values.compactMap(\.cell) { showAgain(cell) }
    }

    /// Configures a cell again whose item has changed.
    private func showAgain(_ cell: Cell) {
        guard let row = cell.row, items.indices.contains(row), items[row] != cell.item else { return }
        cell.show(items[row], in: row)
    }

    private func addCell() -> ListCell {
        let (view, configure) = makeCell()
        let cell = Cell(view: view, configure: configure)
        cells[ObjectIdentifier(cell)] = WeakCell(cell: cell)
        return ListCell(view: view.backendView) { [unowned self] row in
            // A toolkit may still show a row that has just been removed.
            if items.indices.contains(row) { cell.show(items[row], in: row) }
        }
    }

    private final class Cell {
        let view: any View
        private let configure: @MainActor (Item) -> Void
        private(set) var item: Item?
        /// The row that the cell shows; nil if it shows none.
        var row: Int?

        init(view: any View, configure: @escaping @MainActor (Item) -> Void) {
            self.view = view
            self.configure = configure
        }

        @MainActor func show(_ item: Item, in row: Int) {
            self.item = item
            self.row = row
            configure(item)
        }
    }

    private struct WeakCell {
        weak var cell: Cell?
    }
}

/// Any list as a control: the compiler sees that it is one only when the type is opened.
@MainActor private func asControl(_ list: some BackendList) -> any BackendControl<
    ListViewState, ListViewEvent
> { list }
