// SPDX-License-Identifier: MIT

/// A key combination, written the way GTK's accelerators are: `"<Primary>n"`, `"<Alt>Left"`, `"F5"`, `"Escape"`.
///
/// `<Primary>` is the desktop's own modifier for shortcuts, which is Control on Linux.
public struct Shortcut: Sendable, Codable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The combination as it was written.
    public let description: String

    /// The combination that `text` spells. It is not checked: what the backend cannot read triggers nothing.
    public init(_ text: String) { description = text }
    /// The combination that `value` spells.
    public init(stringLiteral value: String) { self.init(value) }
}
