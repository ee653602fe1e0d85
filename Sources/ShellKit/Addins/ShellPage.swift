// SPDX-License-Identifier: MIT

/// A page of the shell: the id, title and icon of a flow that a plugin has registered.
public struct ShellPage: Identifiable, Hashable, Sendable, Codable {
    /// The id with which the flow was registered.
    public let id: String
    /// The name that users see in the side bar.
    public let title: String
    /// The name of an icon in the icon theme.
    public let icon: String
}
