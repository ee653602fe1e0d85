// SPDX-License-Identifier: MIT

import PluginKit

extension Shell {
    /// Watches the folders of plugins, so that a plugin appears as soon as its files are there. A plugin that
    /// is there already is not changed: a new library restarts its process, and a new manifest is read at the
    /// next start.
    func watchDirectories() {
        directoryWatches = directories.compactMap { directory in
            FolderWatch(directory.path) { [weak self] in self?.directoriesDidChange() }
        }
    }

    /// Searches the folders again when they have not changed for 200 ms.
    private func directoriesDidChange() {
        newSearch?.cancel()
        newSearch = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .milliseconds(200))
            guard !Task.isCancelled, let directories = self?.directories, let disabled = self?.switches.ids,
                let linked = self?.linkedIDs
            else { return }
            let scan = await PluginScan.inBackground(directories, linked: linked, disabled: disabled)
            guard !Task.isCancelled else { return }
            self?.addNew(scan)
        }
    }

    /// The ids of the plugins that are linked into the application.
    var linkedIDs: Set<PluginID> { Set(installed.filter { $0.make != nil }.compactMap(\.id)) }

    private func addNew(_ scan: PluginScan) {
        let before = installed.map(\.record)
        // What could not be used is examined again.
        installed.removeAll { $0.make == nil && $0.manifest == nil }
        let ids = Set(installed.compactMap(\.id))
        let known = Set(installed.compactMap(\.manifest?.file))
        let replaced = (scan.manifests + scan.disabled).filter { ids.contains($0.id) }.map(\.file)
        add(scan, without: known.union(replaced))
        sortInstalled(as: scan)
        guard installed.map(\.record) != before else { return }
        recordsDidChange()
        startWaitingPlugins()
    }

    /// Puts each plugin after those that it depends on, as at the start.
    func sortInstalled(as scan: PluginScan) {
        let order = (scan.manifests + scan.disabled).map(\.file)
        func position(_ plugin: InstalledPlugin) -> Int {
            if plugin.make != nil { return -1 }
            return plugin.manifest.flatMap { order.firstIndex(of: $0.file) } ?? order.count
        }
        installed = installed.enumerated().sorted {
            (position($0.element), $0.offset) < (position($1.element), $1.offset)
        }.map(\.element)
    }
}
