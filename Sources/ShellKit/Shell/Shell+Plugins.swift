// SPDX-License-Identifier: MIT

import CLinux
import ControllerKit
import Dispatch
import PluginKit
import RxKernel

extension Shell {
    /// Activates a plugin that is linked into the application.
    public func load(_ type: any Plugin.Type) { load(type, making: { type.init() }) }

    /// Activates a plugin object that is linked into the application, for example one that a test has created with
    /// other data.
    public func load(_ plugin: any Plugin) { load(type(of: plugin), making: { plugin }) }

    private func load(_ type: any Plugin.Type, making make: @escaping @MainActor () -> any Plugin) {
        let record = PluginRecord(id: type.id, name: "\(type)", origin: .linked)
        let plugin = InstalledPlugin(record, make: make)
        if let id = type.id, installed.contains(where: { $0.id == id }) {
            plugin.record.state = .failed(.duplicate(id, first: "linked into the application"))
        }
        add(plugin)
        if plugin.record.failure == nil { beginUnlessOff(plugin) }
    }

    /// Finds the plugins in folders and loads them. A plugin that cannot be loaded is listed with the reason, and the
    /// other plugins are loaded. A plugin with a process of its own starts when one of its pages or actions is first used. If its manifest declares
    /// none, it starts when the window is shown.
    ///
    /// Load the linked plugins first: they have precedence over libraries with the same id.
    public func load(from directories: [PluginDirectory]) {
        self.directories += directories.filter { !self.directories.contains($0) }
        add(PluginScan(directories, linked: Set(installed.compactMap(\.id)), disabled: switches.ids))
    }

    /// Finds the plugins in folders and loads them after the window was shown. No file is read before the first frame, and manifests are read on
    /// another thread. The pages appear when the manifests were read. See ``load(from:)``.
    public func loadInBackground(from directories: [PluginDirectory]) {
        self.directories += directories.filter { !self.directories.contains($0) }
        pendingDirectories += directories
        isSearching.accept(!pendingDirectories.isEmpty)
    }

    /// Searches the folders of ``loadInBackground(from:)``, and starts the plugins whose manifests declare neither pages nor actions. ``ShellFlow`` calls it
    /// after the window was shown.
    func windowIsThere() {
        // The environment of the process requests an inspector, also for programs outside of the process.
        if ApplicationSession.current?.inspectorIfUsed != nil { _ = inspector }
        // Memory that only the start has needed is returned to the system: some megabytes of manifests, style sheets and icons.
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 5) { clinux_trim_memory() }
        let directories = pendingDirectories
        pendingDirectories = []
        guard !directories.isEmpty else { return startWaitingPlugins() }
        let (linked, disabled) = (Set(installed.compactMap(\.id)), switches.ids)
        Task { @MainActor [weak self] in
            let scan = await PluginScan.inBackground(directories, linked: linked, disabled: disabled)
            guard let self else { return }
            add(scan)
            isSearching.accept(false)
            startWaitingPlugins()
        }
    }

    /// Adds the plugins that were found, without those whose manifests are `known`.
    func add(_ scan: PluginScan, without known: Set<String> = []) {
        for manifest in scan.manifests + scan.disabled where !known.contains(manifest.file) {
            let plugin = InstalledPlugin(PluginRecord(manifest), manifest: manifest)
            add(plugin)
            beginUnlessOff(plugin)
        }
        for record in scan.refused {
            if case .file(let path) = record.origin, known.contains(path) { continue }
            add(InstalledPlugin(record))
        }
    }

    /// Turns a plugin on, unless the user or an option of the command line has turned it off.
    private func beginUnlessOff(_ plugin: InstalledPlugin) {
        var reason = options.exclusion(of: plugin) ?? plugin.id.flatMap { switches.reasons[$0] }
        if reason == nil, let id = plugin.id, bisection?.excludes(id) == true {
            reason = "It does not run because of --bisect."
        }
        guard let reason else {
            if let id = plugin.id { bisection?.willStart(id) }
            return begin(plugin)
        }
        if !reason.isEmpty { warn(reason, for: plugin) }
        set(.inactive, of: plugin)
    }

    /// Deactivates a plugin, also for later runs of the application: see ``deactivate(_:)``.
    public func turnOff(_ id: PluginID) {
        let errorMessage = switches.turnOff(id)
        deactivate(id)
        warn(errorMessage, id)
    }

    /// Activates a plugin, also in later runs of the application: see ``activate(_:)``.
    public func turnOn(_ id: PluginID) {
        let errorMessage = switches.turnOn(id)
        activate(id)
        warn(errorMessage, id)
    }

    /// Adds an error message about a change that could not be saved to the list of plugins.
    private func warn(_ errorMessage: String?, _ id: PluginID) {
        guard let errorMessage, let plugin = installed.first(where: { $0.id == id }) else { return }
        warn(errorMessage, for: plugin)
    }

    /// Turns a plugin off for later runs. Its open pages stay, and show the reason.
    func turnOff(_ plugin: InstalledPlugin, because reason: String) {
        guard let id = plugin.id else { return }
        warn(switches.turnOff(id, because: reason), id)
    }

    func turnOn(_ plugin: InstalledPlugin) {
        guard let id = plugin.id else { return }
        warn(switches.turnOn(id), id)
    }

    /// Deactivates a plugin, after the plugins that depend on it. Its pages and actions are removed, its flows end, and its own process
    /// ends. Code that was loaded into the shell's process stays loaded.
    public func deactivate(_ id: PluginID) {
        for plugin in dependents(of: id).reversed() {
            end(plugin)
            set(.inactive, of: plugin)
        }
        if !installed.contains(where: { $0.process?.isStopped == true }) { spare.end() }
    }

    /// Activates a plugin that was deactivated or has failed, after the plugins that it depends on.
    public func activate(_ id: PluginID) {
        guard let plugin = installed.first(where: { $0.id == id }), !plugin.isOn else { return }
        for needed in plugin.manifest?.dependencies ?? [] { activate(needed) }
        begin(plugin)
        startWaitingPlugins()
    }

    /// Returns the settings of a plugin, for the shell's own screens, or nil if there is no such plugin. Changes are sent to a plugin in a process of its
    /// own.
    public func settings(of id: PluginID) -> PluginSettings? {
        installed.first { $0.id == id && $0.manifest != nil }?.settings
    }

    /// Starts the plugins whose manifests declare neither pages nor actions.
    func startWaitingPlugins() {
        for plugin in installed { plugin.process?.startIfUndeclared() }
        prepareSpareProcess()
    }

    /// Starts a process in advance, if a plugin may need it, and no process of a plugin is starting now.
    func prepareSpareProcess() {
        let processes = installed.compactMap(\.process)
        guard processes.contains(where: \.isStopped) else { return spare.end() }
        guard !processes.contains(where: \.isStarting) else { return }
        spare.prepare(for: processes.map(\.manifest), isConfined: preferences.confinesPlugins)
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
        if let manifest = plugin.manifest {
            plugin.settings = settings.settings(of: manifest) { [weak self, weak plugin] text in
                guard let plugin else { return }
                plugin.settingsWarnings.append(text)
                if plugin.isOn { self?.warn(text, for: plugin) }
            }
        }
        permissionsDidChange(of: plugin)
        recordsDidChange()
    }

    /// Turns a plugin on.
    private func begin(_ plugin: InstalledPlugin) {
        plugin.record.warnings =
            (plugin.manifest?.warnings.map(\.description) ?? []) + plugin.settingsWarnings
        if let needed = plugin.manifest?.dependencies.first(where: { id in
            !installed.contains { $0.id == id && $0.isOn }
        }) {
            return set(.failed(.dependencyFailed(needed)), of: plugin)
        }
        let context = PluginContext(
            id: plugin.id, manifest: plugin.manifest,
            dataFolder: "\(options.dataFolder)/\(plugin.folderName)", settings: plugin.settings, owner: self)
        plugin.context = context
        if let manifest = plugin.manifest {
            let isInShell = manifest.process == .shell
            plugin.running =
                isInShell ? .waiting : .process(PluginProcess(manifest, plugin, context, in: self))
            set(.waiting, of: plugin)
            declare(manifest, of: plugin)
            if !isInShell || plugin.isDeclared { return }
        }
        plugin.running = .waiting
        startInShell(plugin)
    }

    /// Activates a plugin in the shell's process, after the plugins that it depends on, unless it is active already. Returns whether it is active.
    @discardableResult func startInShell(_ plugin: InstalledPlugin) -> Bool {
        switch plugin.running {
        case .inShell: return true
        case .no, .process: return false
        case .waiting: break
        }
        guard let context = plugin.context else { return false }
        startDependencies(of: plugin)
        do throws(PluginFailure) {
            let object = try crashMarker.during(.load, of: plugin.id) { () throws(PluginFailure) in
                try make(plugin)
            }
            plugin.running = .inShell(object)
            try crashMarker.during(.activate, of: plugin.id) { () throws(PluginFailure) in
                do { try object.activate(in: context) } catch { throw .activationThrew("\(error)") }
            }
            set(.active, of: plugin)
            return true
        } catch {
            plugin.context = nil
            plugin.running = .no
            withdraw(plugin)
            set(.failed(error), of: plugin)
            return false
        }
    }

    /// Starts the plugins that a plugin depends on.
    func startDependencies(of plugin: InstalledPlugin) {
        for id in plugin.manifest?.dependencies ?? [] {
            guard let needed = installed.first(where: { $0.id == id }) else { continue }
            if let process = needed.process { process.start() } else { startInShell(needed) }
        }
    }

    private func make(_ plugin: InstalledPlugin) throws(PluginFailure) -> any Plugin {
        if let make = plugin.make { return make() }
        guard let manifest = plugin.manifest else { throw .noPlugin(library: plugin.record.name) }
        guard let object = try PluginLoader().load(manifest).make() as? any Plugin else {
            throw .noPlugin(library: manifest.libraryPath)
        }
        return object
    }

    /// Turns a plugin off. Its later registrations are ignored.
    ///
    /// - Parameter keepsPages: Whether the process continues until another one shows its pages.
    func end(_ plugin: InstalledPlugin, keepsPages: Bool = false) {
        let running = plugin.running
        plugin.running = .no
        plugin.context?.messages.clear()
        plugin.context = nil
        notificationsIfUsed?.end(plugin)
        withdraw(plugin)
        switch running {
        case .no, .waiting: break
        case .inShell(let object): crashMarker.during(.deactivate, of: plugin.id) { object.deactivate() }
        case .process(let process): if !keepsPages { process.end() }
        }
    }
}

extension InstalledPlugin {
    /// Whether the plugin is available: it runs, or starts when it is used.
    var isOn: Bool {
        if case .no = running { false } else { true }
    }
}
