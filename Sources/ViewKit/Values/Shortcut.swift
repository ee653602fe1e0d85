// SPDX-License-Identifier: MIT

/// A key combination, written the way GTK's accelerators are: `"<Primary>n"`, `"<Alt>Left"`, `"F5"`, `"Escape"`.
///
/// `<Primary>` is the desktop's own modifier for shortcuts, which is Control on Linux.
public struct Shortcut: Sendable, Codable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ text: String) { description = text }
    public init(stringLiteral value: String) { self.init(value) }
}
