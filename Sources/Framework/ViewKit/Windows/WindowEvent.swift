// SPDX-License-Identifier: MIT

/// An action of the user, or of the desktop, on a ``Window``.
public enum WindowEvent: Sendable, Codable, Equatable {
    /// The user requested that the window closes, by the close button, Escape, Alt+F4 or the window list of the desktop. The window
    /// is still open.
    case closeRequested
    /// The user requested to go back, by Alt+Left, the back button of the mouse, or a swipe.
    case backRequested
    /// The window received the keyboard focus, or lost it.
    case active(Bool)
    /// The window is minimized, or is visible again. On some desktops it also counts as minimized while it is
    /// completely hidden, for example on another workspace.
    case minimized(Bool)
    /// The window has this size now. It is not sent for the size of a window that is maximized or in full screen.
    case resized(Size)
    /// The window is maximized now, or no longer is.
    case maximized(Bool)
    /// The window is in full screen now, or no longer is.
    case fullScreen(Bool)
    /// The window is on the screen, after ``BackendWindow/present()`` was called for the first time.
    case shown
    /// A menu item or another process triggered the action with this id.
    case action(String)
    /// A shortcut triggered the action with this id, and no view with the keyboard focus has an action with the shortcut.
    case shortcut(String)
    /// A menu item or another process triggered the action with this id, which takes a value.
    case choice(String, value: String)
}
