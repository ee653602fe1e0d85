// SPDX-License-Identifier: MIT

/// A menu: sections of items, each of which triggers the action with that id.
public struct Menu: Sendable, Codable, Equatable {
    /// A line of a menu.
    public struct Item: Sendable, Codable, Equatable {
        /// What is written on it.
        public var title: String
        /// The id of the ``Action`` that it triggers.
        public var action: String

        /// A line that says `title` and triggers the ``Action`` with the id `action`.
        public init(_ title: String, action: String) {
            self.title = title
            self.action = action
        }
    }

    /// The lines, in groups with a line between them.
    public var sections: [[Item]]

    /// A menu of those sections.
    public init(sections: [[Item]] = []) { self.sections = sections }
}
