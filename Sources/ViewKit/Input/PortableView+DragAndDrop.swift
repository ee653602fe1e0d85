// SPDX-License-Identifier: MIT

import RxKernel

/// Drag and drop between views, windows and other programs.
///
/// Offer the same without a pointer too, for users of the keyboard: by cut and paste, see ``Clipboard``, or by a command of a menu.
extension PortableView {
    /// What the user can drag from the view; nil for nothing.
    ///
    /// ```swift
    /// card.dragSource = DragSource(try TransferItem(contact), .text(contact.name), operations: [.copy, .move])
    /// ```
    public var dragSource: DragSource? {
        get { input.request.dragSource }
        set { input.request.dragSource = newValue }
    }

    /// What the user can drop on the view, the preferred type first. What is dropped is sent by `rx.drop`.
    ///
    /// ```swift
    /// group.dropTypes = [.value(Contact.self), .files]
    /// ```
    public var dropTypes: [TransferType] {
        get { input.request.dropTypes }
        set { input.request.dropTypes = newValue }
    }
}

extension Reactive where Base: PortableView {
    /// What the user can drag from the view; nil for nothing.
    @preconcurrency @MainActor public var dragSource: Binder<DragSource?> {
        Binder(base) { $0.dragSource = $1 }
    }

    /// The drags from the view: an event when one begins, and one with its result when it ends.
    @preconcurrency @MainActor public var drag: ControlEvent<DragEvent> {
        ControlEvent(
            events: base.input.events.compactMap { if case .drag(let event) = $0 { event } else { nil } })
    }

    /// What is dropped on the view, of ``PortableView/dropTypes``.
    ///
    /// ```swift
    /// group.rx.drop.subscribe(onNext: { [unowned self] drop in
    ///     if let contact = drop.item.value(Contact.self) { viewModel.add(contact) }
    /// })
    /// ```
    @preconcurrency @MainActor public var drop: ControlEvent<Drop> {
        ControlEvent(
            events: base.input.events.compactMap {
                if case .drop(.dropped(let drop)) = $0 { drop } else { nil }
            })
    }

    /// Whether something that the view takes is dragged over it: false on subscription, then each change.
    @preconcurrency @MainActor public var isDropTarget: Observable<Bool> {
        base.input.events
            .compactMap { event -> Bool? in
                switch event {
                case .drop(.entered): true
                case .drop(.left), .drop(.dropped): false
                default: nil
                }
            }
            .startWith(false).distinctUntilChanged()
    }
}
