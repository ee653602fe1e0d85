// SPDX-License-Identifier: MIT

/// An entry in the list of all plugins that were found, with its state.
///
/// ```swift
/// shell.plugins.subscribe(onNext: { records in
///     for record in records { print(record.name, record.state, record.warnings) }
/// }).disposed(by: bag)
/// ```
public struct PluginRecord: Hashable, Sendable {
    /// The source of a plugin.
    public enum Origin: Hashable, Sendable {
        /// It is linked into the application.
        case linked
        /// It was found through the manifest at this path.
        case file(String)
    }

    /// The state of a plugin.
    public enum State: Hashable, Sendable {
        /// It is not activated yet. It starts when it is used.
        case waiting
        /// Its process is starting.
        case starting
        /// It is active.
        case active
        /// It is turned off.
        case inactive
        /// It is not available, for this reason.
        case failed(PluginFailure)
    }

    /// A permission that the manifest requests, and the decision of the user.
    public struct Permission: Hashable, Sendable {
        /// The kind of the permission.
        public let kind: PluginManifest.Permission.Kind
        /// Whether the plugin has it; nil if the user is asked when the plugin starts.
        public let isGranted: Bool?

        /// Creates a permission from its parts.
        public init(kind: PluginManifest.Permission.Kind, isGranted: Bool?) {
            self.kind = kind
            self.isGranted = isGranted
        }
    }

    /// The plugin's id; nil if the manifest could not be read.
    public let id: PluginID?
    /// The name that users see. For a manifest that could not be read, the name of the file.
    public let name: String
    /// A sentence that describes the plugin; empty if it is not known.
    public let summary: String
    /// The plugin's version; empty if it is not known.
    public let version: String
    /// The source of the plugin.
    public let origin: Origin
    /// The state of the plugin.
    public var state: State
    /// Error messages about mistakes that do not stop the plugin.
    public var warnings: [String]
    /// The permissions of a plugin in a process of its own. It is empty for a plugin in the shell's process,
    /// where permissions cannot be refused.
    public var permissions: [Permission] = []

    /// Creates a record from its parts.
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

    /// Creates the record of the plugin that `manifest` describes.
    public init(_ manifest: PluginManifest, state: State = .waiting) {
        self.init(
            id: manifest.id, name: manifest.name.text, summary: manifest.summary.text,
            version: manifest.version,
            origin: .file(manifest.file), state: state, warnings: manifest.warnings.map(\.description))
    }

    /// The reason why the plugin is not available; nil in other states.
    public var failure: PluginFailure? {
        if case .failed(let failure) = state { failure } else { nil }
    }
}
