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
