// SPDX-License-Identifier: MIT

package import ViewKit

/// The limits and permissions of a plugin's process in the shell that shows its views.
///
/// ```swift
/// var policy = RemotePolicy()
/// policy.maximumWindows = 4
/// let process = RemoteProcess(program, policy: policy)
/// ```
public struct RemotePolicy: Sendable {
    /// The largest number of views, windows, popovers and dialogs at a time.
    public var maximumObjects = Operations.maximumObjects
    /// The largest total size of what all views keep, in bytes: states, images, and texts with 4 bytes for each Unicode scalar. The images
    /// of two pages of contacts, and some texts of 4 MB, are far below it.
    public var maximumBytes = 256 << 20
    /// The largest size of the texts that all views lay out as a whole, in bytes of UTF-8 beyond the first 64 of each view. The
    /// texts of text views and of the options of a drop-down do not count. GTK needs about 2 seconds to lay out these.
    public var maximumShownText = 256 << 10
    /// How many bytes of such texts a plugin may change in a second for long. A plugin that changes more waits.
    public var textPerSecond = 4_096.0
    /// The largest number of pixels of the images of all views, in the sizes in which they are shown. Each needs four bytes.
    public var maximumPixels = 64_000_000
    /// The largest number of options of groups of radio buttons, items of menus, tool bars and paths, marks of sliders and blocks of level
    /// bars. GTK creates widgets for each of them.
    public var maximumEntries = 20_000
    /// About how long GTK may take to draw all canvases, in milliseconds. One of them may take half of it.
    public var maximumDrawingTime = 2_000
    /// How many milliseconds of such time a plugin may use in a second for long. A plugin that draws more waits.
    public var drawingTimePerSecond = 500.0
    /// How deeply views may be nested.
    public var maximumDepth = 100
    /// The largest number of constraints of a layout view. The time that GTK needs to solve them grows faster
    /// than the square of their number: 400 constraints that depend on each other take half a second, and
    /// 1,600 take 30 seconds.
    public var maximumConstraints = 400
    /// The largest number of constraints of all layout views: GTK solves those of a window together, so that these take up to five seconds.
    public var maximumConstraintsOfAllViews = 1_200
    /// The largest number of views in a `SizeGroup`. GTK measures all views of a group for each of them, so that several groups together
    /// may have more: a list of 200 rows has six groups.
    public var maximumViewsInSizeGroups = 500
    /// The largest number of windows and of open popovers and dialogs. The panes do not count.
    public var maximumWindows = Operations.maximumWindows
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
    /// The absolute paths of the files and folders whose images the shell shows for the plugin: those that
    /// its process may read. An image elsewhere counts as missing, so that the plugin cannot find out which
    /// files the user has.
    public var readablePaths: [String] = []
    /// Whether notifications of the desktop may be posted.
    public var allowsNotifications = true
    /// Returns whether a notification may be shown now: the shell limits their number, and shows none while the user has
    /// turned on "Do not disturb".
    package var admitsNotification: @MainActor @Sendable (DesktopNotification) -> Bool = { _ in true }
    /// Whether the plugin may show file dialogs.
    public var allowsFileDialogs = true
    /// The time after an input of the user in which the plugin may use the clipboard, open a URI, use full
    /// screen, or move the keyboard focus.
    public var timeAfterAction = Duration.seconds(5)
    /// Returns the ids of the actions of the plugin that are in all windows of the shell, as the plugin knows them. Its menus may
    /// name them, beside those of the page or window that they are in.
    package var ownActions: @MainActor @Sendable () -> Set<String> = { [] }
    /// What is before the ids of the plugin's actions in the windows of the shell, so that no command of the shell or of another plugin has
    /// them. The plugin knows the ids without it.
    package var actionPrefix = ""
    /// How long a frame waits for the cells of rows that come into view, in milliseconds. A frame of 60 in a second takes 16.
    package var cellWait: Int32 = 4

    /// Creates the policy for plugins that are not trusted.
    public init() {}
}
