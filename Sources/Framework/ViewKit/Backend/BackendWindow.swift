// SPDX-License-Identifier: MIT

/// The window of a backend: see ``Window``. Main thread only.
@MainActor public protocol BackendWindow: AnyObject {
    /// Shows `state`; called with each change.
    func render(_ state: WindowState)
    /// Fills the window with `view`.
    func setContent(_ view: any BackendView)
    /// Shows a ``HeaderBar`` at the top of the window; nil for none. Called before ``present()``.
    func setHeaderBar(_ view: (any BackendView)?)
    /// Who draws the title bar; nil if that is not known, because another process shows the window.
    var decoration: WindowDecoration? { get }
    /// Keeps the window above another one; nil if it is independent.
    func setParent(_ window: (any BackendWindow)?)
    /// Receives the events of the window, on the main thread.
    var onEvent: (@MainActor (WindowEvent) -> Void)? { get set }
    /// Shows the window and brings it to the front.
    func present()
    /// Takes the window off the screen. ``present()`` shows it again.
    func hide()
    /// Closes the window without a question. It cannot be presented again.
    func close()
}

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

/// A dialog of a backend, which is open from its creation until ``dismiss()``. Main thread only.
///
/// The backend reports what the user does and leaves the dialog open; the framework closes it.
@MainActor public protocol BackendDialog: AnyObject {
    /// Shows another content. It is the same case of ``DialogContent`` as the first one.
    func render(_ content: DialogContent)
    /// Receives what the user does, on the main thread. The open dialog retains it.
    var onEvent: (@MainActor (DialogEvent) -> Void)? { get set }
    /// Closes the dialog. No event follows.
    func dismiss()
}
