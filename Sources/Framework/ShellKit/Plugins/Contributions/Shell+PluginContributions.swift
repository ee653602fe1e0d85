// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit

extension Shell {
    func add(_ contribution: PluginContribution, of context: PluginContext) {
        guard let plugin = installed.first(where: { $0.context === context }) else { return }
        switch contribution {
        case .search(let search):
            add(
                PluginSearch(
                    search.id, name: plugin.record.name, owner: plugin.folderName, find: search.find,
                    open: { [weak self] id in self?.follow(search.open(id), on: search.page) },
                    onError: { [weak context] in context?.warn($0) }), of: plugin)
        case .opener(let open): plugin.opener = open
        case .inspectorPage(let page, let make): add(page, of: plugin, make)
        case .status(let change): show(change, of: plugin)
        }
    }

    func add(_ search: PluginSearch, of plugin: InstalledPlugin) {
        if let old = plugin.searches.updateValue(search, forKey: search.id) { palette.remove(old) }
        palette.add(search)
    }

    func show(_ change: StatusChange, of plugin: InstalledPlugin) {
        if let errorMessage = status.show(change, of: owner(of: plugin)) { warn(errorMessage, for: plugin) }
    }

    func owner(of plugin: InstalledPlugin) -> Command.Owner { .plugin(plugin.id, name: plugin.record.name) }

    /// Removes the searches, the opener, the status items and the inspector pages of a plugin.
    func withdrawContributions(of plugin: InstalledPlugin) {
        for search in plugin.searches.values { palette.remove(search) }
        plugin.searches = [:]
        plugin.opener = nil
        (plugin.inspectorPages, plugin.inspectorMakers) = ([], [:])
        inspectorPagesDidChange()
        status.remove(owner(of: plugin))
    }

    /// Shows a page, and follows a link of a plugin in the shell's process.
    func follow(_ link: DeepLink?, on page: ShellPage.ID?) {
        let pageStep: [any Step] = page.map { [ShellStep.show(.page($0))] } ?? []
        let steps = pageStep + (link?.steps ?? [])
        if !steps.isEmpty { open(DeepLink(steps)) }
    }
}
