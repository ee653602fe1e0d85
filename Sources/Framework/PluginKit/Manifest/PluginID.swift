// SPDX-License-Identifier: MIT

/// The globally unique id of a plugin, in reverse-DNS form: `org.example.contacts`.
///
/// ```swift
/// let contacts: PluginID = "org.example.contacts"
/// shell.turnOff(contacts)
/// ```
/// It has two or more parts of lower-case letters, digits and hyphens, joined by dots, and at most 128 characters. It
/// contains no slash, and can be used as the name of a file.
public struct PluginID: Hashable, Sendable {
    /// The largest number of characters of an id.
    public static let maximumLength = 128

    /// The text of the id.
    public let text: String

    /// Creates an id from `text`. Returns nil if it does not have that form.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.maximumLength else { return nil }
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.allows) }) else {
            return nil
        }
        self.text = text
    }

    /// The last part of the id. The manifest may have this name, as in `contacts.plugin`.
    public var lastPart: Substring { text[text.index(after: text.lastIndex(of: ".") ?? text.startIndex)...] }

    private static func allows(_ byte: UInt8) -> Bool {
        byte.isSmallLetterOrDigit || byte == UInt8(ascii: "-")
    }
}

extension PluginID: ExpressibleByStringLiteral {
    /// Creates an id from a literal in the source. Ends the program if the literal does not have that form.
    public init(stringLiteral text: String) {
        guard let id = PluginID(text) else {
            fatalError(
                "\"\(text)\" is not a plugin id. Write two or more parts of a-z, 0-9 and hyphens with dots between them: "
                    + "\"org.example.contacts\".")
        }
        self = id
    }
}

extension PluginID: Comparable {
    /// Returns whether `left` precedes `right` in the order of their texts.
    public static func < (left: PluginID, right: PluginID) -> Bool { left.text < right.text }
}

extension PluginID: CustomStringConvertible {
    /// The text of the id.
    public var description: String { text }
}

extension PluginID: Codable {
    /// Reads the text of an id.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let id = PluginID(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\"\(text)\" is not a plugin id"))
        }
        self = id
    }

    /// Writes the text of the id.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
