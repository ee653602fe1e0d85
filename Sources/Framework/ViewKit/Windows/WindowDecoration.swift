// SPDX-License-Identifier: MIT

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
