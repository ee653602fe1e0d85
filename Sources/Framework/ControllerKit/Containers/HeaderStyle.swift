// SPDX-License-Identifier: MIT

/// What is at the top of a window.
///
/// ```swift
/// struct PlayerApp: Application {
///     var header: HeaderStyle { .plain }
/// }
/// ```
public enum HeaderStyle: String, Sendable, Codable, CaseIterable {
    /// The title bar, with the title only. Tabs and the bars of navigation stacks are in the content.
    case plain
    /// One row with the tabs or the title, and with the back button and the ``ViewController/navigationItem``
    /// of the visible screen. It is the title bar where the toolkit draws it, as on GNOME; elsewhere it is a
    /// row below that of the desktop, without a title that the title bar has already. See `HeaderBar`. A
    /// stack or tabs that fill the window have no bar of their own.
    case merged
    /// Nothing, and no title bar either: for a kiosk, or a window that draws its own.
    case none
}
