// SPDX-License-Identifier: MIT

import RxKernel

/// A popover of a window: it points at a view, or at a position in it.
///
/// Use `PopoverController` for a popover that contains a view controller. A click outside of the popover, Escape and ``close()`` close it.
/// Main thread only.
/// ```swift
/// let popover = Popover()
/// popover.content = Label("Sent")
/// popover.present(from: sendButton)
/// ```
@preconcurrency @MainActor public final class Popover {
    /// The popover of the backend.
    public let backendPopover: any BackendPopover

    private let relay = OwnedRelay<Void>()

    /// Creates a popover that is not open yet.
    public init() {
        backendPopover = Toolkit.backend.makePopover()
        backendPopover.onClose = { [weak self] in self?.relay.accept(()) }
    }

    /// Sends when the popover was closed, by the user or by ``close()``.
    public var closed: Observable<Void> { relay.asObservable() }

    /// The view that fills the popover. Each time the popover opens, it has this content; without one, it closes, and does not open.
    public var content: (any View)? {
        didSet { if let content { backendPopover.setContent(content.backendView) } else { close() } }
    }

    /// Opens the popover. If it is open, it closes first. If it cannot open, ``closed`` sends.
    ///
    /// - Parameters:
    ///   - anchor: the view that the popover points at; it must be in a window.
    ///   - position: the position in that view, from its upper left corner, in logical pixels; nil for the whole view.
    ///   - title: the name of the popover for screen readers.
    public func present(from anchor: any View, at position: Point? = nil, title: String = "") {
        close()
        guard content != nil else { return relay.accept(()) }
        backendPopover.present(from: anchor.backendView, at: position, title: title)
    }

    /// Closes the popover.
    public func close() { backendPopover.close() }
}
