// SPDX-License-Identifier: MIT

public import ControllerKit
public import RxKernel
public import ViewKit

/// All commands of a shell: its own, those that manifests declare, and those that plugins register while they run.
///
/// ```swift
/// shell.commands.register(
///     Action("view.zoom-in", title: localized("Zoom In"), shortcuts: ["<Primary>plus"]) { [unowned self] in zoomIn() },
///     Command.Traits(category: localized("View"), icon: "zoom-in-symbolic"))
/// ```
/// Menus, toolbars, the command palette and the shortcuts editor are made from it. It gives each action the shortcuts that trigger it: those of
/// the user first, then the default ones, each to the command that was registered first. **Lifetime**: it retains the actions until they are
/// removed. **Threading**: the main thread only.
@MainActor public final class CommandRegistry {
    /// What the ids of the shell's own commands begin with.
    static let reservedPrefix = "shell."

    /// The commands in the order of their registration: the present ones on subscription, then after each change.
    public var commands: Observable<[Command]> { relay.asObservable() }

    /// The present commands.
    public var current: [Command] { relay.value }

    /// The actions of all commands, for the windows of the shell.
    public var actions: Observable<[Action]> { actionRelay.asObservable() }

    private let relay = BehaviorRelay<[Command]>(value: [])
    private let actionRelay = BehaviorRelay<[Action]>(value: [])
    private var entries: [Entry] = []
    private var isUpdating = false
    var userShortcuts: UserShortcuts
    /// Receives the message for the user if the shortcuts cannot be stored.
    var onProblem: @MainActor (String) -> Void = { writeToStandardError($0) }

    private struct Entry {
        let action: Action
        let owner: Command.Owner
        let traits: Command.Traits
        let defaultShortcuts: [Shortcut]
    }

    /// - Parameter file: the absolute path of the file with the shortcuts that the user has chosen; nil for shortcuts in memory only.
    init(file: String?) { userShortcuts = UserShortcuts(file: file) }

    isolated deinit { for entry in entries { entry.action.removeObserver(self) } }

    // MARK: Registration

    /// Adds a command with an action. Its shortcuts are the default ones.
    ///
    /// - Returns: whether it was added: no if there is a command with the same id, which stays.
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

    /// Returns the command with an id; nil if there is none.
    public subscript(id: Command.ID) -> Command? { current.first { $0.id == id } }

    /// Performs a command, if there is one with this id and it is enabled. Returns whether it was performed.
    @discardableResult public func perform(_ id: Command.ID) -> Bool {
        guard let action = entries.first(where: { $0.action.id == id })?.action, action.isEnabled,
            !action.takesValue
        else { return false }
        action.perform()
        return true
    }

    /// The actions of the plugins.
    var pluginActions: [Action] { entries.filter { $0.owner != .shell }.map(\.action) }

    func takesValue(_ id: Command.ID) -> Bool {
        entries.first { $0.action.id == id }?.action.takesValue ?? false
    }

    func contains(_ id: Command.ID) -> Bool { entries.contains { $0.action.id == id } }

    // MARK: Shortcuts

    /// Computes the commands and the shortcuts that trigger them.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        var commands = entries.map { entry in
            Command(
                id: entry.action.id, title: entry.action.title, owner: entry.owner, traits: entry.traits,
                defaultShortcuts: entry.defaultShortcuts, userShortcuts: userShortcuts[entry.action.id],
                isEnabled: entry.action.isEnabled, isOn: entry.action.isOn)
        }
        Self.resolve(&commands)
        for (entry, command) in zip(entries, commands) where entry.action.shortcuts != command.shortcuts {
            entry.action.shortcuts = command.shortcuts
        }
        if commands != relay.value { relay.accept(commands) }
    }

    private static func rank(_ command: Command) -> Int {
        command.userShortcuts != nil ? 0 : command.owner == .shell ? 1 : 2
    }

    /// Gives each shortcut to one command: to one whose shortcuts the user has chosen, or else to one of the shell, or else to the first one.
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
