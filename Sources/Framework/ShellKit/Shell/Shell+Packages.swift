// SPDX-License-Identifier: MIT

import PluginKit

extension Shell {
    /// The folder into which plugins are installed: the user's, or the first that is searched.
    private var installDirectory: PluginDirectory? {
        let user = Folder.xdg("XDG_DATA_HOME", or: ".local/share") + "/"
        return directories.first { $0.path.hasPrefix(user) } ?? directories.first
    }

    /// Installs a plugin for this user, or another version of it. It can be used immediately. The open pages
    /// of the earlier version are shown by the process of the new one. A library that was loaded into the
    /// shell's process is replaced at the next start.
    func install(_ package: PluginPackage) async throws(PluginPackageError) {
        guard let directory = installDirectory else {
            throw .files(
                "There is no folder for plugins: neither HOME nor XDG_DATA_HOME is set. Set one of them.")
        }
        let id = package.manifest.id
        let old = installed.first { $0.id == id }
        if let old, let place = precedence(of: old, over: directory) {
            throw .invalid(
                "\(old.record.name) belongs to the application, and cannot be replaced: it is \(place). Update the application."
            )
        }
        _ = try await package.installInBackground(in: directory)
        if let old, canRemove(old), old.manifest?.process == .shell { return }
        reload(id)
    }

    /// Returns where a plugin is, if it has precedence over a plugin with the same id in a directory.
    private func precedence(of plugin: InstalledPlugin, over directory: PluginDirectory) -> String? {
        guard let manifest = plugin.manifest else {
            return plugin.make == nil ? nil : "linked into the application"
        }
        let isEarlier = directories.prefix { $0 != directory }.contains {
            manifest.file.hasPrefix("\($0.path)/")
        }
        return isEarlier ? manifest.file : nil
    }

    /// Whether the plugin can be removed: it was installed by ``install(_:)``, or by `shellctl`, for this user.
    func canRemove(_ plugin: InstalledPlugin) -> Bool {
        guard let manifest = plugin.manifest, let directory = installDirectory else { return false }
        return Folder.parent(of: manifest.file) == PluginPackage.folder(of: manifest.id, in: directory)
    }

    /// Ends a plugin, and removes its files. Its data, its settings and the decisions about its permissions are kept.
    func remove(_ plugin: InstalledPlugin) throws(PluginPackageError) {
        guard canRemove(plugin), let id = plugin.id, let directory = installDirectory else { return }
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
        let ending = dependents(of: id)
        var changed = Set(ending.compactMap(\.id)).union([id])
        for plugin in installed where plugin.manifest?.dependencies.contains(where: changed.contains) == true
        {
            if let dependent = plugin.id { changed.insert(dependent) }
        }
        let scan = PluginScan(directories, linked: linkedIDs, disabled: switches.ids)
        let continued = ending.filter { plugin in
            plugin.process != nil && scan.manifests.contains { $0.id == plugin.id && $0.process == .own }
        }
        let ended = ending.filter { plugin in !continued.contains { $0 === plugin } }
        changePagesTogether(ending: ended) {
            for plugin in ended.reversed() { plugin.runner.send(.turnOff) }
            installed.removeAll { plugin in
                guard plugin.make == nil, !continued.contains(where: { $0 === plugin }),
                    plugin.manifest == nil || plugin.id.map(changed.contains) == true
                else { return false }
                rememberProcess(of: plugin)
                plugin.runner.send(.removed)
                return true
            }
            let known = Set(installed.compactMap(\.manifest?.file))
            add(scan, without: known, continuing: continued)
        }
        sortInstalled(as: scan)
        recordsDidChange()
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
