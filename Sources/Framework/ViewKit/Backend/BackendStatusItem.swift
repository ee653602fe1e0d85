// SPDX-License-Identifier: MIT

/// The icon of a ``StatusItem`` in the tray of the desktop. Main thread only.
@MainActor public protocol BackendStatusItem: AnyObject {
    /// Shows `state`; called with each change. The first call adds the icon to the tray.
    func render(_ state: StatusItemState)
    /// Removes the icon from the tray.
    func remove()
    /// Receives the events of the icon, on the main thread.
    var onEvent: (@MainActor (StatusItemEvent) -> Void)? { get set }
}
