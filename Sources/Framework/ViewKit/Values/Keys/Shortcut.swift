// SPDX-License-Identifier: MIT

/// A key combination in the syntax of GTK's accelerators: `"<Primary>n"`, `"<Alt>Left"`, `"F5"`, `"Escape"`.
///
/// `<Primary>` is the modifier of the desktop for shortcuts, which is Control on Linux. ``combination()`` checks the text and
/// says what is wrong with it; an ``Action`` with a shortcut that cannot be parsed is reported by ``ViewReport``.
/// ```swift
/// let find = Action("list.find", title: "Find", shortcuts: ["<Primary>f", "F3"]) { field.focus() }
/// ```
public struct Shortcut: Sendable, Codable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text of the combination.
    public let description: String

    /// Creates a combination. The text is not checked: see ``combination()``.
    public init(_ text: String) { description = text }
    /// Creates a combination of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Whether two texts mean the same keys: `"<Primary>n"` and `"<Control>N"`.
    public func matches(_ other: Shortcut) -> Bool {
        if description == other.description { return true }
        guard let keys = try? combination(), let otherKeys = try? other.combination() else { return false }
        return keys == otherKeys
    }
}
