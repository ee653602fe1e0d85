// SPDX-License-Identifier: MIT

import CLinux
import ControllerKit
import Dispatch
import FlowKit
import PluginKit
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
        if let id = type.id, installed.contains(where: { $0.id == id }) {
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
        self.directories += directories.filter { !self.directories.contains($0) }
        add(PluginScan(directories, linked: Set(installed.compactMap(\.id)), disabled: switches.ids))
    }

    /// Finds the plugins in folders and loads them after the window was shown. No file is read before the
    /// first frame, and manifests are read on another thread. The pages appear when the manifests were read.
    /// See ``load(from:)``.
    public func loadInBackground(from directories: [PluginDirectory]) {
        self.directories += directories.filter { !self.directories.contains($0) }
        pendingDirectories += directories
        isSearching.accept(!pendingDirectories.isEmpty)
    }

    /// Searches the folders of ``loadInBackground(from:)``, and starts the plugins whose manifests declare
    /// neither pages nor actions. ``ShellFlow`` calls it after the window was shown.
    func windowIsThere() {
        // The environment of the process requests an inspector, also for programs outside of the process.
        if ApplicationSession.current?.inspectorIfUsed != nil { _ = inspector }
        // Memory that only the start has needed is returned to the system: some megabytes of manifests, style sheets and icons.
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 5) { clinux_trim_memory() }
        if let (title, owner) = progressTitle {
            progressTitle = nil
            progressInput = ProgressInput(title: title, in: notifications, named: owner)
        }
        let directories = pendingDirectories
        pendingDirectories = []
        guard !directories.isEmpty else { return startWaitingPlugins() }
        let (linked, disabled) = (Set(installed.compactMap(\.id)), switches.ids)
        Task { @MainActor [weak self] in
            let scan = await PluginScan.inBackground(directories, linked: linked, disabled: disabled)
            guard let self else { return }
            add(scan)
            watchDirectories()
            isSearching.accept(false)
            startWaitingPlugins()
        }
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
        var reason = options.exclusion(of: plugin) ?? plugin.id.flatMap { switches.reason(for: $0) }
        if reason == nil, let id = plugin.id, bisection?.excludes(id) == true {
            reason = "It does not run because of --bisect."
        }
        guard let reason else {
            if let id = plugin.id { bisection?.willStart(id) }
            return begin(plugin)
        }
        if !reason.isEmpty { warn(reason, for: plugin) }
        plugin.runner.publishState()
    }

    /// Deactivates a plugin, also for later runs of the application: see ``deactivate(_:)``.
    public func turnOff(_ id: PluginID) {
        let error = switches.turnOff(id)
        deactivate(id)
        didSaveSwitches(error, id)
    }

    /// Activates a plugin, also in later runs of the application: see ``activate(_:)``.
    public func turnOn(_ id: PluginID) {
        let error = switches.turnOn(id)
        activate(id)
        didSaveSwitches(error, id)
    }

    /// Adds an error message about a change that could not be saved to the list of plugins, and tries again.
    private func didSaveSwitches(_ error: StateFileError?, _ id: PluginID) {
        if let error, let plugin = installed.first(where: { $0.id == id }) { warn("\(error)", for: plugin) }
        didSave(.switches, error)
    }

    /// Turns a plugin off for later runs. Its open pages stay, and show the reason.
    func turnOff(_ plugin: InstalledPlugin, because reason: String) {
        guard let id = plugin.id else { return }
        didSaveSwitches(switches.turnOff(id, because: reason), id)
    }

    func turnOn(_ plugin: InstalledPlugin) {
        guard let id = plugin.id else { return }
        didSaveSwitches(switches.turnOn(id), id)
    }

    /// Deactivates a plugin, after the plugins that depend on it. Its pages and actions are removed, its flows end, and its own process
    /// ends. Code that was loaded into the shell's process stays loaded.
    public func deactivate(_ id: PluginID) {
        for plugin in dependents(of: id).reversed() { plugin.runner.send(.turnOff) }
        if !installed.contains(where: { $0.process?.lifecycle.isStopped == true }) { spare.end() }
    }

    /// Activates a plugin that was deactivated or has failed, after the plugins that it depends on.
    public func activate(_ id: PluginID) {
        guard let plugin = installed.first(where: { $0.id == id }),
            !plugin.isOn || plugin.record.failure != nil
        else { return }
        for needed in plugin.manifest?.dependencies ?? [] { activate(needed) }
        if plugin.isOn { plugin.runner.send(.turnOn(refusal: nil)) } else { begin(plugin) }
        startWaitingPlugins()
    }

    /// Returns the settings of a plugin, for the shell's own screens, or nil if there is no such plugin.
    /// Changes are sent to a plugin in a process of its own.
    public func settings(of id: PluginID) -> PluginSettings? {
        installed.first { $0.id == id && $0.manifest != nil }?.settings
    }

    /// Starts the plugins whose manifests declare neither pages nor actions.
    func startWaitingPlugins() {
        for plugin in installed where !plugin.isDeclared { plugin.process?.send(.startUndeclared) }
        prepareSpareProcess()
    }

    /// Starts a process in advance, if a plugin may need it, and no process of a plugin is starting now.
    func prepareSpareProcess() {
        let processes = installed.compactMap(\.process)
        guard processes.contains(where: \.lifecycle.isStopped) else { return spare.end() }
        guard !processes.contains(where: \.lifecycle.isStarting) else { return }
        spare.prepare(for: processes.compactMap(\.plugin.manifest), isConfined: preferences.confinesPlugins)
    }

    /// Returns a plugin that is on, and all plugins that depend on it and are on. Each plugin is before the plugins that depend on it.
    func dependents(of id: PluginID) -> [InstalledPlugin] {
        var result: [InstalledPlugin] = []
        for plugin in installed where plugin.isOn {
            let needed = [plugin.id].compactMap(\.self) + (plugin.manifest?.dependencies ?? [])
            if plugin.id == id || result.contains(where: { found in needed.contains { $0 == found.id } }) {
                result.append(plugin)
            }
        }
        return result
    }

    private func add(_ plugin: InstalledPlugin) {
        installed.append(plugin)
        if let refusal = plugin.refusal { plugin.runner.send(.turnOn(refusal: refusal)) }
        readSettings(of: plugin)
        permissionsDidChange(of: plugin)
        recordsDidChange()
    }

    private func readSettings(of plugin: InstalledPlugin) {
        guard let manifest = plugin.manifest else { return }
        plugin.settingsWarnings = []
        plugin.settings = settings.settings(of: manifest) { [weak self, weak plugin] text in
            guard let plugin else { return }
            plugin.settingsWarnings.append(text)
            if plugin.isOn { self?.warn(text, for: plugin) }
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
        let missing = plugin.manifest?.dependencies.first { id in
            !installed.contains { $0.id == id && $0.isOn }
        }
        return plugin.refusal ?? missing.map(PluginFailure.dependencyFailed)
    }

    /// Uses another version of a plugin. Its open pages stay.
    private func replace(_ plugin: InstalledPlugin, with manifest: PluginManifest) {
        // The folders that it has are those of the earlier version.
        spare.end()
        let registered = (unpublishedPages ?? registeredPages.value).filter {
            plugin.pages.contains($0.id) && !plugin.declares(page: $0.id)
        }
        plugin.manifest = manifest
        plugin.record = PluginRecord(manifest, state: plugin.record.state)
        readSettings(of: plugin)
        permissionsDidChange(of: plugin)
        if let refusal = refusal(of: plugin) {
            plugin.runner.send(.turnOff)
            plugin.runner.send(.turnOn(refusal: refusal))
        } else {
            plugin.runner.send(.replaced)
            plugin.runner.keep(registered.filter { makers[$0.id] == nil })
        }
        recordsDidChange()
    }

    /// Starts a plugin in the shell's process, after the plugins that it depends on, unless it runs. Returns whether it runs.
    @discardableResult func startInShell(_ plugin: InstalledPlugin) -> Bool {
        plugin.runner.send(.use(.request))
        return plugin.runner.lifecycle.isLoadedInShell
    }

    /// Starts the plugins that a plugin depends on.
    func startDependencies(of plugin: InstalledPlugin) {
        for id in plugin.manifest?.dependencies ?? [] {
            installed.first { $0.id == id }?.runner.send(.use(.dependent))
        }
    }

    /// Remembers the process of a plugin that is removed until it has ended: if the plugin is installed
    /// again, its process starts after that.
    func rememberProcess(of plugin: InstalledPlugin) {
        guard let process = plugin.runner.child else { return }
        let name = plugin.folderName
        endingProcesses[name] = process
        Task { @MainActor [weak self] in
            _ = await process.waitForEnd()
            if self?.endingProcesses[name] === process { self?.endingProcesses[name] = nil }
        }
    }
}
