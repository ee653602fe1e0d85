// SPDX-License-Identifier: MIT

/// What a plugin's process may do to the shell that shows its views.
public struct RemotePolicy: Sendable {
    /// How many views, windows, popovers and dialogs may exist at a time.
    public var maximumObjects = 10_000
    /// How many bytes the states of all views may have together.
    public var maximumBytes = 64 << 20
    /// How deeply views may be nested.
    public var maximumDepth = 100
    /// How many constraints a layout view may have. The time that GTK needs to solve them grows faster than their square: 400 that depend on each
    /// other take half a second, and 1,600 take 30 seconds.
    public var maximumConstraints = 400
    /// How many windows, popovers and dialogs may be open at a time.
    public var maximumWindows = 16
    /// How many bytes a title, a tooltip, a name or a URI may have.
    public var maximumTextLength = 4_096
    /// The style classes that views may have.
    public var styleClasses: Set<String> = [
        "accent", "avatar", "boxed-list", "caption", "caption-heading", "card", "circular",
        "destructive-action", "dim-label",
        "error", "flat", "frame", "heading", "image-button", "linked", "monospace", "navigation-bar",
        "navigation-sidebar",
        "numeric", "osd", "page-bar", "pill", "rich-list", "success", "suggested-action", "tab-bar",
        "text-button", "title",
        "title-1", "title-2", "title-3", "title-4", "toolbar", "view", "warning",
    ]
    /// The schemes of the URIs that may be opened.
    public var uriSchemes: Set<String> = ["http", "https", "mailto"]
    /// Whether notifications of the desktop may be posted.
    public var allowsNotifications = true
    /// Whether the user may be asked for files.
    public var allowsFileDialogs = true
    /// How long after an action of the user the clipboard may be replaced, a URI be opened, and a view take the keyboard focus.
    public var timeAfterAction = Duration.seconds(5)

    /// Creates the policy for plugins that are not trusted.
    public init() {}
}
