// SPDX-License-Identifier: MIT

import RxKernel

/// Drag and drop between views, windows and other programs.
///
/// Also offer a way without a pointer, for users of the keyboard: cut and paste (see ``Clipboard``), or a command of a menu.
extension PortableView {
    /// The content that the user can drag from the view; nil for none.
    ///
    /// ```swift
    /// card.dragSource = DragSource(try TransferItem(contact), .text(contact.name), operations: [.copy, .move])
    /// ```
    public var dragSource: DragSource? {
        get { input.request.dragSource }
        set { input.request.dragSource = newValue }
    }

    /// The types of content that the user can drop on the view, the preferred type first. `rx.drop` sends the dropped content.
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
    /// The content that the user can drag from the view; nil for none.
    @preconcurrency @MainActor public var dragSource: Binder<DragSource?> {
        Binder(onMain: base) { $0.dragSource = $1 }
    }

    /// Sends an event when a drag from the view begins, and an event with its result when it ends.
    @preconcurrency @MainActor public var drag: ControlEvent<DragEvent> {
        .of(base.input.events.asObservable()) { if case .drag(let event) = $0 { event } else { nil } }
    }

    /// Each content that is dropped on the view, in one of its ``PortableView/dropTypes``.
    ///
    /// ```swift
    /// group.rx.drop.subscribe(onNext: { [unowned self] drop in
    ///     if let contact = drop.item.value(Contact.self) { viewModel.add(contact) }
    /// })
    /// ```
    @preconcurrency @MainActor public var drop: ControlEvent<Drop> {
        .of(base.input.events.asObservable()) {
            if case .drop(.dropped(let drop)) = $0 { drop } else { nil }
        }
    }

    /// Whether a content that the view accepts is dragged over it: false on subscription, then each change.
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
