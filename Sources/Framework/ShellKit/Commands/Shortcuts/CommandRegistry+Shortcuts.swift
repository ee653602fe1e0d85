// SPDX-License-Identifier: MIT

import PluginRuntime
public import ViewKit

/// The reason why a command cannot have a shortcut.
///
/// ```swift
/// do throws(ShortcutRefusal) {
///     try shell.commands.setShortcuts(["<Primary>j"], of: "view.zoom-in")
/// } catch {
///     print(error)
/// }
/// ```
public enum ShortcutRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no command with this id.
    case noCommand(String)
    /// The text is not a valid shortcut.
    case unparsable(ShortcutError)
    /// The keys without Ctrl, Alt or Super enter text, or move in the window.
    case typesText(Shortcut)
    /// The shell or the views use the keys in each window.
    case reserved(Shortcut)
    /// Another command has the shortcut.
    case inUse(Shortcut, by: String, title: String)

    /// The error message: the reason, and how to fix it.
    public var description: String {
        switch self {
        case .noCommand(let id): "There is no command with the id \"\(id)\"."
        case .unparsable(let error): error.description
        case .typesText(let shortcut):
            "\(shortcut.text) enters text or moves in the window. Hold Ctrl, Alt or Super with it, or use a function key."
        case .reserved(let shortcut):
            "\(shortcut.text) is used in each window, for example for menus or text. Choose another key."
        case .inUse(let shortcut, _, let title):
            "\(shortcut.text) triggers \"\(title)\". Remove it from that command, or choose another key."
        }
    }
}

extension CommandRegistry {
    /// Sets the shortcuts of a command, also for later runs. An empty array removes all its shortcuts. A
    /// letter of another alphabet is stored, and checked, as the Latin letter on its key, if the layouts of
    /// the keyboard have one: such a shortcut works in each layout.
    ///
    /// - Parameter takingOver: Whether a shortcut that triggers another command is removed from that command.
    ///   If false, such a shortcut is refused.
    /// - Throws: ``ShortcutRefusal`` if one of the shortcuts is refused. Nothing is changed then.
    public func setShortcuts(_ shortcuts: [Shortcut], of id: Command.ID, takingOver: Bool = false)
        throws(ShortcutRefusal)
    {
        guard let command = self[id] else { throw .noCommand(id) }
        let shortcuts = shortcuts.map(latin)
        for shortcut in shortcuts where !command.shortcuts.contains(where: shortcut.matches) {
            try Self.check(shortcut)
            if !takingOver, let other = holder(of: shortcut, except: id) {
                throw .inUse(shortcut, by: other.id, title: other.title)
            }
        }
        for shortcut in shortcuts {
            guard let other = holder(of: shortcut, except: id) else { continue }
            choose(other.wantedShortcuts.filter { !shortcut.matches($0) }, for: other.id)
        }
        choose(shortcuts == command.defaultShortcuts ? nil : shortcuts, for: id)
        store()
    }

    /// Resets the shortcuts of a command to the default ones, also for later runs.
    public func resetShortcuts(of id: Command.ID) {
        guard chosenShortcuts(of: id) != nil else { return }
        choose(nil, for: id)
        store()
    }

    /// Resets the shortcuts of all commands to the default ones, also of commands of plugins that are not loaded.
    public func resetAllShortcuts() {
        guard !userShortcuts.isEmpty else { return }
        userShortcuts.removeAll()
        store()
    }

    /// Returns the command that a shortcut triggers; nil if there is none.
    public func holder(of shortcut: Shortcut, except id: Command.ID? = nil) -> Command? {
        let shortcut = latin(shortcut)
        return current.first { $0.id != id && $0.shortcuts.contains(where: shortcut.matches) }
    }

    /// Returns the shortcuts that the user has chosen for a command; nil for none. Those that an earlier version has stored under the id
    /// that the plugin knows count, unless another command has this id.
    func chosenShortcuts(of id: Command.ID) -> [Shortcut]? {
        if let chosen = userShortcuts[id] { return chosen }
        guard let former = Self.formerID(of: id), let chosen = userShortcuts[former], !contains(former)
        else { return nil }
        return chosen
    }

    private func choose(_ shortcuts: [Shortcut]?, for id: Command.ID) {
        userShortcuts[id] = shortcuts
        if let former = Self.formerID(of: id), !contains(former) { userShortcuts[former] = nil }
    }

    private func store() {
        // What the user has written into the file meanwhile is in effect, too.
        let error = userShortcuts.save()
        update()
        onSave(error)
    }

    /// Throws an error if the shortcut cannot be used for any command.
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

    /// The keys that text fields, windows and menus use in each window.
    private static let reserved: Set<KeyCombination> = {
        var keys = Set(["a", "c", "v", "x", "y", "z", "Tab"].map { KeyCombination($0, modifiers: .control) })
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
    /// The names of the keys for users, such as `Ctrl+N`.
    package var text: String { keyNames.joined(separator: "+") }
}
