// SPDX-License-Identifier: MIT

import PluginKit
import RxKernel

/// A plugin of a shell: its record, how it runs, and what it has registered.
@MainActor final class InstalledPlugin {
    /// How a plugin runs.
    enum Running {
        /// Its code does not run.
        case no
        /// In the shell's process.
        case inShell(any Plugin)
        /// In a process of its own, which may not be started yet.
        case process(PluginProcess)
    }

    var record: PluginRecord
    /// nil for a plugin that is linked in.
    let manifest: PluginManifest?
    /// Creates a plugin that is linked in; nil for one from a file.
    let make: (@MainActor () -> any Plugin)?
    var running = Running.no
    /// What the plugin registers with; nil while it is turned off.
    var context: PluginContext?
    var pages: Set<ShellPage.ID> = []
    var actions: Set<String> = []

    init(_ record: PluginRecord, manifest: PluginManifest? = nil, make: (@MainActor () -> any Plugin)? = nil)
    {
        self.record = record
        self.manifest = manifest
        self.make = make
    }

    var id: PluginID? { record.id }

    /// The process, if the plugin has one of its own.
    var process: PluginProcess? {
        if case .process(let process) = running { process } else { nil }
    }

    /// The name of the plugin's folder among those of all plugins.
    var folderName: String { id?.text ?? record.name }
}
