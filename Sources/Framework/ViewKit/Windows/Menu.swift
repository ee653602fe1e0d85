// SPDX-License-Identifier: MIT

/// A menu. Its items are in sections, and each item triggers an ``Action`` or opens a menu of its own.
///
/// ```swift
/// Menu(sections: [[.init("New Contact", action: "contacts.new")], [.init("Quit", action: "app.quit")]])
/// ```
/// The action decides how its item looks: an action with ``Action/isOn`` has a check mark, and the items of
/// an action with ``Action/options`` are a radio group. An item whose action is disabled, or is not in the
/// window, cannot be chosen.
/// ```swift
/// Menu([
///     .init("View", [.init("Show Groups", action: "view.groups"), sort.submenu]),
///     [.init("Delete", action: "contacts.delete", value: contact.id, icon: "edit-delete-symbolic")],
/// ])
/// ```
public struct Menu: Sendable, Codable, Equatable {
    /// An item of a menu.
    public struct Item: Sendable, Codable, Equatable {
        /// The title of the item.
        public var title: String
        /// The id of the ``Action`` that the item triggers; empty for an item that opens a menu.
        public var action: String
        /// The value for an action that takes one.
        public var value: String?
        /// The name of the icon before the title; nil for none.
        public var icon: String?
        /// The menu that the item opens; nil for an item that triggers an action.
        public var submenu: Menu?

        /// The title as a user reads it: an underscore marks the letter after it in a menu bar, and two of them are one underscore.
        package var visibleTitle: String {
            var result = ""
            var isMark = false
            for character in title {
                isMark = character == "_" && !isMark
                if !isMark { result.append(character) }
            }
            return result
        }

        /// Whether it has a title, with or without the mark of its letter.
        package func isTitled(_ other: String) -> Bool { other == visibleTitle || other == title }

        /// Creates an item that triggers the action with the id `action`, with a value if the action takes one.
        public init(_ title: String, action: String, value: String? = nil, icon: String? = nil) {
            self.title = title
            self.action = action
            self.value = value
            self.icon = icon
        }

        /// An item has no closure: it names an ``Action``, which shortcuts and other processes trigger too.
        @available(
            *, unavailable,
            message: """
                An item has no closure, it triggers an Action by its id. Add Action("letters.delete", title: "Delete") { … } to the \
                actions of the view, the controller or the application, and create the item with .init("Delete", action: "letters.delete").
                """
        )
        public init(_ title: String, icon: String? = nil, _ handler: @escaping @MainActor () -> Void) {
            self.init(title, action: "", icon: icon)
        }

        /// Creates an item that opens a menu.
        public init(_ title: String, submenu: Menu) {
            self.title = title
            action = ""
            self.submenu = submenu
        }
    }

    /// Items between two lines.
    public struct Section: Sendable, Codable, Equatable, ExpressibleByArrayLiteral {
        /// The title above the items; empty for none.
        public var title: String
        /// The items.
        public var items: [Item]

        /// Creates a section.
        public init(_ title: String = "", _ items: [Item]) {
            self.title = title
            self.items = items
        }

        /// Creates a section without a title.
        public init(arrayLiteral items: Item...) { self.init("", items) }
    }

    /// The sections, which are separated by a line.
    public var sections: [Section]

    /// Creates a menu with sections without titles.
    public init(sections: [[Item]] = []) { self.init(sections.map { Section("", $0) }) }

    /// Creates a menu with sections.
    public init(_ sections: [Section]) { self.sections = sections }

    /// Whether the menu has no items.
    public var isEmpty: Bool { sections.allSatisfy { $0.items.isEmpty } }

    /// All items, in order, without those of sub-menus.
    public var items: [Item] { sections.flatMap(\.items) }

    /// The ids of all actions, with those of sub-menus.
    package var actions: [String] { commands.map(\.action) }

    /// The items that trigger an action, with those of sub-menus.
    package var commands: [Item] { items.flatMap { item in item.submenu?.commands ?? [item] } }

    /// The error messages for items whose action does not exist, if `known` has an action with a similar id.
    ///
    /// An item without a similar id is not an error: its action may be added later, for example with another page of the window.
    package func misspeltActions(among known: [String]) -> [String] {
        let known = Set(known)
        let others = known.subtracting(actions).sorted()
        guard !others.isEmpty else { return [] }
        return commands.compactMap { item in
            guard !known.contains(item.action),
                let meant = SimilarNames.meant(by: item.action, in: others)
            else { return nil }
            return
                "the item \"\(item.title)\" of a menu cannot be chosen, since neither the view nor its window has the action "
                + "\"\(item.action)\". Did you mean \"\(meant)\"? Correct the id in the menu or in the action"
        }
    }
}
