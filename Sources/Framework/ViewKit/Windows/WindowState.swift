// SPDX-License-Identifier: MIT

/// The state of a ``Window``, without its content.
public struct WindowState: PortableState {
    /// The title in the title bar.
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
