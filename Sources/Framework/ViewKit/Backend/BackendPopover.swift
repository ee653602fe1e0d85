// SPDX-License-Identifier: MIT

/// The popover of a backend: see ``Popover``. Main thread only.
@MainActor public protocol BackendPopover: AnyObject {
    /// Fills the popover with `view`.
    func setContent(_ view: any BackendView)
    /// Opens the popover at a view, or at a position in it.
    func present(from anchor: any BackendView, at position: Point?, title: String)
    /// Closes the popover, and calls ``onClose``.
    func close()
    /// Called when the popover was closed: by the user, with the view that it points at, or by ``close()``.
    var onClose: (@MainActor () -> Void)? { get set }
}
