// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import PluginRuntime
public import RxKernel
public import ViewKit

/// All commands of a shell: its own commands, those that manifests declare, and those that plugins register while they run.
///
/// ```swift
/// shell.commands.register(
///     Action("view.zoom-in", title: "Zoom In", shortcuts: ["<Primary>plus"]) { [unowned self] in zoomIn() },
///     Command.Traits(category: "View", icon: "zoom-in-symbolic"))
/// ```
/// Menus, toolbars, the command palette and the shortcuts editor show its commands. It sets the shortcuts of
/// each action. If two commands have the same shortcut, it triggers the one to which the user has given it,
/// otherwise the one of the shell, otherwise the one that was registered first.
/// **Lifetime**: it retains the actions until they are removed. **Threading**: the main thread only.
@MainActor public final class CommandRegistry {
    /// The prefix of the ids of the shell's own commands.
    static let reservedPrefix = "shell."

    /// The largest number of bytes of the id of a command: that of a plugin, two dots, and the one that the plugin has sent.
    nonisolated static let longestID = PluginID.maximumLength + 2 + 256

    /// Whether a plugin in the shell's process cannot have an action with the id: it is one of the shell, or of a plugin with a process of
    /// its own, which has the id of the plugin, two dots, and the id that the plugin knows.
    static func isReserved(_ id: Command.ID) -> Bool { id.hasPrefix(reservedPrefix) || id.contains("..") }

    /// Returns the id that a plugin with a process of its own knows, under which earlier versions have stored its shortcuts and its uses;
    /// nil for another command.
    nonisolated static func formerID(of id: Command.ID) -> Command.ID? {
        var rest = id[...]
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            if rest.first == "." { return String(rest.dropFirst()) }
        }
        return nil
    }

    /// The commands in the order of their registration: the current ones on subscription, then after each change.
    public var commands: Observable<[Command]> { relay.asObservable() }

    /// The current commands.
    public var current: [Command] { relay.value }

    /// The actions of all commands, for the windows of the shell.
    public var actions: Observable<[Action]> { actionRelay.asObservable() }

    private let relay = BehaviorRelay<[Command]>(value: [])
    private let actionRelay = BehaviorRelay<[Action]>(value: [])
    private var entries: [Entry] = []
    private var isUpdating = false
    var userShortcuts: UserShortcuts
    /// Called when the shortcuts were stored, with the error if that has failed. ``Shell`` shows it.
    var onSave: @MainActor (StateFileError?) -> Void = { _ in }
    /// Returns the name of the Latin letter that is on a key of another alphabet; nil if the layouts of the keyboard do not say.
    private var latinKey: @MainActor (String) -> String? = { _ in nil }

    private struct Entry {
        let action: Action
        let owner: Command.Owner
        let traits: Command.Traits
        let defaultShortcuts: [Shortcut]
    }

    /// Creates a registry without commands.
    ///
    /// - Parameter file: The absolute path of the file with the shortcuts that the user has chosen; nil for shortcuts in memory only.
    init(file: String?) { userShortcuts = UserShortcuts(file: file) }

    isolated deinit { for entry in entries { entry.action.removeObserver(self) } }

    // MARK: Registration

    /// Adds a command that performs an action. The shortcuts of the action are the default shortcuts of the command.
    ///
    /// - Returns: Whether the command was added. If there is a command with the same id already, that command
    ///   stays, and the result is false.
    @discardableResult public func register(
        _ action: Action, _ traits: Command.Traits = Command.Traits(), owner: Command.Owner = .shell
    ) -> Bool {
        guard !contains(action.id) else { return false }
        entries.append(
            Entry(action: action, owner: owner, traits: traits, defaultShortcuts: action.shortcuts))
        action.addObserver(self) { [weak self] in self?.update() }
        update()
        actionRelay.accept(entries.map(\.action))
        return true
    }

    /// Adds several commands that have the same traits.
    public func register(
        _ actions: [Action], _ traits: Command.Traits = Command.Traits(), owner: Command.Owner = .shell
    ) {
        for action in actions { register(action, traits, owner: owner) }
    }

    /// Removes commands. An id without a command is ignored.
    public func remove(_ ids: some Collection<Command.ID>) {
        let ids = Set(ids)
        let removed = entries.filter { ids.contains($0.action.id) }
        guard !removed.isEmpty else { return }
        for entry in removed { entry.action.removeObserver(self) }
        entries.removeAll { ids.contains($0.action.id) }
        update()
        actionRelay.accept(entries.map(\.action))
    }

    // MARK: Use

    /// The command with an id; nil if there is none.
    public subscript(id: Command.ID) -> Command? { current.first { $0.id == id } }

    /// Performs the command with an id. Does nothing if there is none, if it is disabled, or if its action takes a value.
    ///
    /// - Returns: Whether the command was performed.
    @discardableResult public func perform(_ id: Command.ID) -> Bool {
        guard let action = entries.first(where: { $0.action.id == id })?.action, action.isEnabled,
            !action.takesValue
        else { return false }
        action.perform()
        return true
    }

    /// The actions of the plugins.
    var pluginActions: [Action] { entries.filter { $0.owner != .shell }.map(\.action) }

    func action(_ id: Command.ID) -> Action? { entries.first { $0.action.id == id }?.action }

    func contains(_ id: Command.ID) -> Bool { entries.contains { $0.action.id == id } }

    // MARK: Shortcuts

    /// Uses the layouts of the keyboard. Shortcuts with a letter of another alphabet, which earlier versions
    /// have stored, become those with the Latin letter of the key, which work in each layout. One that cannot
    /// be used for a command is ignored then. Without a layout with Latin letters, they stay as they are.
    func useKeyboard(_ latinKey: @escaping @MainActor (String) -> String?) {
        self.latinKey = latinKey
        userShortcuts.replaceAll { shortcut in
            let latin = self.latin(shortcut)
            return latin == shortcut || (try? Self.check(latin)) != nil ? latin : nil
        }
        update()
    }

    /// The shortcut with the Latin letter of its key.
    func latin(_ shortcut: Shortcut) -> Shortcut {
        guard var keys = try? shortcut.combination(), let key = latinKey(keys.key) else { return shortcut }
        keys.key = key
        return Shortcut(keys)
    }

    /// Computes the commands and the shortcuts that trigger them, after a change of a command or of a shortcut.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        var commands = entries.map { entry in
            Command(
                id: entry.action.id, title: entry.action.title, owner: entry.owner, traits: entry.traits,
                defaultShortcuts: entry.defaultShortcuts, userShortcuts: chosenShortcuts(of: entry.action.id),
                isEnabled: entry.action.isEnabled, isOn: entry.action.isOn)
        }
        Self.resolve(&commands)
        Action.changeTogether {
            for (entry, command) in zip(entries, commands) where entry.action.shortcuts != command.shortcuts {
                entry.action.shortcuts = command.shortcuts
            }
        }
        if commands != relay.value { relay.accept(commands) }
    }

    private static func rank(_ command: Command) -> Int {
        command.userShortcuts != nil ? 0 : command.owner == .shell ? 1 : 2
    }

    /// Assigns each shortcut to one command, in the order of `rank`, and then of registration. Other commands
    /// with the shortcut get a conflict.
    private static func resolve(_ commands: inout [Command]) {
        var winners: [KeyCombination: Int] = [:]
        let order = (0...2).flatMap { rank in commands.indices.filter { Self.rank(commands[$0]) == rank } }
        for index in order {
            for shortcut in commands[index].wantedShortcuts {
                // The window reports a shortcut that cannot be parsed.
                guard let keys = try? shortcut.combination() else {
                    commands[index].shortcuts.append(shortcut)
                    continue
                }
                if let winner = winners[keys] {
                    if winner == index { continue }
                    commands[index].conflicts.append(
                        Command.Conflict(
                            shortcut: shortcut, winner: commands[winner].id,
                            winnerTitle: commands[winner].title))
                } else {
                    winners[keys] = index
                    commands[index].shortcuts.append(shortcut)
                }
            }
        }
    }
}
