// SPDX-License-Identifier: MIT

/// The properties of a tab of a ``TabView``, except its title.
public struct TabTraits: Sendable, Codable, Equatable {
    /// The name of the icon before the title; nil for none.
    public var icon: String?
    /// A short text after the title, such as the number of unread messages; empty for none.
    public var badge = ""
    /// Whether the user can close the tab.
    public var isClosable = false
    /// Whether the user can move the tab into a window of its own.
    public var isDetachable = false

    /// Creates the traits of a tab that shows its title only, and that the user can only select.
    public init() {}
}
