// SPDX-License-Identifier: MIT

import RxKernel

/// A list whose extension of `Reactive` can name its items: see ``ListView``. Other types need not conform.
@preconcurrency @MainActor public protocol ItemList: AnyObject {
    /// The type of the items.
    associatedtype Item

    /// The items, one for each row.
    var items: [Item] { get set }
    /// The selected item; nil for none.
    var selectedItem: Item? { get set }
    /// What the user does to the rows.
    var rowEvents: Observable<ListViewEvent> { get }
    /// The context requests of the user; see ``ContextRequest``.
    var rowContextRequests: Observable<ContextRequest> { get }
}

extension ListView: ItemList {
    public var rowEvents: Observable<ListViewEvent> { events }
    public var rowContextRequests: Observable<ContextRequest> { rx.contextRequested.asObservable() }
}

extension Reactive where Base: ItemList {
    /// Each item that the user clicks, or presses Return on.
    @preconcurrency @MainActor public var activated: ControlEvent<Base.Item> {
        ControlEvent(
            events: base.rowEvents.compactMap { [weak base] event in
                guard let base, case .activated(let row) = event, base.items.indices.contains(row) else {
                    return nil
                }
                return base.items[row]
            })
    }

    /// Each item whose context the user requests; see ``ContextRequest``.
    @preconcurrency @MainActor public var itemContextRequested:
        ControlEvent<(item: Base.Item, request: ContextRequest)>
    {
        ControlEvent(
            events: base.rowContextRequests.compactMap { [weak base] request in
                guard let base, let row = request.row, base.items.indices.contains(row) else { return nil }
                return (base.items[row], request)
            })
    }

    /// Each item that the user selects; nil when the selection ends.
    @preconcurrency @MainActor public var selected: ControlEvent<Base.Item?> {
        ControlEvent(
            events: base.rowEvents.compactMap { [weak base] event -> Base.Item?? in
                guard let base, case .selected = event else { return nil }
                return .some(base.selectedItem)
            })
    }
}
