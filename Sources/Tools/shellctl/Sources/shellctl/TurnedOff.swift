// SPDX-License-Identifier: MIT

import FileKit
import PluginKit

/// The plugins that are turned off in the shell of an application.
struct TurnedOff {
    /// Nil if the file cannot be read: the shell turns all plugins off then.
    private let plugins: TurnedOffPlugins?
    private let path: String

    /// - Parameter folder: The state folder; nil if the application is not known.
    init(in folder: String?) {
        path = folder.map { "\($0)/turned-off" } ?? ""
        let isFile = Files.exists(path) || Files.isLink(path)
        plugins =
            isFile
            ? (try? RegularFile.read(path, limit: 16 << 20)).flatMap(TurnedOffPlugins.init(file:))
            : TurnedOffPlugins()
    }

    var ids: Set<PluginID> { plugins?.ids ?? [] }

    /// Returns the sentences for the user, or nil if the plugin is on.
    func message(_ id: PluginID) -> String? {
        let reason = plugins.map { $0.reason(for: id) } ?? "The file \(path) cannot be read."
        return reason.map {
            let reason = $0.isEmpty ? "" : " \($0)\($0.hasSuffix(".") ? "" : ".")"
            return "It is turned off.\(reason) Turn it on on the page Plugins of the shell."
        }
    }
}
