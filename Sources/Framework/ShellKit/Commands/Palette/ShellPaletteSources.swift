// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import ViewKit

extension Shell {
    /// The titles of the shell and of its plugins that are translated for the user, each with the text that
    /// it translates: the palette also finds that.
    var originalTitles: [String: String] {
        installed.all.compactMap(\.manifest).reduce(into: englishTexts) { titles, manifest in
            titles.merge(manifest.originalTitles()) { own, _ in own }
        }
    }
}

extension PluginManifest {
    /// The titles in these languages that are translations, each with the text that it translates.
    func originalTitles(in languages: [String] = LocalizedText.userLanguages) -> [String: String] {
        let titles = [name] + pages.map(\.title) + actions.map(\.title) + settings.map(\.title)
        return Dictionary(
            titles.map { ($0.text(in: languages), $0.plain) }.filter { $0 != $1 }
        ) { first, _ in first }
    }
}

/// The commands of a shell, and the actions of the front window, as entries of the command palette.
final class CommandPaletteSource: PaletteSource {
    private unowned let shell: Shell

    init(_ shell: Shell) { self.shell = shell }

    var paletteEntries: [PaletteEntry] {
        let commands = shell.commands
        let own = commands.current.filter { $0.isEnabled && $0.traits.locations.contains(.palette) }
        return pageEntries
            + own.flatMap { command -> [PaletteEntry] in
                guard let action = commands.action(command.id) else { return [] }
                let details = [command.traits.category, command.owner.name]
                return entries(
                    of: action, title: command.title, detail: details.first { !$0.isEmpty } ?? "",
                    icon: command.traits.icon, shortcut: command.shortcuts.first)
            }
    }

    /// The actions of the front window that are not commands of the shell.
    private var pageEntries: [PaletteEntry] {
        guard let window = shell.windows.window() else { return [] }
        return window.actions.filter { !shell.commands.contains($0.id) && $0.isEnabled }
            .flatMap { action in
                entries(
                    of: action, title: action.title,
                    detail: action.group.isEmpty ? window.title : action.group, icon: nil,
                    shortcut: action.shortcuts.first)
            }
    }

    /// An entry; one for each option of an action that has them; none if the action takes another value.
    private func entries(
        of action: Action, title: String, detail: String, icon: String?, shortcut: Shortcut?
    ) -> [PaletteEntry] {
        guard action.takesValue else {
            return [
                PaletteEntry(
                    .command, id: "command:\(action.id)", title: title, detail: detail, icon: icon,
                    shortcut: shortcut
                ) { [weak action] in action?.perform() }
            ]
        }
        return action.options.map { option in
            PaletteEntry(
                .command, id: "command:\(action.id)=\(option.value)", title: "\(title): \(option.title)",
                detail: detail, icon: icon
            ) { [weak action] in action?.perform(with: option.value) }
        }
    }
}

/// The pages and the plugins of a shell as entries of the command palette.
final class PagePaletteSource: PaletteSource {
    private unowned let shell: Shell

    init(_ shell: Shell) { self.shell = shell }

    var paletteEntries: [PaletteEntry] {
        let pages = recentFirst(shell.orderedPages).map { page in
            entry(.page, "page:\(page.id)", page.title, icon: page.icon, .page(page.id))
        }
        let plugins = shell.installed.records.value.compactMap { record in
            record.id.map {
                entry(.plugin, "plugin:\($0)", record.name, detail: record.stateTitle, .plugins)
            }
        }
        return pages + [entry(.page, "page:", localized("Plugins"), .plugins)] + plugins
    }

    /// Puts the pages that the user has opened last before the others.
    private func recentFirst(_ pages: [ShellPage]) -> [ShellPage] {
        let recent = shell.workspace.value.recent
        let first = recent.compactMap { route in pages.first { .page($0.id) == route } }
        return first + pages.filter { !recent.contains(.page($0.id)) }
    }

    private func entry(
        _ kind: PaletteEntry.Kind, _ id: String, _ title: String, detail: String = "", icon: String? = nil,
        _ route: Route
    ) -> PaletteEntry {
        PaletteEntry(kind, id: id, title: title, detail: detail, icon: icon) { [weak shell] in
            shell?.show(route)
        }
    }
}

/// The settings of a shell and of its plugins as entries of the command palette. An entry opens the window
/// with the settings, which then shows those with this title.
final class SettingPaletteSource: PaletteSource {
    private unowned let shell: Shell

    init(_ shell: Shell) { self.shell = shell }

    var paletteEntries: [PaletteEntry] {
        shell.settingsOwners.flatMap { owner in
            owner.settings.declarations.map { setting in
                let title = setting.title.text
                return PaletteEntry(
                    .setting, id: "setting:\(owner.key)/\(setting.id)", title: title,
                    detail: [owner.name, setting.group?.text].compactMap(\.self).joined(separator: " – ")
                ) { [weak shell] in shell?.windows.navigate(.settings(title)) }
            }
        }
    }
}

/// The open tabs that a page does not find: those with another title than their page, and those of a page that is open more than once.
final class TabPaletteSource: PaletteSource {
    private unowned let shell: Shell

    init(_ shell: Shell) { self.shell = shell }

    var paletteEntries: [PaletteEntry] {
        let tabs = shell.windows.flows.flatMap { flow in flow.tabs.tabs.map { (flow, $0) } }
        return tabs.compactMap { flow, tab in
            guard case .page(let id) = tab.route,
                let page = shell.pageRegistry[id]
            else { return nil }
            let title = tab.controller.displayTitle.isEmpty ? page.title : tab.controller.displayTitle
            guard title != page.title || tabs.contains(where: { $1.route == tab.route && $1.id != tab.id })
            else { return nil }
            return PaletteEntry(
                .tab, id: "tab:\(tab.id)", title: title, detail: page.title, icon: page.icon
            ) { [weak flow] in
                flow?.workspace.window?.present()
                flow?.tabs.select(tab)
            }
        }
    }
}
