// SPDX-License-Identifier: MIT

/// The result of a search for plugins: the plugins to load, in order, and those that cannot be loaded.
///
/// The same files give the same result, in whatever order the file system lists them. No library is loaded.
public struct PluginScan: Sendable {
    /// The plugins to load. A plugin follows the plugins that it depends on; otherwise they are sorted by id.
    public private(set) var manifests: [PluginManifest] = []
    /// One record for each file that cannot be loaded, with the reason.
    public private(set) var refused: [PluginRecord] = []

    /// Searches the folders. It reads manifests only.
    /// - Parameters:
    ///   - directories: The folders to search. A plugin in an earlier folder has precedence.
    ///   - linked: The plugins that are linked into the application. They have precedence over plugins in folders.
    public init(_ directories: [PluginDirectory], linked: Set<PluginID> = []) {
        var found: [PluginID: PluginManifest] = [:]
        var scanned: Set<PluginDirectory> = []
        for directory in directories where scanned.insert(directory).inserted {
            for file in directory.manifests { read(file, linked, &found) }
        }
        resolve(found, linked)
    }

    private mutating func read(
        _ file: String, _ linked: Set<PluginID>, _ found: inout [PluginID: PluginManifest]
    ) {
        let manifest: PluginManifest
        do { manifest = try PluginManifest(contentsOf: file) } catch {
            refused.append(
                PluginRecord(
                    id: nil, name: file.lastPathPart, origin: .file(file),
                    state: .failed(.brokenManifest(error))))
            return
        }
        if let first = linked.contains(manifest.id) ? "linked into the application" : found[manifest.id]?.file
        {
            refused.append(PluginRecord(manifest, state: .failed(.duplicate(manifest.id, first: first))))
        } else {
            found[manifest.id] = manifest
        }
    }

    /// Sorts the plugins so that each follows the plugins that it depends on.
    private mutating func resolve(_ found: [PluginID: PluginManifest], _ linked: Set<PluginID>) {
        var visited: [PluginID: PluginFailure?] = [:]

        func visit(_ manifest: PluginManifest, path: [PluginID]) -> PluginFailure? {
            let id = manifest.id
            if let known = visited[id] { return known }
            if let start = path.firstIndex(of: id) { return .dependencyCycle(Array(path[start...])) }
            var failure: PluginFailure?
            for needed in manifest.dependencies where failure == nil && !linked.contains(needed) {
                guard let other = found[needed] else {
                    failure = .dependencyMissing(needed)
                    continue
                }
                switch visit(other, path: path + [id]) {
                case nil: break
                case .dependencyCycle(let loop) where loop.contains(id): failure = .dependencyCycle(loop)
                case .some: failure = .dependencyFailed(needed)
                }
            }
            visited[id] = .some(failure)
            if let failure {
                refused.append(PluginRecord(manifest, state: .failed(failure)))
            } else {
                manifests.append(manifest)
            }
            return failure
        }
        for manifest in found.values.sorted(by: { $0.id < $1.id }) { _ = visit(manifest, path: []) }
    }
}
