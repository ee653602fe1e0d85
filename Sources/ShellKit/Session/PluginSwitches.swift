// SPDX-License-Identifier: MIT

import PluginKit

/// The plugins that are turned off, each with the reason, stored in the file `turned-off` in the state folder.
struct PluginSwitches {
    /// The reason for each plugin that is turned off; empty if the user has turned it off.
    private(set) var reasons: [PluginID: String] = [:]
    private let path: String

    init(in folder: String) {
        path = "\(folder)/turned-off"
        for line in TextFile.read(path).split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1)
            if let id = parts.first.flatMap({ PluginID(String($0)) }) {
                reasons[id] = parts.count > 1 ? String(parts[1]) : ""
            }
        }
    }

    var ids: Set<PluginID> { Set(reasons.keys) }

    /// Turns a plugin off, also for later runs. Returns the error message if the file cannot be written, otherwise nil.
    @discardableResult mutating func turnOff(_ id: PluginID, because reason: String = "") -> String? {
        reasons[id] = String(reason.prefix(1_000).map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return save()
    }

    @discardableResult mutating func turnOn(_ id: PluginID) -> String? {
        reasons.removeValue(forKey: id) == nil ? nil : save()
    }

    private func save() -> String? {
        let lines = reasons.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
        return TextFile.write(lines.joined(), to: path)
    }
}
