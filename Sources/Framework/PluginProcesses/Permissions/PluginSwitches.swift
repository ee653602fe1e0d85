// SPDX-License-Identifier: MIT

import FlowKit
import PluginKit

/// The plugins that are turned off, each with the reason, stored in the file `turned-off` in the state folder.
///
/// A line is `org.example.contacts<tab>reason`. If the file is damaged or cannot be read, all plugins are
/// off: the new file has the line `*<tab>reason`, and `+org.example.contacts<tab>` for each plugin that the
/// user turns on again.
package struct PluginSwitches {
    private enum Line {
        case off(PluginID, String)
        case on(PluginID)
        case othersAreOff(String)
    }

    /// Why the file could not be read; nil if it was read.
    package var error: StateFileError? { file.error }
    /// The reason for each plugin that is turned off; empty if the user has turned it off.
    private var reasons: [PluginID: String] = [:]
    /// The reason for which all other plugins are off, because the file was damaged; nil if they are on.
    private var reasonOfOthers: String?
    /// The plugins that are on, while all others are off.
    private var isOn: Set<PluginID> = []
    private var file: LineFile

    package init(in folder: String) {
        file = LineFile("\(folder)/turned-off")
        guard let lines = file.load(insteadOfDamaged: ["*\t\(Self.lost)"], Self.line) else {
            reasonOfOthers = Self.lost
            return
        }
        for line in lines {
            switch line {
            case .off(let id, let reason): reasons[id] = reason
            case .on(let id): isOn.insert(id)
            case .othersAreOff(let reason): reasonOfOthers = reason
            }
        }
    }

    private static let lost =
        "The list of the plugins that are turned off was damaged, so all plugins were turned off."

    private static func line(_ text: Substring) -> Line? {
        let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let reason = String(parts[1])
        if parts[0] == "*" { return .othersAreOff(reason) }
        if parts[0].first == "+" { return PluginID(String(parts[0].dropFirst())).map { .on($0) } }
        return PluginID(String(parts[0])).map { .off($0, reason) }
    }

    /// The plugins that are known to be turned off.
    package var ids: Set<PluginID> { Set(reasons.keys) }

    /// Returns the reason for which a plugin is off, which is empty if the user has turned it off; nil if it is on.
    package func reason(for id: PluginID) -> String? {
        reasons[id] ?? (isOn.contains(id) ? nil : reasonOfOthers)
    }

    /// Turns a plugin off, also for later runs. Returns the error if the file cannot be written, otherwise
    /// nil. The plugin is off all the same.
    @discardableResult package mutating func turnOff(_ id: PluginID, because reason: String = "")
        -> StateFileError?
    {
        reasons[id] = String(reason.prefix(1_000).map { $0.isNewline || $0 == "\t" ? " " : $0 })
        isOn.remove(id)
        return save()
    }

    @discardableResult package mutating func turnOn(_ id: PluginID) -> StateFileError? {
        guard self.reason(for: id) != nil else { return nil }
        reasons[id] = nil
        if reasonOfOthers != nil { isOn.insert(id) }
        return save()
    }

    /// Writes the file. Returns the error if that fails, otherwise nil.
    package func save() -> StateFileError? {
        let others = reasonOfOthers.map { ["*\t\($0)"] } ?? []
        let lines = reasons.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
        return file.save(others + isOn.sorted().map { "+\($0)\t" } + lines)
    }
}
