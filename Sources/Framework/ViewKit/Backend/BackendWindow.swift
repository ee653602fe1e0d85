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
