// SPDX-License-Identifier: MIT

import RxKernel

/// The protocol through which the `rx` members of a ``CollectionView`` know the type of its items. Only ``CollectionView`` conforms.
@preconcurrency @MainActor public protocol ItemList: AnyObject {
    /// The type of the items.
    associatedtype Item: Identifiable

    /// The items, one for each row.
    var items: [Item] { get set }
    /// The first selected item; nil for none.
    var selectedItem: Item? { get set }
    /// The selected items.
    var selectedItems: [Item] { get set }
    /// The selected and the visible rows; see ``CollectionView/position``.
    var position: RowPosition<Item.ID> { get set }
    /// Sends when ``position`` may have changed.
    var positionChanges: Observable<Void> { get }
    /// The item of a row; nil if it has none.
    func item(at row: Int) -> Item?
    /// The actions of the user on the rows.
    var rowEvents: Observable<CollectionViewEvent> { get }
    /// The items that the user activates.
    var itemActivations: Observable<Item> { get }
    /// The items of a tree that the user opens or closes.
    var itemExpansions: Observable<(item: Item, isExpanded: Bool)> { get }
    /// The moves of items by the user; see ``CollectionView/isReorderable``.
    var itemMoves: Observable<ItemMove<Item>> { get }
    /// Sends when the last row is near; see ``CollectionView/nearEnd``.
    var nearEnd: Observable<Void> { get }
    /// The context requests of the user; see ``ContextRequest``.
    var rowContextRequests: Observable<ContextRequest> { get }
}

extension CollectionView: ItemList {
    public var rowEvents: Observable<CollectionViewEvent> { events }
    public var itemActivations: Observable<Item> { activationRelay.asObservable() }
    public var itemExpansions: Observable<(item: Item, isExpanded: Bool)> { expansionRelay.asObservable() }
    public var itemMoves: Observable<ItemMove<Item>> { moveRelay.asObservable() }
    public var positionChanges: Observable<Void> { positionRelay.asObservable() }
    public var rowContextRequests: Observable<ContextRequest> { rx.contextRequested.asObservable() }
}

extension Reactive where Base: ItemList {
    /// The items, one for each row.
    @preconcurrency @MainActor public var items: Binder<[Base.Item]> {
        Binder(onMain: base) { $0.items = $1 }
    }

    /// Each item that the user activates, by a click, a double click or Return; see ``CollectionView/activatesOnSingleClick``. All
    /// observers receive the same item, also if one of them changes the rows.
    @preconcurrency @MainActor public var activated: ControlEvent<Base.Item> {
        ControlEvent(events: base.itemActivations)
    }

    /// Each item whose context the user requests; see ``ContextRequest``.
    @preconcurrency @MainActor public var itemContextRequested:
        ControlEvent<(item: Base.Item, request: ContextRequest)>
    {
        .of(base.rowContextRequests) { [weak base] request in
            request.row.flatMap { base?.item(at: $0) }.map { ($0, request) }
        }
    }

    /// The first selected item, each time the user changes the selection, and each time selected rows are removed; nil if no row is
    /// selected any more, and for a row that is not loaded yet, whose item is sent when it is loaded. An item that waited for its row is
    /// sent if another selection was sent meanwhile: see ``CollectionView/selectedItems``.
    @preconcurrency @MainActor public var selected: ControlEvent<Base.Item?> {
        .of(base.rowEvents) { [weak base] event in
            guard let base, case .selected = event else { return nil }
            return .some(base.selectedItem)
        }
    }

    /// The selected items: on subscription, and each time the user changes the selection, or selected rows are removed. Items that waited
    /// for their rows are sent if another selection was sent meanwhile: see ``CollectionView/selectedItems``.
    @preconcurrency @MainActor public var selectedItems: ControlProperty<[Base.Item]> {
        let values = Observable<[Base.Item]>.deferred { [weak base] () -> Observable<[Base.Item]> in
            guard let base else { return .empty() }
            let changes = base.rowEvents.compactMap { [weak base] event in
                if case .selected = event { base?.selectedItems } else { nil }
            }
            return changes.startWith(base.selectedItems)
        }
        return ControlProperty(values: values, valueSink: Binder(onMain: base) { $0.selectedItems = $1 })
    }

    /// The rows that are visible in the frame that is drawn next, each time they change.
    @preconcurrency @MainActor public var visibleRows: ControlEvent<Range<Int>> {
        .of(base.rowEvents) { if case .visible(let rows) = $0 { rows } else { nil } }
    }

    /// Sends when at most ``CollectionView/prefetchDistance`` rows are left after the visible ones: once until rows are inserted,
    /// removed or moved.
    @preconcurrency @MainActor public var nearEnd: ControlEvent<Void> { ControlEvent(events: base.nearEnd) }

    /// Each item that the user moves, with the index of its row before and after that; see ``CollectionView/isReorderable``.
    @preconcurrency @MainActor public var itemMoved:
        ControlEvent<(item: Base.Item, sourceIndex: Int, destinationIndex: Int)>
    {
        ControlEvent(
            events: base.itemMoves.map {
                (item: $0.item, sourceIndex: $0.rows.source, destinationIndex: $0.rows.destination)
            })
    }

    /// Each item that the user moves in a list with sections, with its section and its index in it before and after that.
    @preconcurrency @MainActor public var itemMovedInSections: ControlEvent<ItemMove<Base.Item>> {
        ControlEvent(events: base.itemMoves)
    }

    /// Each item of a tree that the user opens or closes.
    ///
    /// An item that the user has opened is sent as closed if its children cannot be loaded, or if the load returns none.
    @preconcurrency @MainActor public var expanded: ControlEvent<(item: Base.Item, isExpanded: Bool)> {
        ControlEvent(events: base.itemExpansions)
    }

    /// The column by which the user sorts the rows, each time the user chooses it; nil for none.
    @preconcurrency @MainActor public var sorted: ControlEvent<ColumnSort?> {
        .of(base.rowEvents) { if case .sorted(let sort) = $0 { .some(sort) } else { nil } }
    }
}
