// SPDX-License-Identifier: MIT

/// A flow that a plugin brings, as the side bar shows it.
public struct ShellPage: Identifiable, Hashable, Sendable {
    /// What the flow was registered as.
    public let id: String
    /// What people call it, in the side bar.
    public let title: String
    /// The name of an icon in the icon theme.
    public let icon: String
}
