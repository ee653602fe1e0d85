// SPDX-License-Identifier: MIT

import PluginKit
import PluginProcesses
import PluginRuntime

extension Shell {
    /// Installs a plugin for this user, or another version of it. It can be used immediately. The open pages
    /// of the earlier version are shown by the process of the new one. A library that was loaded into the
    /// shell's process is replaced at the next start.
    func install(_ package: PluginPackage) async throws(PluginPackageError) {
        let folders = installed.folders
        guard let directory = folders.installDirectory else {
            throw .files(
                "There is no folder for plugins: neither HOME nor XDG_DATA_HOME is set. Set one of them.")
        }
        let id = package.manifest.id
        let old = installed[id]
        if let old, let origin = folders.precedence(of: old, over: directory) {
            throw .invalid(
                "\(old.record.name) belongs to the application, and cannot be replaced: it is \(origin). Update the application."
            )
        }
        _ = try await package.installInBackground(in: directory)
        if let old, staysUntilNextStart(old) { return }
        reload(id)
    }

    /// Whether a plugin that is installed again runs on until the next start, since its library is in the shell's process.
    func staysUntilNextStart(_ plugin: InstalledPlugin) -> Bool {
        installed.folders.canRemove(plugin) && plugin.manifest?.process == .shell
    }

    /// Ends a plugin, and removes its files. Its data, its settings and the decisions about its permissions are kept.
    func remove(_ plugin: InstalledPlugin) throws(PluginPackageError) {
        let folders = installed.folders
        guard folders.canRemove(plugin), let id = plugin.id, let directory = folders.installDirectory
        else { return }
        deactivate(id)
        // The plugins that depend on it are listed with the reason why they do not start.
        defer { reload(id) }
        try PluginPackage.remove(id, from: directory)
    }

    /// Reads the manifests again after the files of a plugin have changed. The plugin and those that depend
    /// on it are ended, and begin with their new manifests. Plugins that could not be used are started too,
    /// because a plugin that they need may be installed now.
    ///
    /// The tabs of a plugin stay open if it runs in a process of its own before and afterwards: the new
    /// process shows their pages, and restores their states.
    func reload(_ id: PluginID) {
        let ending = installed.dependents(of: id)
        var changed = Set(ending.compactMap(\.id)).union([id])
        for plugin in installed.all
        where plugin.manifest?.dependencies.contains(where: changed.contains) == true {
            if let dependent = plugin.id { changed.insert(dependent) }
        }
        let scan = PluginScan(directories, linked: installed.linked, disabled: exclusions.ids)
        let continued = ending.filter { plugin in
            plugin.process != nil && scan.manifests.contains { $0.id == plugin.id && $0.process == .own }
        }
        let ended = ending.filter { plugin in !continued.contains { $0 === plugin } }
        changePagesTogether(ending: ended) {
            for plugin in ended.reversed() { plugin.runner.send(.turnOff) }
            installed.all.removeAll { plugin in
                guard plugin.make == nil, !continued.contains(where: { $0 === plugin }),
                    plugin.manifest == nil || plugin.id.map(changed.contains) == true
                else { return false }
                if let child = plugin.runner.child { processes.remember(child, of: plugin.folderName) }
                plugin.runner.send(.removed)
                return true
            }
            let known = Set(installed.all.compactMap(\.manifest?.file))
            add(scan, without: known, continuing: continued)
        }
        installed.sort(as: scan)
        installed.recordsDidChange()
        startWaitingPlugins()
    }
}

extension PluginPackage {
    /// Reads an archive on a background thread.
    @concurrent static func inBackground(_ file: String) async throws(PluginPackageError) -> PluginPackage {
        try PluginPackage(contentsOf: file)
    }

    @concurrent fileprivate func installInBackground(
        in directory: PluginDirectory
    ) async throws(PluginPackageError) -> Installed { try install(in: directory) }
}
