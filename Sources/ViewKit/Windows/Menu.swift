// SPDX-License-Identifier: MIT

/// A menu. Its items are in sections, and each item triggers an ``Action``.
///
/// ```swift
/// Menu(sections: [[.init("New Contact", action: "contacts.new")], [.init("Quit", action: "app.quit")]])
/// ```
public struct Menu: Sendable, Codable, Equatable {
    /// An item of a menu.
    public struct Item: Sendable, Codable, Equatable {
        /// The title of the item.
        public var title: String
        /// The id of the ``Action`` that the item triggers.
        public var action: String

        /// Creates an item that triggers the action with the id `action`.
        public init(_ title: String, action: String) {
            self.title = title
            self.action = action
        }
    }

    /// The items, in sections that are separated by a line.
    public var sections: [[Item]]

    /// Creates a menu with `sections`.
    public init(sections: [[Item]] = []) { self.sections = sections }
}
