// SPDX-License-Identifier: MIT

/// The roles of the views that structure a screen, and of those with messages.
extension Role {
    /// Views in front of a content.
    public static let overlay = Role("overlay")
    /// Views in lines.
    public static let wrapBox = Role("wrap box")
    /// A view in a frame with a title.
    public static let frame = Role("frame")
    /// A title that shows and hides a content.
    public static let expander = Role("expander")
    /// A view that appears with an animation.
    public static let revealer = Role("revealer")
    /// A bar at the top of a window.
    public static let headerBar = Role("header bar")
    /// A row of commands.
    public static let toolbar = Role("toolbar")
    /// A path to the current item.
    public static let pathBar = Role("path bar")
    /// A message about a lasting state.
    public static let banner = Role("banner")
    /// A header bar with the content below it.
    static let window = Role("window")
    /// A view that shows toasts in front of a content.
    public static let toastView = Role("toast view")
    /// A short message about an event that has just happened.
    public static let toast = Role("toast")
}
