// SPDX-License-Identifier: MIT

import FlowKit
import PluginKit
import ViewKit

/// A plugin of a shell: its record, how it runs, and what it has registered.
@MainActor final class InstalledPlugin {
    /// How a plugin runs.
    enum Running {
        /// Its code does not run.
        case no
        /// In the shell's process, when it is first used.
        case waiting
        /// In the shell's process.
        case inShell(any Plugin)
        /// In a process of its own, which may not be started yet.
        case process(PluginProcess)
    }

    var record: PluginRecord
    /// The settings of its manifest.
    var settings = PluginSettings()
    /// What is wrong with the stored values.
    var settingsWarnings: [String] = []
    /// nil for a plugin that is linked in.
    let manifest: PluginManifest?
    /// Creates a plugin that is linked in; nil for one from a file.
    let make: (@MainActor () -> any Plugin)?
    var running = Running.no
    /// What the plugin registers with; nil while it is turned off.
    var context: PluginContext?
    /// The ids of its pages and actions in the shell.
    var pages: Set<ShellPage.ID> = []
    var actions: Set<String> = []
    /// What a plugin in the shell's process has registered for the pages and actions of its manifest.
    var makers: [ShellPage.ID: @MainActor () -> PageFlow] = [:]
    var handlers: [String: Action] = [:]
    /// Its searches, and what opens files and URIs if it runs in the shell's process.
    var searches: [String: PluginSearch] = [:]
    var opener: (@MainActor ([String]) -> DeepLink?)?

    init(_ record: PluginRecord, manifest: PluginManifest? = nil, make: (@MainActor () -> any Plugin)? = nil)
    {
        self.record = record
        self.manifest = manifest
        self.make = make
    }

    var id: PluginID? { record.id }

    private var ownLog: PluginLog?

    /// The file of what a plugin in the shell's process logs.
    func log(in folder: String) -> PluginLog {
        let log = ownLog ?? PluginLog("\(folder)/\(folderName).log")
        ownLog = log
        return log
    }

    /// The process, if the plugin has one of its own.
    var process: PluginProcess? {
        if case .process(let process) = running { process } else { nil }
    }

    /// Whether the manifest declares what the plugin brings, so that it need not run for the shell to show that.
    var isDeclared: Bool { manifest.map { !$0.pages.isEmpty || !$0.actions.isEmpty } ?? false }

    func declares(page id: ShellPage.ID) -> Bool { manifest?.pages.contains { $0.id == id } ?? false }
    func declares(action id: String) -> Bool { manifest?.actions.contains { $0.id == id } ?? false }

    /// The name of the plugin's folder among those of all plugins.
    var folderName: String { id?.text ?? record.name }
}
