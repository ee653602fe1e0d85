// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import PluginProcesses
import PluginRuntime
import ViewKit

/// A plugin of a shell: its record, what runs it, and its registrations.
@MainActor final class InstalledPlugin {
    var record: PluginRecord
    /// The settings of its manifest.
    var settings = PluginSettings()
    /// The warnings about invalid stored values.
    var settingsWarnings: [String] = []
    /// The manifest; nil for a plugin that is linked into the application. An update replaces it.
    var manifest: PluginManifest?
    /// Creates a plugin that is linked into the application; nil for a plugin from a file.
    let make: (@MainActor () -> any Plugin)?
    /// The reason why it can never be turned on, such as an invalid manifest; nil for none.
    let refusal: PluginFailure?
    private unowned let owner: Shell
    /// The shell while it is in its `deinit`, where ``owner`` cannot be used.
    var endingShell: Shell?
    var shell: Shell { endingShell ?? owner }
    private(set) lazy var runner = PluginRunner(self, shell.processes)
    private(set) lazy var receiver = PluginReceiver(self)
    /// The context with which the plugin registers; nil while it is turned off.
    package var context: PluginContext?
    /// The ids of its pages and actions in the shell, as the plugin knows them.
    var pages: Set<ShellPage.ID> = []
    package var actions: Set<String> = []
    /// The functions that a plugin in the shell's process has registered for the pages and actions of its manifest.
    var makers: [ShellPage.ID: @MainActor () -> PageFlow] = [:]
    var handlers: [String: Action] = [:]
    /// Its pages in the inspector, and the functions that create their screens if it runs in the shell's process.
    var inspectorPages: [PluginInspectorPage] = []
    var inspectorMakers: [PluginInspectorPage.ID: @MainActor () -> ViewController] = [:]
    /// Its searches, and the function that opens files and URIs if it runs in the shell's process.
    var searches: [String: PluginSearch] = [:]
    var opener: (@MainActor ([String]) -> DeepLink?)?

    init(
        _ record: PluginRecord, manifest: PluginManifest? = nil,
        make: (@MainActor () -> any Plugin)? = nil, in shell: Shell
    ) {
        self.record = record
        owner = shell
        refusal = record.failure
        self.manifest = manifest
        self.make = make
    }

    var id: PluginID? { record.id }
    var name: String { record.name }

    /// Whether it can be used: it runs, or starts when it is used.
    var isOn: Bool { runner.lifecycle.isOn }

    /// The reason why it is not available; nil if it is, or is off.
    var failure: PluginFailure? {
        if case .failed(let failure) = runner.lifecycle.recordState { failure } else { nil }
    }

    /// The plugins that it depends on. Of a plugin that was refused when its folder was searched, only the one is known that is the reason.
    var needs: [PluginID] { manifest?.dependencies ?? [refusal?.dependency].compactMap(\.self) }

    /// What runs it, if it is on and has a process of its own.
    var process: PluginRunner? { isOn && !runner.lifecycle.runsInShell ? runner : nil }

    func declares(page id: ShellPage.ID) -> Bool { manifest?.pages.contains { $0.id == id } ?? false }
    func declares(action id: String) -> Bool { manifest?.actions.contains { $0.id == id } ?? false }
}
