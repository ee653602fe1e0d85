// SPDX-License-Identifier: MIT

import FileKit

/// The result of a search for plugins: the plugins to load, in order, and those that cannot be loaded.
///
/// The result does not depend on the order in which the file system lists the files. No library is loaded.
///
/// ```swift
/// let scan = await PluginScan.inBackground(PluginDirectory.standard(for: "org.example.Workbench"))
/// ```
/// **Errors**: a file that cannot be used is in ``refused``. **Threading**: it is a value; the initializer
/// reads files, and can be called on any thread.
public struct PluginScan: Sendable {
    /// The plugins to load. A plugin follows the plugins that it depends on; otherwise they are sorted by id.
    public private(set) var manifests: [PluginManifest] = []
    /// The plugins that could be loaded, but are disabled, sorted by id.
    public private(set) var disabled: [PluginManifest] = []
    /// One record for each file and folder that cannot be loaded, with the reason. First come files that
    /// cannot be used and plugins that were found twice, in the order in which they were found, then plugins
    /// whose dependencies are not met, sorted by id.
    public private(set) var refused: [PluginRecord] = []

    /// Searches the folders. It reads manifests only.
    /// - Parameters:
    ///   - directories: The folders to search. A plugin in an earlier folder has precedence.
    ///   - linked: The plugins that are linked into the application. They have precedence over plugins in
    ///     folders. Their versions are not checked.
    ///   - disabled: The plugins that the user has turned off.
    public init(
        _ directories: [PluginDirectory], linked: Set<PluginID> = [], disabled: Set<PluginID> = []
    ) {
        self.init(directories, linked: linked, disabled: disabled, safety: PathSafety())
    }

    init(
        _ directories: [PluginDirectory], linked: Set<PluginID>, disabled: Set<PluginID>, safety: PathSafety
    ) {
        var safety = safety
        var found: [PluginID: PluginManifest] = [:]
        var scanned: Set<PluginDirectory> = []
        for directory in directories where scanned.insert(directory).inserted {
            let contents = directory.contents(&safety)
            refused += contents.violations.map(Self.record)
            for file in contents.manifests { read(file, linked, safety, &found) }
        }
        let resolution = PluginResolution(Array(found.values), linked: linked, disabled: disabled)
        manifests = resolution.manifests
        self.disabled = resolution.disabled
        refused += resolution.refused.map { PluginRecord($0.manifest, state: .failed($0.failure)) }
    }

    /// Searches the folders on a background thread.
    @concurrent public static func inBackground(
        _ directories: [PluginDirectory], linked: Set<PluginID> = [], disabled: Set<PluginID> = []
    ) async -> PluginScan {
        PluginScan(directories, linked: linked, disabled: disabled)
    }

    private mutating func read(
        _ file: String, _ linked: Set<PluginID>, _ safety: PathSafety,
        _ found: inout [PluginID: PluginManifest]
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
            return
        }
        do throws(PathSafety.Violation) { try safety.check(file: manifest.libraryPath) } catch {
            refused.append(PluginRecord(manifest, state: .failed(Self.failure(error))))
            return
        }
        found[manifest.id] = manifest
    }

    private static func failure(_ violation: PathSafety.Violation) -> PluginFailure {
        .unsafe(violation.path, reason: violation.reason, remedy: violation.remedy)
    }

    private static func record(_ violation: PathSafety.Violation) -> PluginRecord {
        PluginRecord(
            id: nil, name: violation.path.lastPathPart, origin: .file(violation.path),
            state: .failed(failure(violation)))
    }
}

extension PluginScan {
    /// Returns the values that plugins add to an extension point, in the order of the plugins.
    /// - Parameters:
    ///   - point: The id of the point.
    ///   - plugin: The plugin that has the point.
    ///   - languages: The languages of texts, the preferred one first.
    public func extensions(
        of point: String, in plugin: PluginID, languages: [String] = LocalizedText.userLanguages
    ) -> [PluginExtension] {
        manifests.first { $0.id == plugin }?.extensions(of: point, among: manifests, languages: languages)
            ?? []
    }
}
