// SPDX-License-Identifier: MIT

/// A command of a ``Toolbar``, or a line between two of them.
public struct ToolbarItem: Sendable, Codable, Equatable {
    /// The title: shown if there is no icon and in the menu, and always said by screen readers.
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

    /// Whether it is a line between two items.
    public var isSeparator: Bool { action == nil }

    /// Says what is missing; nil if nothing is.
    package var validationError: String? {
        !isSeparator && title.isEmpty
            ? "has no title; the menu and screen readers need one, also where an icon is shown" : nil
    }
}
