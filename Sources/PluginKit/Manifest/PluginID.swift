// SPDX-License-Identifier: MIT

/// The name of a plugin among all plugins of the world, in reverse-DNS form: `org.example.contacts`.
///
/// Two or more parts of lower-case letters, digits and hyphens, joined by dots; at most 128 characters. Nothing in an id can
/// name a folder, so an id may become part of a path.
public struct PluginID: Hashable, Sendable {
    /// How many characters an id has at most.
    public static let maximumLength = 128

    /// The id as it is written.
    public let text: String

    /// `nil` when `text` is not of that form.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.maximumLength else { return nil }
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.allows) }) else {
            return nil
        }
        self.text = text
    }

    /// Its last part: a manifest may be named for it, `contacts.plugin`.
    public var lastPart: Substring { text[text.index(after: text.lastIndex(of: ".") ?? text.startIndex)...] }

    private static func allows(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension PluginID: ExpressibleByStringLiteral {
    /// For an id in the source: traps when it is not of the form.
    public init(stringLiteral text: String) {
        guard let id = PluginID(text) else {
            fatalError(
                "\"\(text)\" is no plugin id. Write two or more parts of a-z, 0-9 and hyphens with dots between them: "
                    + "\"org.example.contacts\".")
        }
        self = id
    }
}

extension PluginID: Comparable {
    /// Whether `left` comes first in the order of the texts.
    public static func < (left: PluginID, right: PluginID) -> Bool { left.text < right.text }
}

extension PluginID: CustomStringConvertible {
    /// The id as it is written.
    public var description: String { text }
}
