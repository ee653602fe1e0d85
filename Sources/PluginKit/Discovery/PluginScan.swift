// SPDX-License-Identifier: MIT

/// What lies in the plugin folders: the plugins that may be loaded, in the order in which to do it, and those that may not.
///
/// The same files give the same answer, whatever order the file system lists them in. Nothing is loaded.
public struct PluginScan: Sendable {
    /// Each after those it needs; otherwise by id.
    public private(set) var manifests: [PluginManifest] = []
    /// One for each file that will not be loaded, with the reason.
    public private(set) var refused: [PluginRecord] = []

    /// - Parameters:
    ///   - directories: The first folder that has a plugin wins.
    ///   - linked: The plugins that are part of the application; they win over all found in folders.
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

    /// Puts each plugin behind those it needs.
    private mutating func resolve(_ found: [PluginID: PluginManifest], _ linked: Set<PluginID>) {
        var settled: [PluginID: PluginFailure?] = [:]

        func settle(_ manifest: PluginManifest, path: [PluginID]) -> PluginFailure? {
            let id = manifest.id
            if let known = settled[id] { return known }
            if let start = path.firstIndex(of: id) { return .dependencyCycle(Array(path[start...])) }
            var failure: PluginFailure?
            for needed in manifest.dependencies where failure == nil && !linked.contains(needed) {
                guard let other = found[needed] else {
                    failure = .dependencyMissing(needed)
                    continue
                }
                switch settle(other, path: path + [id]) {
                case nil: break
                case .dependencyCycle(let loop) where loop.contains(id): failure = .dependencyCycle(loop)
                case .some: failure = .dependencyFailed(needed)
                }
            }
            settled[id] = .some(failure)
            if let failure {
                refused.append(PluginRecord(manifest, state: .failed(failure)))
            } else {
                manifests.append(manifest)
            }
            return failure
        }
        for manifest in found.values.sorted(by: { $0.id < $1.id }) { _ = settle(manifest, path: []) }
    }
}
