// SPDX-License-Identifier: MIT

/// Decides which plugins can start, and in which order.
///
/// It reads no files. It uses no recursion, so that any number of manifests with any dependencies has a
/// result. The result does not depend on the order of the input.
struct PluginResolution {
    /// The plugins that can start. A plugin follows the plugins that it depends on; otherwise they are sorted by id.
    private(set) var manifests: [PluginManifest] = []
    /// The plugins that are turned off, sorted by id.
    private(set) var disabled: [PluginManifest] = []
    /// The plugins that cannot start, sorted by id.
    private(set) var refused: [(manifest: PluginManifest, failure: PluginFailure)] = []

    private let all: [PluginID: PluginManifest]
    private let ids: [PluginID]
    private let linked: Set<PluginID>
    private let off: Set<PluginID>
    private var failures: [PluginID: PluginFailure] = [:]
    /// The plugins that depend on a plugin.
    private var dependents: [PluginID: [PluginID]] = [:]
    private var warnings: [PluginID: [ManifestDiagnostic]] = [:]

    init(_ manifests: [PluginManifest], linked: Set<PluginID> = [], disabled: Set<PluginID> = []) {
        all = Dictionary(manifests.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        ids = all.keys.sorted()
        self.linked = linked
        off = disabled.subtracting(linked)
        for manifest in all.values {
            for needed in manifest.dependencies { dependents[needed, default: []].append(manifest.id) }
        }
        findUnmetRequirements()
        findCycles()
        findConflicts()
        let order = order()
        findForeignIDs(order)
        self.disabled = ids.filter { off.contains($0) && failures[$0] == nil }.compactMap { all[$0] }
        refused = ids.compactMap { id in
            if let manifest = all[id], let failure = failure(of: id) { (manifest, failure) } else { nil }
        }
        self.manifests = order.compactMap { id in
            all[id].map { manifest in
                var manifest = manifest
                manifest.warnings += warnings[id] ?? []
                return manifest
            }
        }
    }

    private func isStarting(_ id: PluginID) -> Bool {
        all[id] != nil && failures[id] == nil && !off.contains(id)
    }

    /// Marks a plugin, and the plugins that depend on it, as failed.
    private mutating func fail(_ id: PluginID, _ failure: PluginFailure) {
        failures[id] = failure
        failDependents(of: id)
    }

    private mutating func failDependents(of id: PluginID) {
        var failed = [id]
        while let next = failed.popLast() {
            for dependent in dependents[next] ?? [] where failures[dependent] == nil {
                failures[dependent] = .dependencyFailed(next)
                failed.append(dependent)
            }
        }
    }

    /// Returns the reason why a plugin cannot start. If several of its dependencies have failed, the reason
    /// is the first of them in the manifest.
    private func failure(of id: PluginID) -> PluginFailure? {
        guard case .dependencyFailed = failures[id],
            let first = needed(by: id).first(where: { failures[$0] != nil })
        else { return failures[id] }
        return .dependencyFailed(first)
    }

    private mutating func findUnmetRequirements() {
        var unmet: [(PluginID, PluginFailure)] = []
        for id in ids {
            for needed in all[id]?.requirements ?? [] where !linked.contains(needed.id) {
                guard let other = all[needed.id] else {
                    unmet.append((id, .dependencyMissing(needed.id)))
                    break
                }
                if !needed.isMet(by: other.version) {
                    unmet.append((id, .dependencyVersion(needed, found: other.version)))
                    break
                }
                if off.contains(needed.id) {
                    unmet.append((id, .dependencyDisabled(needed.id)))
                    break
                }
            }
        }
        // The unmet requirements of a plugin itself come first: they are more useful to the user than the failure of a dependency.
        for (id, failure) in unmet { failures[id] = failure }
        for (id, _) in unmet { failDependents(of: id) }
    }

    /// Returns the dependencies of a plugin that are neither missing nor linked into the application.
    private func needed(by id: PluginID) -> [PluginID] {
        all[id]?.dependencies.filter { all[$0] != nil && !linked.contains($0) } ?? []
    }

    /// Finds cycles of dependencies. It removes the plugins without remaining dependencies, until only
    /// plugins in cycles, and plugins that depend on them, are left.
    private mutating func findCycles() {
        var counts: [PluginID: Int] = [:]
        for id in ids where failures[id] == nil {
            counts[id] = needed(by: id).filter { failures[$0] == nil }.count
        }
        var free = counts.filter { $0.value == 0 }.map(\.key)
        while let id = free.popLast() {
            counts[id] = nil
            for dependent in dependents[id] ?? [] {
                guard let count = counts[dependent] else { continue }
                counts[dependent] = count - 1
                if count == 1 { free.append(dependent) }
            }
        }
        var loops: [[PluginID]] = []
        var visited: Set<PluginID> = []
        for start in counts.keys.sorted() where !visited.contains(start) {
            var path: [PluginID] = []
            var next: PluginID? = start
            while let id = next, visited.insert(id).inserted {
                path.append(id)
                next = needed(by: id).first { counts[$0] != nil }
            }
            if let end = next, let first = path.firstIndex(of: end) { loops.append(Array(path[first...])) }
        }
        for loop in loops {
            let first = loop.indices.min { loop[$0] < loop[$1] } ?? 0
            let rotated = Array(loop[first...] + loop[..<first])
            for id in loop { failures[id] = .dependencyCycle(rotated) }
        }
        for loop in loops { for id in loop { failDependents(of: id) } }
    }

    /// Marks plugins as failed that are in conflict with another plugin. If two plugins are in conflict with
    /// each other, the one with the lower id starts.
    private mutating func findConflicts() {
        let starting = ids.filter(isStarting)
        for id in starting {
            guard let manifest = all[id], failures[id] == nil else { continue }
            for conflict in manifest.conflicts {
                if linked.contains(conflict.id) {
                    fail(id, .conflict(conflict, name: conflict.id.text))
                    break
                }
                guard let other = all[conflict.id], isStarting(conflict.id), conflict.isMet(by: other.version)
                else { continue }
                let isMutual = other.conflicts.contains { $0.id == id && $0.isMet(by: manifest.version) }
                if isMutual, id < other.id { continue }
                fail(id, .conflict(conflict, name: other.name.plain))
                break
            }
        }
    }

    // MARK: Order

    private mutating func order() -> [PluginID] {
        let starting = ids.filter(isStarting)
        var before: [PluginID: Set<PluginID>] = [:]
        for id in starting { before[id] = Set(needed(by: id)) }
        for id in starting { addOptional(id, &before) }
        var after: [PluginID: [PluginID]] = [:]
        for (id, needed) in before { for other in needed { after[other, default: []].append(id) } }
        var counts = before.mapValues(\.count)
        // The plugins that can start now, sorted by id, the lowest last.
        var free = starting.filter { counts[$0] == 0 }.sorted(by: >)
        var result: [PluginID] = []
        while let id = free.popLast() {
            result.append(id)
            for next in after[id] ?? [] {
                counts[next, default: 0] -= 1
                guard counts[next] == 0 else { continue }
                let index = free.firstIndex { $0 < next } ?? free.endIndex
                free.insert(next, at: index)
            }
        }
        return result
    }

    /// Adds the optional dependencies of a plugin, except those that depend on the plugin themselves.
    private mutating func addOptional(_ id: PluginID, _ before: inout [PluginID: Set<PluginID>]) {
        guard let manifest = all[id] else { return }
        for wanted in manifest.optionalRequirements {
            guard let other = all[wanted.id], isStarting(wanted.id) else { continue }
            if !wanted.isMet(by: other.version) {
                warn(
                    manifest,
                    "\(other.name.plain) \(other.version) is not used, because Optional= requires \(wanted)",
                    "Install another version of it")
            } else if Self.leads(from: wanted.id, to: id, before) {
                warn(
                    manifest,
                    "\(wanted.id) is in Optional=, but depends on this plugin, and so starts after it",
                    "Remove it from Optional=")
            } else {
                before[id, default: []].insert(wanted.id)
            }
        }
    }

    private static func leads(
        from start: PluginID, to end: PluginID, _ before: [PluginID: Set<PluginID>]
    ) -> Bool {
        var visited: Set<PluginID> = [start]
        var next = [start]
        while let id = next.popLast() {
            if id == end { return true }
            for other in before[id] ?? [] where visited.insert(other).inserted { next.append(other) }
        }
        return false
    }

    // MARK: Warnings

    private mutating func warn(
        _ manifest: PluginManifest, line: Int? = nil, _ message: String, _ remedy: String
    ) {
        warnings[manifest.id, default: []].append(
            ManifestDiagnostic(file: manifest.file, line: line, message: message, remedy: remedy))
    }

    /// Warns of ids that another plugin uses already, and of extensions that do not match their extension points.
    private mutating func findForeignIDs(_ order: [PluginID]) {
        var pages: [String: PluginID] = [:]
        var actions: [String: PluginID] = [:]
        for manifest in order.compactMap({ all[$0] }) {
            for page in manifest.pages {
                if let other = pages[page.id] {
                    warn(
                        manifest, "[Page \(page.id)] is not used, because \(other) has a page with this id",
                        "Choose another id")
                } else {
                    pages[page.id] = manifest.id
                }
            }
            for action in manifest.actions {
                if let other = actions[manifest.actionPrefix + action.id] {
                    warn(
                        manifest,
                        "[Action \(action.id)] is not used, because \(other) has an action with this id",
                        "Choose another id")
                } else {
                    actions[manifest.actionPrefix + action.id] = manifest.id
                }
            }
            for addition in manifest.extensions {
                // The other plugin may be installed later.
                guard let other = all[addition.plugin], isStarting(other.id) else { continue }
                guard let point = other.extensionPoints.first(where: { $0.id == addition.point }) else {
                    warn(
                        manifest, line: addition.line,
                        "[Extension \(addition.id)] extends \(addition.plugin)/\(addition.point), which \(other.name.plain) does not have",
                        other.extensionPoints.isEmpty
                            ? "Remove the group"
                            : "Write one of \(other.extensionPoints.map(\.id).joined(separator: ", "))")
                    continue
                }
                warnings[manifest.id, default: []] += addition.diagnostics(for: point, file: manifest.file)
            }
        }
    }
}
