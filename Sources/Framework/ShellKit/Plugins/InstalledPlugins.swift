// SPDX-License-Identifier: MIT

import PluginKit
import PluginProcesses
import PluginRuntime
import RxKernel

/// The plugins of a shell with their records. Each one is after those that it depends on.
@MainActor final class InstalledPlugins {
    var all: [InstalledPlugin] = []
    let records = BehaviorRelay<[PluginRecord]>(value: [])
    /// The folders in which they are found.
    let folders = PluginFolders()

    /// The plugin with an id; nil if there is none. A second one with this id does not count.
    subscript(id: PluginID?) -> InstalledPlugin? { id.flatMap { id in all.first { $0.id == id } } }

    /// The ids of the plugins that are linked into the application.
    var linked: Set<PluginID> { Set(all.filter { $0.make != nil }.compactMap(\.id)) }

    /// Returns a plugin that is on, and all plugins that depend on it and are on. Each plugin is before the plugins that depend on it.
    func dependents(of id: PluginID) -> [InstalledPlugin] {
        var result: [InstalledPlugin] = []
        for plugin in all where plugin.isOn {
            let needed = [plugin.id].compactMap(\.self) + (plugin.manifest?.dependencies ?? [])
            if plugin.id == id || result.contains(where: { found in needed.contains { $0 == found.id } }) {
                result.append(plugin)
            }
        }
        return result
    }

    /// Returns the reason why a plugin cannot be used if one that it depends on is not on; nil if all of them are.
    func missingDependency(of plugin: InstalledPlugin) -> PluginFailure? {
        let missing = plugin.manifest?.dependencies.first { id in
            !all.contains { $0.id == id && $0.isOn }
        }
        return missing.map { id in
            self[id]?.runner.lifecycle.recordState == .inactive
                ? .dependencyDisabled(id) : .dependencyFailed(id)
        }
    }

    /// The plugins whose manifests name a plugin that they need.
    func needing(_ id: PluginID) -> [InstalledPlugin] {
        all.filter { $0.manifest?.dependencies.contains(id) == true }
    }

    /// Puts each plugin after those that it depends on, as at the start.
    func sort(as scan: PluginScan) {
        let order = (scan.manifests + scan.disabled).map(\.file)
        func position(_ plugin: InstalledPlugin) -> Int {
            if plugin.make != nil { return -1 }
            return plugin.manifest.flatMap { order.firstIndex(of: $0.file) } ?? order.count
        }
        all = all.enumerated().sorted {
            (position($0.element), $0.offset) < (position($1.element), $1.offset)
        }.map(\.element)
    }

    // MARK: Records

    /// Publishes the records of all plugins if one of them has changed.
    func recordsDidChange() {
        let list = all.map(\.record)
        updateExtensions()
        if list != records.value { records.accept(list) }
    }

    /// Passes the extensions of the plugins that are on to the plugins that have the extension points.
    private func updateExtensions() {
        guard all.contains(where: { $0.manifest?.extensionPoints.isEmpty == false }) else { return }
        let manifests = all.filter(\.isOn).compactMap(\.manifest)
        for plugin in all {
            guard let context = plugin.context, let manifest = plugin.manifest else { continue }
            var extensions: [String: [PluginExtension]] = [:]
            for point in manifest.extensionPoints {
                extensions[point.id] = manifest.extensions(of: point.id, among: manifests)
            }
            if context.extensions.value != extensions { context.extensions.accept(extensions) }
        }
    }

    /// How many warnings of a plugin are listed.
    nonisolated static let mostWarnings = 100

    func warn(_ text: String, for plugin: InstalledPlugin) {
        guard !plugin.record.warnings.contains(text), plugin.record.warnings.count < Self.mostWarnings
        else { return }
        plugin.record.warnings.append(text)
        recordsDidChange()
    }
}
