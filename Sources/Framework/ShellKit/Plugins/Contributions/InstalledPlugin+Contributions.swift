// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import PluginProcesses
import PluginRuntime
import WireKit

extension InstalledPlugin {
    package func add(_ contribution: PluginContribution) {
        switch contribution {
        case .search(let search):
            add(
                PluginSearch(
                    search.id, name: name, owner: folderName,
                    find: { [weak context] text in
                        await search.results(for: text) { context?.warn($0) }
                    },
                    open: { [weak self] id in self?.shell.follow(search.open(id), on: search.page) }))
        case .opener(let open): opener = open
        case .inspectorPage(let page, let make): add(page, make)
        case .status(let change): show(change)
        }
    }

    func add(_ search: PluginSearch) {
        if let old = searches.updateValue(search, forKey: search.id) { shell.palette.remove(old) }
        shell.palette.add(search)
    }

    func show(_ change: StatusChange) { shell.status.show(change, of: self) }

    /// Returns whether one more of what an operation creates may live beside others, by the declaration of the operation. If not, it is
    /// left out, and the list of plugins has a warning with the limit. Whatever a plugin creates is counted here.
    func admits(
        _ subject: String, by operation: WireOperation<some Codable>, beside count: Int, remedy: String
    ) -> Bool {
        guard let limit = operation.living, count >= limit else { return true }
        warn("\(subject) is not added, because the plugin has \(limit), which is the limit. \(remedy)")
        return false
    }

    /// Adds a page of a plugin in a process of its own, or one that a manifest declares.
    func add(_ page: PluginInspectorPage) {
        guard !inspectorPages.contains(where: { $0.id == page.id }) else { return }
        inspectorPages.append(page)
        shell.inspectorPagesDidChange()
    }

    /// Adds a page of a plugin in the shell's process.
    private func add(_ page: PluginInspectorPage, _ make: @escaping @MainActor () -> ViewController) {
        guard inspectorMakers[page.id] == nil else {
            return warn(RegistrationKind.inspectorPage.registeredTwice(page.id))
        }
        inspectorMakers[page.id] = { [marker = shell.crashMarker, id] in
            marker.during(.page, of: id, make)
        }
        add(page)
    }

    /// Creates the screen of a page. Starts the plugin if necessary. Returns nil if the plugin cannot create it.
    func makeScreen(of page: PluginInspectorPage) -> ViewController? {
        if let process { return PluginPageController(page.pane, in: process) }
        guard startInShell() else { return nil }
        if let make = inspectorMakers[page.id] { return make() }
        warn(RegistrationKind.inspectorPage.notRegistered(page.id))
        return nil
    }

    /// Removes the searches, the opener, the status items and the inspector pages.
    func withdrawContributions() {
        for search in searches.values { shell.palette.remove(search) }
        (searches, opener) = ([:], nil)
        (inspectorPages, inspectorMakers) = ([], [:])
        shell.inspectorPagesDidChange()
        shell.status.remove(commandOwner)
    }
}
