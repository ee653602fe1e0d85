// SPDX-License-Identifier: MIT

import RxKernel

/// A bubble that points at a view, or at a place in it, above the rest of the window.
///
/// It only shows; what belongs to a screen's life is `PopoverController`'s. A click beside it, Escape and ``close()`` close it.
@preconcurrency @MainActor public final class Popover {
    /// The backend's side of it.
    public let backendPopover: any BackendPopover

    private let relay = PublishRelay<Void>()

    /// A popover that is not open yet.
    public init() {
        backendPopover = Toolkit.backend.makePopover()
        backendPopover.onClose = { [weak self] in self?.relay.accept(()) }
    }

    /// The person closed it, or ``close()`` did.
    public var closed: Observable<Void> { relay.asObservable() }

    /// What fills it.
    public var content: (any View)? {
        didSet { if let content { backendPopover.setContent(content.backendView) } }
    }

    /// Opens it.
    ///
    /// - Parameters:
    ///   - anchor: the view that it points at; it has to be in a window.
    ///   - place: where in that view, from its upper left corner, in logical pixels; nil for all of it.
    ///   - title: what a screen reader calls it.
    public func present(from anchor: any View, at place: Point? = nil, title: String = "") {
        backendPopover.present(from: anchor.backendView, at: place, title: title)
    }

    /// Closes it.
    public func close() { backendPopover.close() }
}
