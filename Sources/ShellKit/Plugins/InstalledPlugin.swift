// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import ViewKit

/// A plugin of a shell: its record, the process in which it runs, and its registrations.
@MainActor final class InstalledPlugin {
    /// The way in which a plugin runs.
    enum Running {
        /// It is turned off or has failed; its code does not run.
        case no
        /// It will run in the shell's process when it is first used.
        case waiting
        /// It runs in the shell's process.
        case inShell(any Plugin)
        /// It runs in a process of its own, which may not be started yet.
        case process(PluginProcess)
    }

    var record: PluginRecord
    /// The settings of its manifest.
    var settings = PluginSettings()
    /// The warnings about invalid stored values.
    var settingsWarnings: [String] = []
    /// The manifest; nil for a plugin that is linked into the application.
    let manifest: PluginManifest?
    /// Creates a plugin that is linked into the application; nil for a plugin from a file.
    let make: (@MainActor () -> any Plugin)?
    var running = Running.no
    /// The context with which the plugin registers; nil while it is turned off.
    var context: PluginContext?
    /// The ids of its pages and actions in the shell.
    var pages: Set<ShellPage.ID> = []
    var actions: Set<String> = []
    /// The functions that a plugin in the shell's process has registered for the pages and actions of its manifest.
    var makers: [ShellPage.ID: @MainActor () -> PageFlow] = [:]
    var handlers: [String: Action] = [:]
    /// Its pages in the inspector, and the functions that create their screens if it runs in the shell's process.
    var inspectorPages: [InspectorPage] = []
    var inspectorMakers: [InspectorPage.ID: @MainActor () -> ViewController] = [:]
    /// Its searches, and the function that opens files and URIs if it runs in the shell's process.
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

    /// Returns the log of a plugin that runs in the shell's process.
    func log(in folder: String) -> PluginLog {
        let log = ownLog ?? PluginLog("\(folder)/\(folderName).log")
        ownLog = log
        return log
    }

    /// The process, if the plugin has one of its own.
    var process: PluginProcess? {
        if case .process(let process) = running { process } else { nil }
    }

    /// Whether the manifest declares pages or actions, so that the shell can show them before the plugin runs.
    var isDeclared: Bool { manifest.map { !$0.pages.isEmpty || !$0.actions.isEmpty } ?? false }

    func declares(page id: ShellPage.ID) -> Bool { manifest?.pages.contains { $0.id == id } ?? false }
    func declares(action id: String) -> Bool { manifest?.actions.contains { $0.id == id } ?? false }

    /// The name of the plugin's data folder and of its log file.
    var folderName: String { id?.text ?? record.name }
}
