// SPDX-License-Identifier: MIT

/// The keys of a ``Shortcut``: a key with modifiers. Two shortcuts that the same keys trigger are equal.
/// ```swift
/// let next = KeyCombination("Right", modifiers: [.alt])
/// ```
public struct KeyCombination: Sendable, Codable, Hashable {
    /// The keys that are held down while the key is pressed.
    public var modifiers: KeyModifiers
    /// The X11 name of the key: `"n"`, `"Left"`, `"F5"`. A letter is in lower case.
    public var key: String

    /// Creates a combination.
    public init(_ key: String, modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

/// Keys that are held down while another key or a button is pressed.
/// ```swift
/// let isRange = tap.modifiers.contains(.shift)
/// ```
public struct KeyModifiers: OptionSet, Sendable, Codable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = KeyModifiers(rawValue: 1)
    /// The Control key, which is the modifier of the desktop for shortcuts.
    public static let control = KeyModifiers(rawValue: 2)
    /// The Alt key.
    public static let alt = KeyModifiers(rawValue: 4)
    /// The Super key.
    public static let `super` = KeyModifiers(rawValue: 8)
    /// The Hyper key.
    public static let hyper = KeyModifiers(rawValue: 16)
    /// The Meta key.
    public static let meta = KeyModifiers(rawValue: 32)

    /// The names in a ``Shortcut``, in lower case.
    static let names: [String: KeyModifiers] = [
        "primary": .control, "control": .control, "ctrl": .control, "ctl": .control, "shift": .shift,
        "shft": .shift,
        "alt": .alt, "mod1": .alt, "super": .super, "hyper": .hyper, "meta": .meta,
    ]
}

/// Why a ``Shortcut`` cannot be parsed.
/// ```swift
/// do {
///     _ = try Shortcut("<Primary").combination()
/// } catch {
///     print(error)  // what is wrong with the text, and how to fix it
/// }
/// ```
public enum ShortcutError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A modifier has no closing `>`.
    case unclosedModifier(Shortcut)
    /// There is no such modifier.
    case unknownModifier(Shortcut, String)
    /// There are modifiers only.
    case noKey(Shortcut)
    /// There is no such key.
    case unknownKey(Shortcut, String, suggestion: String?)

    public var description: String {
        switch self {
        case .unclosedModifier(let shortcut):
            "The shortcut \"\(shortcut)\" has a \"<\" without a \">\". Write modifiers as in \"<Primary>n\"."
        case .unknownModifier(let shortcut, let name):
            "The shortcut \"\(shortcut)\" has the unknown modifier \"<\(name)>\". There are <Primary>, <Control>, <Shift>, <Alt>, <Super>, "
                + "<Hyper> and <Meta>."
        case .noKey(let shortcut):
            "The shortcut \"\(shortcut)\" has no key. Write one after the modifiers, as in \"<Primary>n\"."
        case .unknownKey(let shortcut, let name, let suggestion):
            "The shortcut \"\(shortcut)\" has the unknown key \"\(name)\". "
                + (suggestion.map { "Its name is \"\($0)\"." }
                    ?? "Write its X11 name, such as \"n\", \"plus\", \"Left\", \"Page_Up\" or \"F5\".")
        }
    }
}

extension Shortcut {
    /// The keys.
    ///
    /// - Throws: ``ShortcutError``, which says what is wrong with the text.
    public func combination() throws(ShortcutError) -> KeyCombination {
        var rest = description[...]
        var modifiers: KeyModifiers = []
        while rest.first == "<" {
            guard let end = rest.firstIndex(of: ">") else { throw .unclosedModifier(self) }
            let name = String(rest[rest.index(after: rest.startIndex)..<end])
            guard let modifier = KeyModifiers.names[name.lowercased()] else {
                throw .unknownModifier(self, name)
            }
            modifiers.insert(modifier)
            rest = rest[rest.index(after: end)...]
        }
        guard !rest.isEmpty else { throw .noKey(self) }
        guard let key = KeyName.canonical(String(rest)) else {
            throw .unknownKey(self, String(rest), suggestion: KeyName.suggestion(for: String(rest)))
        }
        return KeyCombination(key, modifiers: modifiers)
    }
}
