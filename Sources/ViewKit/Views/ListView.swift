// SPDX-License-Identifier: MIT

import RxKernel

/// A view that shows one item of a list after the other, as rows come into sight and go.
///
/// A cell only shows: it keeps no subscription, and `configure` sets all that it shows.
@preconcurrency @MainActor public protocol Configurable: View {
    /// What is shown.
    associatedtype Model

    /// Shows `model`, whatever was shown before.
    func configure(_ model: Model)
}

/// Rows of items, of which only those in sight exist as views.
///
/// ```swift
/// private lazy var list = ListView<Contact>(cell: ContactCell.init)
/// viewModel.contacts.bind(to: list.rx.items)
/// list.rx.activated.subscribe(onNext: { [unowned self] contact in viewModel.open(contact) })
/// ```
/// Setting ``items`` keeps the selection and the place in the list: rows are told apart by their `id`, shown again
/// where the item differs, and an id that occurs twice does no harm.
public final class ListView<Item: Identifiable & Equatable>: Control<ListViewState, ListViewEvent> {
    private let list: any BackendList
    private let makeCell: @MainActor () -> (view: any View, configure: @MainActor (Item) -> Void)
    private var cells: [ObjectIdentifier: WeakCell] = [:]

    /// A list without rows yet.
    /// - Parameters:
    ///   - style: what the list is for.
    ///   - selectionMode: whether rows can be selected.
    ///   - cell: makes a view for a row; called for as many rows as are in sight.
    ///   - configure: shows an item in it.
    public init<Cell: View>(
        style: ListStyle = .plain, selectionMode: ListSelectionMode = .single,
        cell: @escaping @MainActor () -> Cell, configure: @escaping @MainActor (Cell, Item) -> Void
    ) {
        list = Toolkit.backend.makeList()
        makeCell = {
            let view = cell()
            return (view, { @MainActor item in configure(view, item) })
        }
        super.init(ListViewState(selectionMode: selectionMode, style: style), asControl(list))
        list.makeCell = { [unowned self] in addCell() }
    }

    /// The same with a cell that knows how to show an item.
    public convenience init<Cell: Configurable>(
        style: ListStyle = .plain, selectionMode: ListSelectionMode = .single,
        cell: @escaping @MainActor () -> Cell
    ) where Cell.Model == Item {
        self.init(style: style, selectionMode: selectionMode, cell: cell) { $0.configure($1) }
    }

    /// What the rows show.
    public var items: [Item] = [] {
        didSet { show(replacing: oldValue) }
    }

    /// The selected item; nil where there is none.
    public var selectedItem: Item? {
        get { state.selectedRow.flatMap { items.indices.contains($0) ? items[$0] : nil } }
        set { state.selectedRow = newValue.flatMap { item in items.firstIndex { $0.id == item.id } } }
    }

    package override func receive(_ event: ListViewEvent) {
        if case .selected(let row) = event { state.selectedRow = row }
        super.receive(event)
    }

    private func show(replacing old: [Item]) {
        let selected = state.selectedRow.flatMap { old.indices.contains($0) ? old[$0].id : nil }
        let splice = ListSplice(from: old, to: items)
        if splice.removed + splice.added > 0 { list.splice(splice) }
        var state = state
        state.rowCount = items.count
        state.selectedRow = selected.flatMap { id in items.firstIndex { $0.id == id } }
        self.state = state
        refreshCells(in: splice)
    }

    /// Shows again the items that kept their row and changed.
    private func refreshCells(in splice: ListSplice) {
        cells = cells.filter { $0.value.cell != nil }
        guard !cells.isEmpty else { return }
        let byID = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for cell in cells.values.compactMap(\.cell) {
            guard let shown = cell.item, let item = byID[shown.id], item != shown else { continue }
            cell.show(item)
        }
    }

    private func addCell() -> ListCell {
        let (view, configure) = makeCell()
        let cell = Cell(view: view, configure: configure)
        cells[ObjectIdentifier(cell)] = WeakCell(cell: cell)
        return ListCell(view: view.backendView) { [unowned self] row in
            // A toolkit may still show a row that has just been removed.
            if items.indices.contains(row) { cell.show(items[row]) }
        }
    }

    private final class Cell {
        let view: any View
        private let configure: @MainActor (Item) -> Void
        private(set) var item: Item?

        init(view: any View, configure: @escaping @MainActor (Item) -> Void) {
            self.view = view
            self.configure = configure
        }

        @MainActor func show(_ item: Item) {
            self.item = item
            configure(item)
        }
    }

    private struct WeakCell {
        weak var cell: Cell?
    }
}

/// Whether rows can be selected.
public enum ListSelectionMode: String, Sendable, Codable {
    /// Not at all, or one at a time.
    case none, single
}

/// What a list is for; the desktop's theme decides how that looks.
public enum ListStyle: String, Sendable, Codable {
    /// Rows from edge to edge.
    case plain
    /// Rows in a frame, as in a form.
    case card
    /// The navigation at the side of a window.
    case sidebar
}

/// What a ``ListView`` shows, but for the rows themselves.
public struct ListViewState: Sendable, Codable, Equatable {
    /// How many rows there are.
    public var rowCount = 0
    /// Whether rows can be selected.
    public var selectionMode = ListSelectionMode.single
    /// The row that is selected, counted from zero; nil for none.
    public var selectedRow: Int?
    /// What the list is for.
    public var style = ListStyle.plain
}

/// What a person does to a ``ListView``.
public enum ListViewEvent: Sendable, Codable {
    /// The row of this number was selected, or none is any more.
    case selected(Int?)
    /// A row was clicked, or Return pressed on it.
    case activated(Int)
}

/// A change of a list's rows: `removed` rows from `position` on make room for `added` new ones.
public struct ListSplice: Sendable, Codable, Equatable {
    /// The first row that changes, counted from zero.
    public var position: Int
    /// How many rows go.
    public var removed: Int
    /// How many rows come.
    public var added: Int

    /// A change from the row `position` on.
    public init(position: Int, removed: Int, added: Int) {
        self.position = position
        self.removed = removed
        self.added = added
    }

    /// The one splice that leaves the rows alone that both lists start with, and those that both end with.
    init<Item: Identifiable>(from old: [Item], to new: [Item]) {
        let shorter = min(old.count, new.count)
        var head = 0
        while head < shorter, old[head].id == new[head].id { head += 1 }
        var tail = 0
        while tail < shorter - head, old[old.count - 1 - tail].id == new[new.count - 1 - tail].id {
            tail += 1
        }
        self.init(position: head, removed: old.count - head - tail, added: new.count - head - tail)
    }
}

/// A list is a control too, which the compiler only sees of one whose type is opened.
@MainActor private func asControl(_ list: some BackendList) -> any BackendControl<
    ListViewState, ListViewEvent
> { list }

/// Lets an extension of `Reactive` name the items of any list; not for other types to conform to.
@preconcurrency @MainActor public protocol ItemList: AnyObject {
    /// What a row shows.
    associatedtype Item

    /// What the rows show.
    var items: [Item] { get set }
    /// The selected item; nil where there is none.
    var selectedItem: Item? { get set }
    /// What the person does to the rows.
    var rowEvents: Observable<ListViewEvent> { get }
    /// The rows for which the person asks what belongs to them.
    var rowContextRequests: Observable<ContextRequest> { get }
}

extension ListView: ItemList {
    public var rowEvents: Observable<ListViewEvent> { events.asObservable() }
    public var rowContextRequests: Observable<ContextRequest> { rx.contextRequested.asObservable() }
}

extension Reactive where Base: ItemList {
    /// Each item that the person clicks, or presses Return on.
    @preconcurrency @MainActor public var activated: ControlEvent<Base.Item> {
        ControlEvent(
            events: base.rowEvents.compactMap { [weak base] event in
                guard let base, case .activated(let row) = event, base.items.indices.contains(row) else {
                    return nil
                }
                return base.items[row]
            })
    }

    /// Each item for which the person asks what belongs to it, and how: see ``ContextRequest``.
    @preconcurrency @MainActor public var itemContextRequested:
        ControlEvent<(item: Base.Item, request: ContextRequest)>
    {
        ControlEvent(
            events: base.rowContextRequests.compactMap { [weak base] request in
                guard let base, let row = request.row, base.items.indices.contains(row) else { return nil }
                return (base.items[row], request)
            })
    }

    /// Each selection that the person makes; nil where nothing is selected any more.
    @preconcurrency @MainActor public var selected: ControlEvent<Base.Item?> {
        ControlEvent(
            events: base.rowEvents.compactMap { [weak base] event -> Base.Item?? in
                guard let base, case .selected = event else { return nil }
                return .some(base.selectedItem)
            })
    }
}
