// SPDX-License-Identifier: MIT

/// A page of the shell: a flow that a plugin has registered, as the side bar shows it.
public struct ShellPage: Identifiable, Hashable, Sendable, Codable {
    /// The id with which the flow was registered.
    public let id: String
    /// The name that users see in the side bar.
    public let title: String
    /// The name of an icon in the icon theme.
    public let icon: String
}
