// SPDX-License-Identifier: MIT

/// The state of a ``Window``, without its content.
public struct WindowState: PortableState {
    /// The title of the content. The desktop shows it with the name of the application, as in “Letters – Mail”.
    public var title = ""
    /// The size while the window is neither maximized nor in full screen, in logical pixels.
    public var defaultSize = Size(width: 640, height: 480)
    /// Whether the window fills the screen, except for the panels of the desktop. A window manager may refuse it.
    public var isMaximized = false
    /// Whether the window fills the whole screen, without a title bar. A window manager may refuse it.
    public var isFullScreen = false
    /// Whether the parent of the window does not react while the window is open.
    public var isModal = false
    /// Whether the user can change the size.
    public var isResizable = true
    /// Whether Escape requests that the window closes.
    public var closesOnEscape = false
    /// Whether the user can go back in the window. If not, the views in the window receive Alt+Left and swipes.
    public var canGoBack = false
    /// The purpose of the window, from which the desktop derives how it shows the window.
    public var kind = WindowKind.standard
    /// Whether the window has a title bar with the buttons of the desktop.
    public var hasTitleBar = true
    /// The actions that the menus and the shortcuts of the window trigger.
    public var actions: [ActionProperties] = []

    /// Creates the state of a resizable window without a title.
    public init() {}

    public var validationError: String? {
        notALength("width", defaultSize.width) ?? notALength("height", defaultSize.height)
    }
}

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

/// The purpose of a ``Window``, from which the desktop derives how it shows the window.
/// ```swift
/// screen.present(form, as: .sheet)
/// ```
public enum WindowKind: String, Sendable, Codable, CaseIterable {
    /// A window with all buttons of the desktop.
    case standard
    /// A dialog: a window above another one, without buttons that minimize or maximize it.
    case dialog
    /// A sheet: a window above another one, without a title bar of the desktop, and no larger than the other
    /// one. Its content has a button that closes it; Escape closes it too.
    case sheet
}

/// Who draws the title bar of a ``Window``, with the buttons that close, minimize and maximize it.
/// ```swift
/// if window.decoration == .client { header.trailing.append(menuButton) }
/// ```
/// A ``HeaderBar`` follows it without the application; see there.
public enum WindowDecoration: String, Sendable, Codable, CaseIterable {
    /// The toolkit, as on GNOME: the header bar of the window is its title bar.
    case client
    /// The desktop, as KDE, Xfce, sway and window managers of X11 do: the header bar is a row below the title bar.
    case server
    /// Nobody, as on an X server without a window manager, or in a kiosk.
    case none
}
