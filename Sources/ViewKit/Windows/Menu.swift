// SPDX-License-Identifier: MIT

/// A menu: sections of items, each of which triggers the action with that id.
public struct Menu: Sendable, Codable, Equatable {
    public struct Item: Sendable, Codable, Equatable {
        public var title: String
        public var action: String

        public init(_ title: String, action: String) {
            self.title = title
            self.action = action
        }
    }

    public var sections: [[Item]]

    public init(sections: [[Item]] = []) { self.sections = sections }
}
