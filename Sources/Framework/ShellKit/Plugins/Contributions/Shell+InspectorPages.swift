// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginProcesses
import PluginRuntime
import ViewKit

extension Shell {
    /// Calls a function that changes pages, and publishes the changes together.
    ///
    /// - Parameter ending: The plugins whose pages are published as removed first, also if they are added again.
    func changePagesTogether(ending: [InstalledPlugin], _ work: () -> Void) {
        pageRegistry.changeTogether(ending: Set(ending.flatMap(\.pages))) {
            publishInspectorPages(without: ending)
            work()
        }
        inspectorPagesDidChange()
    }

    /// Publishes the pages of all plugins, unless ``changePagesTogether(ending:_:)`` does it later.
    func inspectorPagesDidChange() { if !pageRegistry.isUpdating { publishInspectorPages(without: []) } }

    private func publishInspectorPages(without ending: [InstalledPlugin]) {
        let plugins = installed.all.filter { plugin in !ending.contains { $0 === plugin } }
        let pages = plugins.flatMap { plugin in
            plugin.inspectorPages.map { page in
                // An update replaces the plugin, and keeps its tabs.
                Inspector.Page(id: "\(plugin.folderName)/\(page.id)", title: page.title) {
                    [weak self, name = plugin.folderName] in
                    let plugin = self?.installed.all.first { $0.folderName == name && $0.isOn }
                    return plugin?.makeScreen(of: page) ?? Self.missing(page)
                }
            }
        }
        let published = pageRegistry.inspectorPages
        if pages.map(\.id) != published.value.map(\.id) { published.accept(pages) }
    }

    /// The screen in place of one that a plugin cannot create. The list of plugins shows the reason.
    private static func missing(_ page: PluginInspectorPage) -> ViewController {
        let controller = ViewController()
        controller.title = page.title
        controller.view.addSubview(
            StatusView(
                icon: "dialog-warning-symbolic", title: localized("This page cannot be shown"),
                message: localized("The list of plugins shows the reason.")))
        return controller
    }
}
