// SPDX-License-Identifier: MIT

import PluginKit

/// The plugins that are turned off in the shell of an application. `PluginSwitches` of PluginProcesses writes them
/// into the file `turned-off` of the state folder.
struct TurnedOff {
    /// The reason for each plugin; empty if the user has turned it off.
    private let reasons: [PluginID: String]
    /// The reason for which all other plugins are off; nil if they are on.
    private let reasonOfOthers: String?
    /// The plugins that are on, while all others are off.
    private let isOn: Set<PluginID>

    /// - Parameter folder: The state folder; nil if the application is not known.
    init(in folder: String?) {
        let text = folder.map { Self.text(of: "\($0)/turned-off") } ?? ""
        let lines = text.drop { $0 == "\u{FEFF}" }.split { $0 == "\n" || $0 == "\r\n" }
        let off = lines.compactMap { line -> (PluginID, String)? in
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            return parts.first.flatMap { PluginID($0) }.map { ($0, parts.dropFirst().first ?? "") }
        }
        reasons = Dictionary(off) { $1 }
        reasonOfOthers = lines.first { $0.hasPrefix("*\t") }.map {
            String($0.dropFirst(2))
        }
        isOn = Set(
            lines.filter { $0.hasPrefix("+") }.compactMap { line in
                PluginID(String(line.dropFirst().prefix { $0 != "\t" }))
            })
    }

    /// The shell turns all plugins off if it cannot read the file.
    private static func text(of path: String) -> String {
        guard Files.exists(path) || Files.isLink(path) else { return "" }
        return (try? Files.text(of: path)) ?? "*\tThe file \(path) cannot be read."
    }

    var ids: Set<PluginID> { Set(reasons.keys) }

    /// Returns the sentences for the user, or nil if the plugin is on.
    func message(_ id: PluginID) -> String? {
        (reasons[id] ?? (isOn.contains(id) ? nil : reasonOfOthers)).map {
            let reason = $0.isEmpty ? "" : " \($0)\($0.hasSuffix(".") ? "" : ".")"
            return "It is turned off.\(reason) Turn it on on the page Plugins of the shell."
        }
    }
}
