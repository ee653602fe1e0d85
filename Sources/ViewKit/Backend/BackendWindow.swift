// SPDX-License-Identifier: MIT

/// The window of a backend: see ``Window``. Main thread only.
@MainActor public protocol BackendWindow: AnyObject {
    /// Shows `state`; called with each change.
    func render(_ state: WindowState)
    /// Fills the window with `view`.
    func setContent(_ view: any BackendView)
    /// Shows a ``HeaderBar`` at the top of the window; nil for none. Called before ``present()``.
    func setHeaderBar(_ view: (any BackendView)?)
    /// Keeps the window above another one; nil ends that.
    func setParent(_ window: (any BackendWindow)?)
    /// Receives what the user does to the window, on the main thread.
    var onEvent: (@MainActor (WindowEvent) -> Void)? { get set }
    /// Shows the window and brings it to the front.
    func present()
    /// Closes the window for good, without asking.
    func close()
}
