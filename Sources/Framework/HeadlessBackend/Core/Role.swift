// SPDX-License-Identifier: MIT

/// The purpose of a view, in the terms of screen readers. Another module may define roles for its controls.
/// ```swift
/// let role = try app.view("Name").role
/// #expect(role == .textField)
/// ```
public struct Role: Hashable, Sendable, RawRepresentable {
    /// The name of the role, as error messages and the text of a tree contain it.
    public let rawValue: String

    /// Creates a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a role with a name.
    public init(_ name: String) { self.init(rawValue: name) }
}

/// The roles of the controls.
extension Role {
    /// A text that the user cannot edit.
    public static let label = Role("label")
    /// A button.
    public static let button = Role("button")
    /// A button that opens a menu.
    public static let menuButton = Role("menu button")
    /// A bar of menus.
    public static let menuBar = Role("menu bar")
    /// A line of text that the user edits.
    public static let textField = Role("text field")
    /// A line of text to search for.
    public static let searchField = Role("search field")
    /// Several lines of text.
    public static let textView = Role("text view")
    /// An icon or a picture.
    public static let image = Role("image")
    /// The round picture of a contact or an account.
    public static let avatar = Role("avatar")
    /// A check box.
    public static let checkBox = Role("check box")
    /// A switch.
    public static let toggle = Role("switch")
    /// A choice of one of a few options.
    public static let dropDown = Role("drop-down")
    /// An animation that shows that a task is in progress.
    public static let spinner = Role("spinner")
    /// A line between two views.
    public static let separator = Role("separator")
    /// A list.
    public static let list = Role("list")
    /// A view that only another backend can show.
    public static let widget = Role("widget")
}

/// The roles of the containers.
extension Role {
    /// A row or a column of views.
    public static let box = Role("box")
    /// Rows and columns of views.
    public static let grid = Role("grid")
    /// A view that scrolls.
    public static let scrollView = Role("scroll view")
    /// A view that limits the width of its content.
    public static let clamp = Role("clamp")
    /// A view with constraints.
    public static let layout = Role("layout")
    /// Pages without tabs.
    public static let pages = Role("pages")
    /// Pages under tabs.
    public static let tabs = Role("tabs")
    /// Pages that the user turns.
    public static let pager = Role("pager")
    /// A side bar and a content.
    public static let split = Role("split")
}

/// The roles of the controls for numbers, dates, files and other values, and of those that show such values.
extension Role {
    /// A link that fills a view.
    public static let link = Role("link")
    /// A button that stays pressed.
    public static let toggleButton = Role("toggle button")
    /// A choice of one of a few options that are all visible.
    public static let radioGroup = Role("radio group")
    /// A field for a number.
    public static let numberField = Role("number field")
    /// A slider.
    public static let slider = Role("slider")
    /// A line of text with a list of texts to choose from.
    public static let comboField = Role("combo field")
    /// A field for a date.
    public static let dateField = Role("date field")
    /// A field for a time.
    public static let timeField = Role("time field")
    /// A button that shows a colour.
    public static let colorButton = Role("color button")
    /// A button that shows a font.
    public static let fontButton = Role("font button")
    /// A field for a file.
    public static let fileField = Role("file field")
    /// A bar that shows the progress of a task.
    public static let progressBar = Role("progress bar")
    /// A bar that shows a level.
    public static let levelBar = Role("level bar")
    /// A label that shows a key combination.
    public static let shortcutLabel = Role("shortcut label")
}

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
