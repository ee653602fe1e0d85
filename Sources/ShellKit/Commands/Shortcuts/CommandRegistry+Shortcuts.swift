// SPDX-License-Identifier: MIT

public import ViewKit

/// Why a command cannot have a shortcut.
public enum ShortcutRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no command with this id.
    case noCommand(String)
    /// The text is not a shortcut.
    case unparsable(ShortcutError)
    /// The keys enter text, or move in the window, without a modifier.
    case typesText(Shortcut)
    /// The shell or the views of GTK need the keys.
    case reserved(Shortcut)
    /// Another command has the shortcut.
    case inUse(Shortcut, by: String, title: String)

    public var description: String {
        switch self {
        case .noCommand(let id): "There is no command with the id \"\(id)\"."
        case .unparsable(let error): error.description
        case .typesText(let shortcut):
            "\(shortcut.text) enters text or moves in the window. Hold Ctrl, Alt or Super with it, or use a function key."
        case .reserved(let shortcut):
            "\(shortcut.text) is used in each window, such as for menus and for text. Choose another key."
        case .inUse(let shortcut, _, let title):
            "\(shortcut.text) triggers \"\(title)\". Replace it there, or choose another key."
        }
    }
}

extension CommandRegistry {
    /// Gives a command another set of shortcuts, also for later runs. An empty one leaves it without.
    ///
    /// - Parameter takingOver: whether a shortcut that another command has is taken from it. If not, it is refused.
    /// - Throws: ``ShortcutRefusal``, and then nothing is changed.
    public func setShortcuts(_ shortcuts: [Shortcut], of id: Command.ID, takingOver: Bool = false)
        throws(ShortcutRefusal)
    {
        guard let command = self[id] else { throw .noCommand(id) }
        for shortcut in shortcuts where !command.shortcuts.contains(where: shortcut.matches) {
            try Self.check(shortcut)
            if !takingOver, let other = holder(of: shortcut, except: id) {
                throw .inUse(shortcut, by: other.id, title: other.title)
            }
        }
        for shortcut in shortcuts {
            guard let other = holder(of: shortcut, except: id) else { continue }
            userShortcuts[other.id] = other.wantedShortcuts.filter { !shortcut.matches($0) }
        }
        userShortcuts[id] = shortcuts == command.defaultShortcuts ? nil : shortcuts
        store()
    }

    /// Gives a command its default shortcuts, also for later runs.
    public func resetShortcuts(of id: Command.ID) {
        guard userShortcuts[id] != nil else { return }
        userShortcuts[id] = nil
        store()
    }

    /// Gives all commands their default shortcuts, also those of plugins that are not there now.
    public func resetAllShortcuts() {
        guard !userShortcuts.isEmpty else { return }
        userShortcuts.removeAll()
        store()
    }

    /// Returns the command that a shortcut triggers; nil if there is none.
    public func holder(of shortcut: Shortcut, except id: Command.ID? = nil) -> Command? {
        current.first { $0.id != id && $0.shortcuts.contains(where: shortcut.matches) }
    }

    private func store() {
        update()
        if let problem = userShortcuts.save() { onProblem(problem) }
    }

    /// Throws if no command can have a shortcut.
    static func check(_ shortcut: Shortcut) throws(ShortcutRefusal) {
        let keys: KeyCombination
        do throws(ShortcutError) { keys = try shortcut.combination() } catch { throw .unparsable(error) }
        if reserved.contains(keys) { throw .reserved(shortcut) }
        let isFunctionKey = keys.key.hasPrefix("F") && Int(keys.key.dropFirst()) != nil
        let isMediaKey = keys.key.hasPrefix("XF86")
        if keys.modifiers.subtracting(.shift).isEmpty, !isFunctionKey, !isMediaKey {
            throw .typesText(shortcut)
        }
    }

    /// What text fields, windows and menus use everywhere.
    private static let reserved: Set<KeyCombination> = {
        var keys = Set(["a", "c", "v", "x", "z", "Tab"].map { KeyCombination($0, modifiers: .control) })
        keys.insert(KeyCombination("z", modifiers: [.control, .shift]))
        keys.insert(KeyCombination("Tab", modifiers: [.control, .shift]))
        keys.insert(KeyCombination("F10"))
        keys.insert(KeyCombination("F10", modifiers: .shift))
        keys.insert(KeyCombination("F4", modifiers: .alt))
        keys.insert(KeyCombination("Tab", modifiers: .alt))
        return keys
    }()
}

extension Shortcut {
    /// The keys as users read them: `Ctrl+N`.
    package var text: String { keyNames.joined(separator: "+") }
}
