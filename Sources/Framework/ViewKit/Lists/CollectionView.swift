// SPDX-License-Identifier: MIT

import RxKernel

/// The base class of ``ListView``, ``TreeView``, ``GridView`` and ``ColumnView``: rows that show items. Only
/// visible rows, and some rows near them, have cells.
///
/// The rows come from an array (``items``), from an observable of arrays (`rx.items`), or from a `RowSource` that returns rows by their
/// index (``source``). When they change, the collection keeps the selection and the scroll position. Rows are identified by the `id`
/// of their items, and only rows that are new or that have changed are configured. Several items may have the same identifier.
///
/// - Keys: the arrow keys, Home, End, Page Up and Page Down move the keyboard focus; Return activates;
///   Control+A, Control+Space and Shift with the arrow keys select several rows; letters go to the row whose
///   text begins with them, see ``itemText``; Alt+Up and Alt+Down move a row, see ``isReorderable``;
///   Shift+F10 opens the ``contextMenu``.
/// - Accessibility: the name of a row is its ``itemText``, or else the texts of the labels in its cell.
///
/// The collection retains the closures that it is given; the backend retains the cells. Main thread only.
/// ```swift
/// list.rx.activated.subscribe(onNext: { letter in print(letter.title) }).disposed(by: bag)
/// ```
@preconcurrency @MainActor
public class CollectionView<Item: Identifiable & Equatable>: Control<
    CollectionViewState, CollectionViewEvent
>
{
    let collection: any BackendCollection
    final var rows = Rows<Item>.items([])
    final var cellMakers: [CellKind: CellMaker<Item>] = [:]
    final var cells: [ObjectIdentifier: WeakCell<Item>] = [:]
    /// The changes that the backend has not made yet. Not empty only while ``isChanging`` is true.
    final var pending: ArraySlice<ListSplice> = []
    /// Whether the backend makes changes at this moment.
    final var isChanging = false
    private let disposeBag = DisposeBag()
    final let sourceSubscription = SerialDisposable()
    private var listensForContextRequests = false
    private let nearEndRelay = OwnedRelay<Void>()
    /// Whether ``nearEnd`` was sent for the rows that are shown.
    final var hasSentNearEnd = false
    /// The rows to scroll to when they are loaded.
    final var rowsToScrollTo: Range<Int>?
    /// The identifiers of the items that are selected when they have a row that is loaded. `isKnown` is false
    /// if another selection was sent since they were set.
    final var awaited: (ids: [Item.ID], isKnown: Bool) = ([], true)
    /// Whether the selection has changed, which the observers have to learn.
    final var hasUnsentSelection = false
    /// The rows that were deleted while they were selected. They are selected again when they come back
    /// before the user has selected others.
    final var deletedSelection: Set<Item.ID> = []
    /// The identifiers of the first selected rows of a source, in their order, which cannot be read after the source has changed; nil for
    /// a row that was not loaded.
    final var selectedIDs: [Item.ID?] = []
    final let positionRelay = OwnedRelay<Void>()
    final let moveRelay = OwnedRelay<ItemMove<Item>>()

    init(
        _ layout: CollectionLayout, _ makers: [CellKind: CellMaker<Item>],
        _ change: (inout CollectionViewState) -> Void
    ) {
        collection = Toolkit.backend.makeCollection(layout)
        cellMakers = makers
        super.init(CollectionViewState(change), asControl(collection))
        collection.provider = CollectionRows { [weak self] row in
            self?.traits(at: row) ?? RowTraits()
        } makeCell: { [weak self] kind in
            self?.makeCell(kind) ?? RowCell(view: Label().backendView, bind: { _ in }, unbind: {})
        }
        cellMakers[.pageStatus] = .pageStatus(layout == .grid ? .vertical : .horizontal) { [weak self] in
            self?.retryPage()
        }
        sourceSubscription.disposed(by: disposeBag)
    }

    // MARK: Rows

    /// The items, one for each row. Empty if the rows come from a ``source``.
    public var items: [Item] {
        get { rows.items }
        set { setRows(.items(newValue)) }
    }

    /// The source of the rows, if they are read by their index; nil if they come from ``items`` or from sections.
    public var source: (any RowSource<Item>)? {
        get { if case .source(let source) = rows { source } else { nil } }
        set {
            setRows(newValue.map { .source($0) } ?? .items([]))
            sourceSubscription.replace {
                newValue?.changes.subscribe(onNext: { [weak self] in self?.show($0) }) ?? Disposables.create()
            }
        }
    }

    /// Shows rows that are loaded page by page, and retains them.
    ///
    /// ```swift
    /// list.show(PagedRowCache(pageSize: 100) { [store] range in store.packages(range) })
    /// ```
    public func show(_ rows: any PagedRows<Item>) { source = PagedRowSource(rows) }

    /// The number of rows: items, titles of sections, and rows that are not loaded yet.
    public final var rowCount: Int { state.rowCount - (state.hasPageStatus ? 1 : 0) }

    /// The item of a row; nil for a row without one, and for an index that no row has.
    public final func item(at row: Int) -> Item? { rows.item(at: row) }

    // MARK: Selection

    /// How many rows can be selected. Changing the mode removes those rows from the selection that the new mode does not allow, with an
    /// event.
    ///
    /// If the selected row of a list with single selection is removed while the list has the keyboard focus,
    /// and nothing else changes, the row that gets the focus is selected, with an event. With multiple
    /// selection none is. Rows that come back, as by undo, are selected again, unless the user has selected
    /// others.
    public final var selectionMode: ListSelectionMode {
        get { state.selectionMode }
        set {
            var state = state
            state.selectionMode = newValue
            switch newValue {
            case .none: state.selection = []
            case .single: state.selection = state.selection.first.map { [$0] } ?? []
            case .multiple: break
            }
            if newValue == .none { awaited.ids = [] }
            if state.selection.count < self.state.selection.count { hasUnsentSelection = true }
            self.state = state
            selectLoadedRows()
            sendSelection()
            positionRelay.accept(())
        }
    }

    /// The selected rows, by their indices.
    public final var selectedRows: RowSet {
        get { state.selection }
        set {
            select(newValue, andLater: [])
            positionRelay.accept(())
        }
    }

    /// Selects rows, and the rows of other items when they are loaded.
    private func select(_ new: RowSet, andLater ids: [Item.ID]) {
        awaited = (ids, isKnown: !hasUnsentSelection)
        // An event would take what waits from a relay that has just set it. It is sent when the row is there.
        if !ids.isEmpty { hasUnsentSelection = false }
        deletedSelection = []
        lacksSelectedItems = false
        state.selection = new
        if case .source = rows { noteSelectedIDs(of: new) }
        selectLoadedRows()
    }

    /// Notes the identifiers of the selected rows of a source. It loads what is read, so that only the first row is read if it is far away.
    final func noteSelectedIDs(of selection: RowSet, readsFirst: Bool = true) {
        let (near, first) = (rowsThatMayBeLoaded, readsFirst ? selection.first : nil)
        selectedIDs = selection.rows.prefix(200).map { row in
            row == first || near.contains(row) ? rows.item(at: row)?.id : nil
        }
    }

    /// The selected items, in the order of their rows.
    ///
    /// Items that are set and have no row yet wait for it, also while other rows are there. Until then they are
    /// no part of the value. When they have a row, they are selected: without an event, since they are what
    /// was set, or with one if another selection was sent since, such as that of a removed row.
    ///
    /// An item without a row waits as long as the selection is the one that was set: until the user or the
    /// program selects others, also none, or until no row can be selected (``selectionMode``). A list with
    /// single selection waits only while no row is selected. What is bound in both directions keeps the items:
    /// ```swift
    /// viewModel.selection <~> list.rx.selectedItems ~ disposeBag        // before or after the rows are loaded
    /// ```
    /// Items of a ``source`` are found if their rows are visible or at most ``prefetchDistance`` rows away,
    /// because other rows may not be loaded; select other rows by ``selectedRows``.
    public final var selectedItems: [Item] {
        get { state.selection.rows.compactMap { rows.item(at: $0) } }
        set {
            var selection = RowSet()
            var missing: [Item.ID] = []
            for item in newValue {
                if let row = rows.row(of: item) {
                    selection.insert(row..<row + 1)
                } else {
                    missing.append(item.id)
                }
            }
            select(selection, andLater: missing)
            positionRelay.accept(())
        }
    }

    /// The first selected item; nil for none. An item that has no row yet is selected when it has one: see ``selectedItems``.
    public final var selectedItem: Item? {
        get { state.selection.first.flatMap { rows.item(at: $0) } }
        set { selectedItems = newValue.map { [$0] } ?? [] }
    }

    /// Whether a single click activates a row; if not, a double click does. By default false in a
    /// ``ColumnView``, and where several rows can be selected; true otherwise.
    public final var activatesOnSingleClick: Bool {
        get { state.activatesOnSingleClick }
        set { state.activatesOnSingleClick = newValue }
    }

    // MARK: Scrolling

    /// The rows of which at least a part was visible in the last frame.
    public private(set) final var visibleRows = 0..<0

    /// The number of rows after the last visible row at which ``nearEnd`` sends. A ``source`` loads as many
    /// rows before and after the visible rows in advance. A value that is not possible becomes the nearest one from 0 to `Int32.max`.
    public final var prefetchDistance = 20 {
        didSet { prefetchDistance = min(max(prefetchDistance, 0), Int(Int32.max)) }
    }

    /// Sends when at most ``prefetchDistance`` rows are left after the visible ones: once until rows are inserted, removed
    /// or moved.
    public final var nearEnd: Observable<Void> { nearEndRelay.asObservable() }

    /// Scrolls as little as is needed to show the row of an item.
    public final func scroll(to item: Item) {
        if let row = rows.row(of: item) { collection.scroll(to: row) }
    }

    /// Scrolls as little as is needed to show a row. An index that no row has is ignored.
    public final func scroll(toRow row: Int) {
        if (0..<rowCount).contains(row) { collection.scroll(to: row) }
    }

    /// Scrolls so that these rows are visible, such as the ``visibleRows`` of an earlier run. If they do not
    /// all fit, the first ones are visible.
    ///
    /// If they are not loaded yet, the collection scrolls when they are, unless the user has scrolled in the meantime.
    public final func scroll(to rows: Range<Int>) {
        guard !rows.isEmpty, rows.lowerBound >= 0 else { return }
        guard rows.upperBound <= rowCount else { return rowsToScrollTo = rows }
        rowsToScrollTo = nil
        collection.scroll(to: rows.upperBound - 1)
        collection.scroll(to: rows.lowerBound)
    }

    // MARK: What a row offers

    /// Returns the text of an item: its name for screen readers, and the text by which the user finds it when typing.
    ///
    /// ```swift
    /// list.itemText = { $0.name }
    /// ```
    public final var itemText: (@MainActor (Item) -> String)? {
        didSet {
            state.isSearchable = itemText != nil
            showAgain()
        }
    }

    /// The menu of a row, which the user opens by the secondary mouse button, a long press, the Menu key or Shift+F10; nil for none.
    ///
    /// The row is selected before the menu opens. The actions of the menu apply to ``selectedItems``, or to ``contextItem`` if no row can
    /// be selected.
    /// ```swift
    /// list.actions = [
    ///     Action("contacts.delete", title: "Delete", shortcuts: ["Delete"]) { [unowned self] in delete(list.selectedItems) }
    /// ]
    /// list.contextMenu = { _ in Menu(sections: [[.init("Delete", action: "contacts.delete")]]) }
    /// ```
    public final var contextMenu: (@MainActor (Item) -> Menu?)? {
        didSet { listenForContextRequests() }
    }

    /// Whether the row whose context menu opens is selected, if it is not yet. False for a list whose selection says what is shown.
    public final var contextMenuSelects = true

    /// The item whose ``contextMenu`` was opened last.
    public private(set) final var contextItem: Item?

    /// Whether the user can move rows, by dragging them, by Alt+Up and Alt+Down, and by the actions of a row that a screen reader lists.
    ///
    /// ``items``, or the sections of a list, have the new order when `rx.itemMoved` sends. A row is moved within its section and to another
    /// one. A collection with a ``source`` moves no row itself: the observer of `rx.itemMoved` moves the
    /// item, and the source sends the changes. The rows of a ``TreeView`` cannot be moved.
    public var isReorderable: Bool {
        get { state.isReorderable }
        set { state.isReorderable = newValue }
    }

    /// Whether rows that are inserted between others, or moved, fade in; true by default. Rows that are
    /// removed disappear at once. There is no animation if the settings of the desktop disable animations, if
    /// there were no rows before, or if the rows are more than fit on a screen.
    ///
    /// Set it to false for rows that are sorted by values that change often. While the first row is visible,
    /// the cells then show other items in their places instead of moving, which is much faster; the selected
    /// row and the one with the keyboard focus keep their cells.
    public final var animatesInsertions: Bool {
        get { state.animatesInsertions }
        set { state.animatesInsertions = newValue }
    }

    /// The view that is shown while there are no rows, such as a ``StatusView``; nil for none. The collection retains it.
    public final var emptyView: (any View)? {
        didSet {
            guard emptyView !== oldValue else { return }
            (oldValue as? PortableView)?.superview = nil
            if let view = emptyView as? PortableView {
                (view.superview as? any ChildHolder)?.release(view)
                view.superview = self
            }
            collection.setEmptyView(emptyView?.backendView)
        }
    }

    /// Whether the next page is being loaded or could not be loaded, which the collection shows in a row or a
    /// tile after the last one; nil for no such row. A ``ColumnView`` shows none.
    package final var pageStatus: PageStatus? {
        didSet {
            if pageStatus == oldValue { return }
            let (old, new) = (oldValue == nil ? 0 : 1, pageStatus == nil ? 0 : 1)
            // If only the status has changed, no row is inserted or removed.
            make(old == new ? [] : [ListSplice(position: rows.count, removed: old, added: new)], from: rows)
            if new > 0, visibleRows.upperBound == rowCount { collection.scroll(to: rowCount) }
        }
    }

    /// Called when the user activates the button beside the error of ``pageStatus``, or the row.
    package final var onRetryPage: (@MainActor () -> Void)?

    private func retryPage() {
        // The row with the spinner cannot have the keyboard focus, so the row before it gets the focus.
        if rowCount > 0 { collection.focus(row: rowCount - 1) }
        onRetryPage?()
    }

    // MARK: Events

    final let activationRelay = OwnedRelay<Item>()
    final let expansionRelay = OwnedRelay<(item: Item, isExpanded: Bool)>()

    /// Whether the user has selected rows that are not loaded yet.
    final var lacksSelectedItems = false

    /// Whether selected rows are not loaded.
    final var hasUnloadedSelection: Bool {
        guard case .source = rows else { return false }
        return state.selection.rows.prefix(200).contains { rows.item(at: $0) == nil }
    }

    /// Whether the observers of a move are called, who may move the row in the source.
    final var isMoving = false

    /// Sends an event to the observers, which does not change the collection.
    final func send(_ event: CollectionViewEvent) {
        guard case .selected = event else { return super.receive(event) }
        hasUnsentSelection = false
        awaited.isKnown = false
        super.receive(event)
        // What an observer has set, and waits: the later ones have received what is selected.
        awaited.isKnown = false
    }

    /// Sends the selection if the observers do not know it.
    final func sendSelection() {
        if hasUnsentSelection { send(.selected(state.selection)) }
    }

    public override func receive(_ event: CollectionViewEvent) {
        switch event {
        case .selected(let selection):
            let selection = selectable(selection)
            select(selection, andLater: [])
            lacksSelectedItems = hasUnloadedSelection
            send(.selected(selection))
            return positionRelay.accept(())
        case .activated(let row):
            if row == rowCount, case .failed = pageStatus { return retryPage() }
            guard let item = rows.item(at: row) else { return }
            super.receive(event)
            return activationRelay.accept(item)
        case .visible(let range): showing(range.clamped(to: 0..<rowCount))
        case .typed(let prefix): return find(prefix)
        case .moved(let row, let index): return move(row, to: index)
        default: break
        }
        super.receive(event)
    }

    /// The rows of `selection` that can be selected.
    final func selectable(_ selection: RowSet) -> RowSet {
        if selectionMode == .none { return [] }
        var selection = selection.intersection(0..<rows.count)
        if state.hasHeaders {
            selection = RowSet(selection.rows.filter { rows.traits(at: $0).isSelectable })
        }
        return selectionMode == .single ? selection.first.map { [$0] } ?? [] : selection
    }

    private func showing(_ range: Range<Int>) {
        visibleRows = range
        if range.lowerBound > 0 { rowsToScrollTo = nil }
        positionRelay.accept(())
        let wanted = range.lowerBound - prefetchDistance..<range.upperBound + prefetchDistance
        if case .source(let source) = rows {
            source.willShow(wanted.clamped(to: 0..<rowCount))
            selectLoadedRows()
            sendSelection()
        }
        reportNearEnd()
    }

    private func reportNearEnd() {
        guard isNearEnd, !hasSentNearEnd else { return }
        hasSentNearEnd = true
        nearEndRelay.accept(())
    }

    private var isNearEnd: Bool { visibleRows.upperBound + prefetchDistance >= rowCount }

    /// Called after rows were inserted or removed. If the same range of rows stays visible, the backend sends no event.
    final func reportNearEndLater() {
        guard !visibleRows.isEmpty, isNearEnd else { return }
        // In a later turn of the main loop, because an observer may change the rows that are being shown.
        _ = MainScheduler.asyncInstance.schedule(()) { [weak self] in
            if let self, !visibleRows.isEmpty { reportNearEnd() }
            return Disposables.create()
        }
    }

    /// Sends ``nearEnd`` again if the last row is near. Called when the next page could not be requested at the time ``nearEnd`` was sent.
    package final func repeatNearEnd() {
        guard !visibleRows.isEmpty else { return }
        hasSentNearEnd = false
        reportNearEnd()
    }

    private func find(_ prefix: String) {
        guard let itemText, rowCount > 0, !prefix.isEmpty else { return }
        // The first letter searches after the selected row. Further letters narrow the search, so it begins at the selected row.
        let start = (state.selectedRow.map { prefix.count == 1 ? $0 + 1 : $0 } ?? 0) % rowCount
        let found: Int?
        if case .source(let source) = rows {
            found =
                source.row(beginningWith: prefix, from: start) ?? source.row(beginningWith: prefix, from: 0)
        } else {
            let prefix = prefix.lowercased()
            let matches = { [rows] (row: Int) in
                rows.item(at: row).map { itemText($0).lowercased().hasPrefix(prefix) } ?? false
            }
            found = (start..<rowCount).first(where: matches) ?? (0..<start).first(where: matches)
        }
        guard let found, (0..<rowCount).contains(found) else { return }
        if selectionMode != .none, state.selection != [found] { receive(.selected([found])) }
        collection.focus(row: found)
    }

    /// Called after the user has moved a row.
    func didMove(_ items: [Item]) {}

    private func listenForContextRequests() {
        guard contextMenu != nil, !listensForContextRequests else { return }
        listensForContextRequests = true
        rx.contextRequested
            .subscribe(onNext: { [unowned self] request in openMenu(for: request) })
            .disposed(by: disposeBag)
    }

    private func openMenu(for request: ContextRequest) {
        guard let row = request.row, let item = rows.item(at: row), let contextMenu else { return }
        contextItem = item
        // Before the menu is created, which may depend on the selection.
        if contextMenuSelects, selectionMode != .none, !state.selection.contains(row) {
            receive(.selected([row]))
        }
        guard let menu = contextMenu(item) else { return }
        reportsFailures()
        backendView.showMenu(menu, at: request.position)
    }
}

/// Converts a collection to a control. The conversion needs a generic parameter: the compiler does not
/// convert `any BackendCollection` itself.
@MainActor private func asControl(_ collection: some BackendCollection) -> any BackendControl<
    CollectionViewState, CollectionViewEvent
> { collection }
