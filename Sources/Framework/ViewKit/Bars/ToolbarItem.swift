// SPDX-License-Identifier: MIT

/// A command of a ``Toolbar``, or a line between two of them.
/// ```swift
/// let toolbar = Toolbar([ToolbarItem("New", icon: "document-new-symbolic", action: "letters.new"), .separator])
/// ```
public struct ToolbarItem: Sendable, Codable, Equatable {
    /// The title. The toolbar shows it if there is no icon; the menu always shows it, and screen readers always read it.
    public var title: String
    /// The name of the icon that is shown in place of the title; nil for none.
    public var icon: String?
    /// The id of the ``Action`` that the item triggers; nil for a line between two items.
    public var action: String?
    /// Whether the item stays pressed while its action is on.
    public var isToggle: Bool

    /// Creates an item that triggers the action with the id `action`. With an icon, the title is its tooltip.
    public init(_ title: String, icon: String? = nil, action: String, isToggle: Bool = false) {
        self.title = title
        self.icon = icon
        self.action = action
        self.isToggle = isToggle
    }

    private init() {
        title = ""
        isToggle = false
    }

    /// A line between two items.
    public static let separator = ToolbarItem()

    /// Whether this item is a line between two others.
    public var isSeparator: Bool { action == nil }

    /// An error message; nil if the item is valid.
    package var validationError: String? {
        !isSeparator && title.isEmpty
            ? "has no title; the menu and screen readers need one, also where an icon is shown" : nil
    }
}
