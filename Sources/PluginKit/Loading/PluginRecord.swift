// SPDX-License-Identifier: MIT

/// A plugin in the list of all that were found, whatever became of it.
public struct PluginRecord: Hashable, Sendable {
    /// Where a plugin comes from.
    public enum Origin: Hashable, Sendable {
        /// It is part of the application.
        case linked
        /// It was found through a manifest at this path.
        case file(String)
    }

    /// What became of a plugin.
    public enum State: Hashable, Sendable {
        /// Found, not yet activated.
        case waiting
        /// It runs.
        case active
        /// It was active.
        case inactive
        /// It is not there, for this reason.
        case failed(PluginFailure)
    }

    /// `nil` when the manifest could not be read.
    public let id: PluginID?
    /// What people call it; for a broken manifest, the name of the file.
    public let name: String
    /// What it is, in a sentence; empty when it is not known.
    public let summary: String
    /// Empty when it is not known.
    public let version: String
    /// Where it comes from.
    public let origin: Origin
    /// What became of it.
    public var state: State
    /// What did not keep it from working, but should be put right.
    public var warnings: [String]

    /// The record of a plugin of which those things are known.
    public init(
        id: PluginID?, name: String, summary: String = "", version: String = "", origin: Origin,
        state: State = .waiting, warnings: [String] = []
    ) {
        self.id = id
        self.name = name
        self.summary = summary
        self.version = version
        self.origin = origin
        self.state = state
        self.warnings = warnings
    }

    /// The record of the plugin that `manifest` describes.
    public init(_ manifest: PluginManifest, state: State = .waiting) {
        self.init(
            id: manifest.id, name: manifest.name, summary: manifest.summary, version: manifest.version,
            origin: .file(manifest.file), state: state, warnings: manifest.warnings)
    }

    /// The reason why it is not there.
    public var failure: PluginFailure? {
        if case .failed(let failure) = state { failure } else { nil }
    }
}
