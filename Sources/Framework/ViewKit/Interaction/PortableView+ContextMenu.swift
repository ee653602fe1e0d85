// SPDX-License-Identifier: MIT

import RxKernel

// An extension of the protocol, so that a collection can have a menu for each row under the same name.
extension View where Self: PortableView {
    /// The menu that the secondary mouse button, a long press, the Menu key and Shift+F10 open; nil for none.
    ///
    /// ```swift
    /// photo.contextMenu = Menu(sections: [[.init("Copy", action: "photo.copy"), .init("Delete", action: "photo.delete")]])
    /// ```
    /// An item triggers the action with its id: that of this view (see ``PortableView/actions``), or else
    /// that of its window. Offer each command of the menu in another way too. A collection has a menu for
    /// each row instead: ``CollectionView/contextMenu``.
    public var contextMenu: Menu? {
        get { contextMenuMaker?(ContextRequest()) }
        set { if let newValue { setContextMenu { _ in newValue } } else { contextMenuMaker = nil } }
    }
}

extension PortableView {
    /// Sets a closure that is called each time the user requests the menu, and returns the menu; nil for
    /// none. The view retains the closure.
    ///
    /// ```swift
    /// list.setContextMenu { [unowned self] request in request.row.map { menu(for: contacts[$0]) } }
    /// ```
    public func setContextMenu(_ make: @escaping @MainActor (ContextRequest) -> Menu?) {
        contextMenuMaker = make
        guard contextMenuSubscription == nil else { return }
        contextMenuSubscription = contextRequests.subscribe(onNext: { [weak self] request in
            guard let self, let menu = contextMenuMaker?(request), !menu.isEmpty else { return }
            reportsFailures()
            backendView.showMenu(menu, at: request.position)
        })
    }
}

extension Reactive where Base: PortableView {
    /// The menu that the user requests by the secondary mouse button, a long press, the Menu key or Shift+F10; nil for none.
    @preconcurrency @MainActor public var contextMenu: Binder<Menu?> {
        Binder(onMain: base) { $0.contextMenu = $1 }
    }
}
