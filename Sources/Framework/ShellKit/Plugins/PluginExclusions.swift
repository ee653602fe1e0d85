// SPDX-License-Identifier: MIT

import FlowKit
import PluginKit
import PluginProcesses

/// Which plugins do not run: those that the user or a crash has turned off, in a file, and those that an option of the command line
/// leaves out this time.
@MainActor final class PluginExclusions {
    private var switches: PluginSwitches
    /// The search for the plugin that causes a fault; nil if there is none.
    private var bisection: PluginBisection?
    private let options: ShellOptions
    private let files: ShellFiles

    init(_ options: ShellOptions, _ files: ShellFiles) {
        (self.options, self.files) = (options, files)
        switches = PluginSwitches(in: options.stateFolder)
        bisection = options.bisection.map { PluginBisection($0, in: options.stateFolder) }
    }

    /// Turns off the plugins whose code was running when an earlier shell has crashed, and the one that ``ShellOptions/bisection`` has
    /// found.
    func turnOff(crashed: [PluginID: CrashMarker.Phase]) {
        for (id, step) in crashed { turnOff(id, because: "The application ended while \(step.text).") }
        if case .found(let id) = bisection?.result {
            turnOff(id, because: "The search with --bisect has found that this plugin causes the fault.")
        }
    }

    /// Why the file with the plugins that are turned off could not be read; nil if it was read.
    var error: StateFileError? { switches.error }
    /// The plugins that are known to be turned off.
    var ids: Set<PluginID> { switches.ids }
    /// The sentence for the user about ``ShellOptions/bisection``; nil if there is no search.
    var bisectionMessage: String? { bisection?.result.message }

    /// Returns the reason why a plugin does not run, which is empty if the user has turned it off; nil if it runs.
    func reason(for plugin: InstalledPlugin) -> String? {
        if let reason = options.exclusion(of: plugin) { return reason }
        guard let id = plugin.id else { return nil }
        if let reason = switches.reason(for: id) { return reason }
        return bisection?.excludes(id) == true ? "It does not run because of --bisect." : nil
    }

    /// Called before the code of a plugin runs for the first time.
    func willStart(_ plugin: InstalledPlugin) { if let id = plugin.id { bisection?.willStart(id) } }

    /// Turns a plugin off, also for later runs. Returns the error if that cannot be stored. It is tried again.
    @discardableResult func turnOff(_ id: PluginID, because reason: String = "") -> StateFileError? {
        didSave(switches.turnOff(id, because: reason))
    }

    /// Turns a plugin on, also for later runs. Returns the error if that cannot be stored. It is tried again.
    func turnOn(_ id: PluginID) -> StateFileError? { didSave(switches.turnOn(id)) }

    private func didSave(_ error: StateFileError?) -> StateFileError? {
        files.didSave(.switches, error) { [weak self] in self?.switches.save() }
        return error
    }
}
