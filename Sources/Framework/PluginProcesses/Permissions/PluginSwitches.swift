// SPDX-License-Identifier: MIT

import FlowKit
import PluginKit

/// The plugins that are turned off, each with the reason, stored in the file `turned-off` in the state folder.
///
/// If the file is damaged or cannot be read, all plugins are off until the user turns them on again.
package struct PluginSwitches {
    /// Why the file could not be read; nil if it was read.
    package var error: StateFileError? { file.error }
    private var plugins: TurnedOffPlugins
    private var file: LineFile

    package init(in folder: String) {
        file = LineFile("\(folder)/turned-off")
        let lines = file.load(insteadOfDamaged: ["*\t\(Self.lost)"], TurnedOffPlugins.Line.init)
        plugins = TurnedOffPlugins(lines ?? [.othersAreOff(Self.lost)])
    }

    private static let lost =
        "The list of the plugins that are turned off was damaged, so all plugins were turned off."

    /// The plugins that are known to be turned off.
    package var ids: Set<PluginID> { plugins.ids }

    /// Returns the reason for which a plugin is off, which is empty if the user has turned it off; nil if it is on.
    package func reason(for id: PluginID) -> String? { plugins.reason(for: id) }

    /// Turns a plugin off, also for later runs. Returns the error if the file cannot be written, otherwise
    /// nil. The plugin is off all the same.
    @discardableResult package mutating func turnOff(_ id: PluginID, because reason: String = "")
        -> StateFileError?
    {
        plugins.turnOff(id, because: reason)
        return save()
    }

    @discardableResult package mutating func turnOn(_ id: PluginID) -> StateFileError? {
        guard self.reason(for: id) != nil else { return nil }
        plugins.turnOn(id)
        return save()
    }

    /// Writes the file. Returns the error if that fails, otherwise nil.
    package func save() -> StateFileError? { file.save(plugins.lines) }
}
