// SPDX-License-Identifier: MIT

import ControllerKit
import PluginRuntime
import ViewKit

extension Shell {
    /// Registers the commands of the shell itself. Commands that are registered already stay.
    func registerOwnCommands() {
        let go = Command.Traits(category: localized("Go"), locations: [.menu])
        commands.register(
            [
                Action(
                    "shell.palette", title: localized("Command Palette"), shortcuts: ["<Primary><Shift>p"]
                ) { [unowned self] in windows.navigate(.palette(.everything)) },
                Action("shell.places", title: localized("Go to Place"), shortcuts: ["<Primary>p"]) {
                    [unowned self] in windows.navigate(.palette(.places))
                },
            ], go)
        commands.register(
            Action("shell.settings", title: localized("Settings"), shortcuts: ["<Primary>comma"]) {
                [unowned self] in windows.navigate(.settings(""))
            }, Command.Traits(category: localized("Shell"), icon: "preferences-system-symbolic"))
        commands.register(
            Action(
                "shell.notifications", title: localized("Notifications"), shortcuts: ["<Primary><Alt>n"]
            ) { [unowned self] in windows.navigate(.notifications) },
            Command.Traits(
                category: localized("Shell"), icon: "preferences-system-notifications-symbolic"))
        // As after the end of the desktop's session, the next run restores what is open.
        commands.register(
            Action("shell.quit", title: localized("Quit"), shortcuts: ["<Primary>q"]) {
                ApplicationSession.current?.requestTermination()
            }, Command.Traits(category: localized("Shell")))
        let help = Command.Traits(category: localized("Help"))
        commands.register(
            Action(
                "shell.shortcuts", title: localized("Keyboard Shortcuts"),
                shortcuts: ["F1", "<Primary>question"]
            ) { [unowned self] in showShortcuts() }, help)
        commands.register(
            Action("shell.inspector", title: localized("Inspector"), shortcuts: ["<Primary><Shift>i"]) {
                [unowned self] in inspector?.show()
            }, help)
        commands.register(
            Action("shell.edit-shortcuts", title: localized("Edit Keyboard Shortcuts")) { [unowned self] in
                windows.navigate(.editShortcuts)
            }, help)
    }

    func show(_ route: Route) { windows.navigate(.show(route)) }

    /// Presents the command palette, as a sheet above a screen of the shell.
    func presentPalette(_ scope: Palette.Scope, above presenter: ViewController) -> PaletteViewController {
        let controller = PaletteViewController(viewModel: PaletteViewModel(palette, scope: scope))
        presenter.present(controller, as: .sheet, size: Size(width: 640, height: 440))
        return controller
    }

    /// Presents the editor of shortcuts, in a window above a screen of the shell.
    func presentShortcuts(above presenter: ViewController) -> ShortcutsViewController {
        let controller = ShortcutsViewController(viewModel: ShortcutsViewModel(commands))
        presenter.present(controller, size: Size(width: 600, height: 560), role: "shortcuts")
        return controller
    }

    /// Shows an overview of the shortcuts: those of the page in the front window, and those of the commands.
    private func showShortcuts() {
        guard let window = windows.window() else { return }
        let pageActions = window.actions.filter { !commands.contains($0.id) }
        window.showShortcuts(
            ShortcutsOverview(
                localized("Keyboard Shortcuts"),
                groups: Self.groups(of: pageActions) + commands.shortcutGroups))
    }

    /// Returns the shortcuts of actions, sorted into the groups of the actions.
    private static func groups(of actions: [Action]) -> [ShortcutsOverview.Group] {
        var groups: [ShortcutsOverview.Group] = []
        for action in actions where !action.shortcuts.isEmpty {
            groups.add(.init(action.title, shortcuts: action.shortcuts), to: action.group)
        }
        return groups
    }
}

extension CommandRegistry {
    /// The shortcuts of all commands, sorted into the categories of the commands.
    var shortcutGroups: [ShortcutsOverview.Group] {
        var groups: [ShortcutsOverview.Group] = []
        for command in current where !command.shortcuts.isEmpty {
            groups.add(.init(command.title, shortcuts: command.shortcuts), to: command.traits.category)
        }
        return groups
    }
}

extension [ShortcutsOverview.Group] {
    fileprivate mutating func add(_ entry: ShortcutsOverview.Entry, to title: String) {
        if let index = firstIndex(where: { $0.title == title }) {
            self[index].entries.append(entry)
        } else {
            append(Element(title, entries: [entry]))
        }
    }
}
