// SPDX-License-Identifier: MIT

import PluginKit
import RxKernel

extension Shell {
    /// Activates a plugin that is linked into the application.
    public func load(_ type: any Plugin.Type) { load(type.init()) }

    /// Activates a plugin object that is linked into the application, for example one that a test has created with
    /// other data.
    public func load(_ plugin: any Plugin) {
        let id = type(of: plugin).id
        let record = PluginRecord(id: id, name: "\(type(of: plugin))", origin: .linked)
        if let id, records.value.contains(where: { $0.id == id }) {
            add(record, .duplicate(id, first: "linked into the application"))
        } else {
            activate(plugin, record)
        }
    }

    /// Finds the plugins in folders, loads them and activates them. A plugin that fails is listed with its reason; the
    /// other plugins are loaded.
    ///
    /// Load the linked plugins first: they have precedence over libraries with the same id.
    public func load(from directories: [PluginDirectory]) {
        self.directories += directories.filter { !self.directories.contains($0) }
        let scan = PluginScan(directories, linked: Set(records.value.compactMap(\.id)))
        for manifest in scan.manifests { load(manifest) }
        records.accept(records.value + scan.refused)
    }

    /// Deactivates a plugin: its pages and actions are removed, and its flows end. Its code stays loaded until the
    /// process ends.
    public func deactivate(_ id: PluginID) {
        guard let index = records.value.firstIndex(where: { $0.id == id }),
            let plugin = active.removeValue(forKey: index)
        else { return }
        withdraw(plugin)
        plugin.plugin.deactivate()
        set(.inactive, at: index)
    }

    private func load(_ manifest: PluginManifest) {
        let record = PluginRecord(manifest)
        if let needed = manifest.dependencies.first(where: { !isActive($0) }) {
            return add(record, .dependencyFailed(needed))
        }
        do throws(PluginFailure) {
            let entry = try PluginLoader().load(manifest)
            guard let plugin = entry.make() as? any Plugin else {
                throw .noPlugin(library: manifest.libraryPath)
            }
            activate(plugin, record)
        } catch {
            add(record, error)
        }
    }

    private func isActive(_ id: PluginID) -> Bool {
        records.value.contains { $0.id == id && $0.state == .active }
    }

    private func activate(_ plugin: any Plugin, _ record: PluginRecord) {
        let index = records.value.count
        records.accept(records.value + [record])
        active[index] = ActivePlugin(plugin: plugin)
        activating = index
        defer { activating = nil }
        do {
            try plugin.activate(in: self)
            set(.active, at: index)
        } catch {
            if let plugin = active.removeValue(forKey: index) { withdraw(plugin) }
            set(.failed(.activationThrew("\(error)")), at: index)
        }
    }

    private func add(_ record: PluginRecord, _ failure: PluginFailure) {
        var record = record
        record.state = .failed(failure)
        records.accept(records.value + [record])
    }

    private func set(_ state: PluginRecord.State, at index: Int) {
        var list = records.value
        list[index].state = state
        records.accept(list)
    }
}
