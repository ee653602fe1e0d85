// SPDX-License-Identifier: MIT

/// A key combination in the syntax of GTK's accelerators: `"<Primary>n"`, `"<Alt>Left"`, `"F5"`, `"Escape"`.
///
/// `<Primary>` is the modifier of the desktop for shortcuts, which is Control on Linux.
public struct Shortcut: Sendable, Codable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text of the combination.
    public let description: String

    /// Creates a combination. The text is not checked: one that the backend cannot parse triggers nothing.
    public init(_ text: String) { description = text }
    /// Creates a combination of a literal.
    public init(stringLiteral value: String) { self.init(value) }
}
