// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import PluginProcesses
import PluginRuntime
import RxKernel
import WireKit

extension Shell {
    /// Activates a plugin that is linked into the application.
    public func load(_ type: any Plugin.Type) { load(type, making: { type.init() }) }

    /// Activates a plugin object that is linked into the application, for example one that a test has created with
    /// other data.
    public func load(_ plugin: any Plugin) { load(type(of: plugin), making: { plugin }) }

    private func load(_ type: any Plugin.Type, making make: @escaping @MainActor () -> any Plugin) {
        var record = PluginRecord(id: type.id, name: "\(type)", origin: .linked)
        if let id = type.id, installed[id] != nil {
            record.state = .failed(.duplicate(id, first: "linked into the application"))
        }
        let plugin = InstalledPlugin(record, make: make, in: self)
        add(plugin)
        if plugin.refusal == nil { beginUnlessOff(plugin) }
    }

    /// Finds the plugins in folders and loads them. A plugin that cannot be loaded is listed with the reason, and the
    /// other plugins are loaded. A plugin with a process of its own starts when one of its pages or actions
    /// is first used. If its manifest declares none, it starts when the window is shown.
    ///
    /// Load the linked plugins first: they have precedence over libraries with the same id.
    public func load(from directories: [PluginDirectory]) {
        installed.folders.add(directories)
        let linked = Set(installed.all.compactMap(\.id))
        add(PluginScan(directories, linked: linked, disabled: exclusions.ids))
    }

    /// Finds the plugins in folders and loads them after the window was shown. No file is read before the
    /// first frame, and manifests are read on another thread. The pages appear when the manifests were read.
    /// See ``load(from:)``.
    public func loadInBackground(from directories: [PluginDirectory]) {
        installed.folders.addLater(directories)
        if installed.folders.hasBegun { searchFolders() }
    }

    /// Searches the folders of ``loadInBackground(from:)``, and starts the plugins whose manifests declare
    /// neither pages nor actions. ``ShellFlow`` calls it after the window was shown.
    func windowDidAppear() {
        // The environment of the process requests an inspector, also for programs outside of the process.
        if ApplicationSession.current?.inspectorIfUsed != nil { _ = inspector }
        // What only the start has needed: some megabytes of manifests, style sheets and icons.
        FreedMemory.returnLater()
        if let (title, owner) = options.progress, windows.progress == nil {
            windows.progress = ProgressInput(title: title, in: notifications, named: owner)
        }
        searchFolders()
    }

    private func searchFolders() {
        let directories = installed.folders.takePending()
        guard !directories.isEmpty else { return startWaitingPlugins() }
        let (linked, disabled) = (Set(installed.all.compactMap(\.id)), exclusions.ids)
        Task { @MainActor [weak self] in
            let scan = await PluginScan.inBackground(directories, linked: linked, disabled: disabled)
            guard let self else { return }
            // Another search may have found some of them meanwhile.
            add(scan, without: known(in: scan))
            watchDirectories()
            installed.folders.didSearch()
            startWaitingPlugins()
        }
    }

    /// Watches the folders of plugins, so that a plugin appears as soon as its files are there. A plugin that
    /// is there already is not changed: a new library restarts its process, and a new manifest is read at the
    /// next start.
    private func watchDirectories() {
        installed.folders.watch { [weak self] in
            self.map { ($0.installed.linked, $0.exclusions.ids) }
        } found: { [weak self] in
            self?.addNew($0)
        }
    }

    private func addNew(_ scan: PluginScan) {
        let before = installed.all.map(\.record)
        // What could not be used is examined again.
        installed.all.removeAll { $0.make == nil && $0.manifest == nil }
        add(scan, without: known(in: scan))
        installed.sort(as: scan)
        guard installed.all.map(\.record) != before else { return }
        installed.recordsDidChange()
        startWaitingPlugins()
    }

    /// The files of the plugins that are listed, and those that a scan has found for the same ids.
    private func known(in scan: PluginScan) -> Set<String> {
        let ids = Set(installed.all.compactMap(\.id))
        let others = (scan.manifests + scan.disabled).filter { ids.contains($0.id) }.map(\.file)
        let listed = installed.all.compactMap { plugin in
            if case .file(let path) = plugin.record.origin { path } else { nil }
        }
        return Set(listed + others)
    }

    /// Adds the plugins that were found, without those whose manifests are `known`. Those that are `continued` get their new manifests.
    func add(
        _ scan: PluginScan, without known: Set<String> = [], continuing continued: [InstalledPlugin] = []
    ) {
        for manifest in scan.manifests + scan.disabled {
            if let plugin = continued.first(where: { $0.id == manifest.id }) {
                replace(plugin, with: manifest)
            } else if !known.contains(manifest.file) {
                let plugin = InstalledPlugin(PluginRecord(manifest), manifest: manifest, in: self)
                add(plugin)
                beginUnlessOff(plugin)
            }
        }
        for record in scan.refused {
            if case .file(let path) = record.origin, known.contains(path) { continue }
            add(InstalledPlugin(record, in: self))
        }
    }

    /// Turns a plugin on, unless the user or an option of the command line has turned it off.
    private func beginUnlessOff(_ plugin: InstalledPlugin) {
        guard let reason = exclusions.reason(for: plugin) else {
            exclusions.willStart(plugin)
            return begin(plugin)
        }
        if !reason.isEmpty { plugin.warn(reason) }
        plugin.updateState()
    }

    /// Deactivates a plugin, also for later runs of the application: see ``deactivate(_:)``.
    public func turnOff(_ id: PluginID) {
        let error = exclusions.turnOff(id)
        deactivate(id)
        if let error { installed[id]?.warn("\(error)") }
    }

    /// Activates a plugin and those that it depends on, also in later runs of the application: see ``activate(_:)``.
    public func turnOn(_ id: PluginID) {
        var seen: Set<PluginID> = []
        if let error = turnOn(id, isStored: true, &seen) { installed[id]?.warn("\(error)") }
    }

    /// Activates a plugin and those that it depends on, unless they were `seen`; also in later runs if that `isStored`. Returns the error if
    /// it cannot be stored.
    private func turnOn(_ id: PluginID, isStored: Bool, _ seen: inout Set<PluginID>) -> StateFileError? {
        guard seen.insert(id).inserted else { return nil }
        var error: StateFileError?
        if isStored {
            windows.questions.cancel(.turnOff(id))
            error = exclusions.turnOn(id)
        }
        // More of them may be known when one of them is on.
        while let needed = installed[id]?.needs.first(where: { !seen.contains($0) }) {
            error = turnOn(needed, isStored: isStored, &seen) ?? error
        }
        guard let plugin = installed[id], !plugin.isOn || plugin.failure != nil else { return error }
        if plugin.isOn { plugin.runner.send(.turnOn(refusal: nil)) } else { begin(plugin) }
        beginDependents()
        startWaitingPlugins()
        return error
    }

    /// Turns a plugin on, or off if its open pages and those of the plugins that depend on it agree. Calls `refused` if one does not.
    func turn(_ id: PluginID, on isOn: Bool, refused: @escaping @MainActor () -> Void) {
        if isOn { return turnOn(id) }
        windows.questions.ask(installed.dependents(of: id), before: .turnOff(id), refused: refused) {
            [weak self] in self?.turnOff(id)
        }
    }

    /// Stores that a plugin is on, or off for a reason, for later runs. Its open pages stay, and show the reason.
    func store(_ plugin: InstalledPlugin, offBecause reason: String?) {
        guard let id = plugin.id else { return }
        let error = reason.map { exclusions.turnOff(id, because: $0) } ?? exclusions.turnOn(id)
        if let error { plugin.warn("\(error)") }
    }

    /// Deactivates a plugin, after the plugins that depend on it. Its pages and actions are removed, its flows end, and its own process
    /// ends. Code that was loaded into the shell's process stays loaded. The plugins that depend on it are listed with the reason, and are
    /// activated again with it.
    ///
    /// It acts at once: the pages are not asked before, as they are in the list of plugins, and input that they have not saved is lost.
    public func deactivate(_ id: PluginID) {
        let ending = installed.dependents(of: id)
        for plugin in ending.reversed() { plugin.runner.send(.turnOff) }
        // It may be one that cannot be used.
        installed[id]?.runner.send(.turnOff)
        for plugin in ending where plugin.id != id {
            plugin.runner.send(.turnOn(refusal: installed.missingDependency(of: plugin)))
        }
        if !installed.all.contains(where: { $0.process?.lifecycle.isStopped == true }) {
            processes.spare.end()
        }
    }

    /// Activates a plugin that was deactivated or has failed, after the plugins that it depends on. The plugins that depend on it are
    /// activated too, unless they were deactivated themselves.
    public func activate(_ id: PluginID) {
        guard let plugin = installed[id], !plugin.isOn || plugin.failure != nil else { return }
        var seen: Set<PluginID> = []
        _ = turnOn(id, isStored: false, &seen)
    }

    /// Turns the plugins on that could not be used because of another one that is on now.
    private func beginDependents() {
        let refused = installed.all.filter { $0.failure?.dependency != nil }
        for plugin in refused where plugin.manifest != nil && installed.missingDependency(of: plugin) == nil {
            beginUnlessOff(plugin)
        }
        // Of those that were refused when their folder was searched, only the records are known.
        guard refused.contains(where: { $0.manifest == nil }) else { return }
        let off = exclusions.ids.filter { installed[$0]?.isOn != true }
        addNew(PluginScan(directories, linked: installed.linked, disabled: off))
    }

    /// Returns the settings of a plugin, for the shell's own screens, or nil if there is no such plugin.
    /// Changes are sent to a plugin in a process of its own.
    public func settings(of id: PluginID) -> PluginSettings? {
        installed.all.first { $0.id == id && $0.manifest != nil }?.settings
    }

    /// Grants a permission to a plugin, or revokes it, also for later runs. If the process of the plugin
    /// runs, it is restarted at once, and its pages are restored. They are not asked before, as they are in the list of plugins:
    /// input that they have not saved is lost.
    ///
    /// A permission that the manifest does not request is ignored. The permissions of a plugin in the shell's
    /// process have no effect: it can do everything that the application can.
    public func setPermission(_ kind: PluginManifest.Permission.Kind, of id: PluginID, to isGranted: Bool) {
        guard let plugin = installed[id], permissions.set(kind, of: plugin, to: isGranted) else { return }
        plugin.process?.send(.permissionsChanged)
    }

    /// Stores a decision about a plugin that is not loaded yet.
    package func decide(_ isGranted: Bool, _ permission: PluginManifest.Permission, of id: PluginID) {
        permissions.decide(isGranted, permission, of: id)
    }

    /// Starts the plugins whose manifests declare neither pages nor actions.
    func startWaitingPlugins() {
        for plugin in installed.all where !plugin.isDeclared { plugin.process?.send(.startUndeclared) }
        prepareSpareProcess()
    }

    /// Starts a process in advance, if a plugin may need it, and no process of a plugin is starting now.
    func prepareSpareProcess() {
        let plugins = installed.all.filter { $0.process != nil }
        guard plugins.contains(where: \.runner.lifecycle.isStopped) else { return processes.spare.end() }
        guard !plugins.contains(where: \.runner.lifecycle.isStarting) else { return }
        processes.spare.prepare(
            for: plugins.compactMap(\.manifest), isConfined: preferences.confinesPlugins)
    }

    private func add(_ plugin: InstalledPlugin) {
        installed.all.append(plugin)
        if let refusal = plugin.refusal { plugin.runner.send(.turnOn(refusal: refusal)) }
        readSettings(of: plugin)
        permissions.didChange(of: plugin)
        installed.recordsDidChange()
    }

    private func readSettings(of plugin: InstalledPlugin) {
        guard let manifest = plugin.manifest else { return }
        plugin.settingsWarnings = []
        plugin.settings = settings.store.settings(of: manifest) { [weak installed, weak plugin] text in
            guard let plugin else { return }
            plugin.settingsWarnings.append(text)
            if plugin.isOn { installed?.warn(text, for: plugin) }
        }
    }

    /// Turns a plugin on that is off.
    private func begin(_ plugin: InstalledPlugin) {
        plugin.runner.send(.turnOn(refusal: refusal(of: plugin)))
        if plugin.runner.lifecycle.runsInShell, !plugin.isDeclared { plugin.runner.send(.startUndeclared) }
    }

    /// Returns the reason why a plugin cannot be turned on, or nil if it can. Its warnings are those of the manifest afterwards.
    private func refusal(of plugin: InstalledPlugin) -> PluginFailure? {
        plugin.record.warnings =
            (plugin.manifest?.warnings.map(\.description) ?? []) + plugin.settingsWarnings
        return plugin.refusal ?? installed.missingDependency(of: plugin)
    }

    /// Uses another version of a plugin. Its open pages stay.
    private func replace(_ plugin: InstalledPlugin, with manifest: PluginManifest) {
        // The folders that it has are those of the earlier version.
        processes.spare.end()
        let registered = pageRegistry.current.filter {
            plugin.pages.contains($0.id) && !plugin.declares(page: $0.id)
        }
        plugin.manifest = manifest
        plugin.record = PluginRecord(manifest, state: plugin.record.state)
        readSettings(of: plugin)
        permissions.didChange(of: plugin)
        if let refusal = refusal(of: plugin) {
            plugin.runner.send(.turnOff)
            plugin.runner.send(.turnOn(refusal: refusal))
        } else {
            plugin.runner.send(.replaced)
            plugin.receiver.keep(registered.filter { !pageRegistry.contains($0.id) })
        }
        installed.recordsDidChange()
    }
}
