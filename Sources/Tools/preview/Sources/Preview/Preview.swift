// SPDX-License-Identifier: MIT

import GtkBackend
import ShellKit

/// A shell without linked plugins, in which `shellctl run` shows a plugin that runs in a process of its own: `Preview ID --plugin-dir DIR`.
///
/// The first argument is the id of the plugin. It makes the id of the application, so that the previews of two plugins are two programs.
@main struct Preview: ShellApplication {
    private let plugin = CommandLine.arguments.dropFirst().first ?? "org.example"

    // A part of the id of an application cannot begin with a digit, as a part of the id of a plugin can.
    var id: String {
        let parts = plugin.split(separator: ".", omittingEmptySubsequences: false)
        return parts.map { $0.first?.isNumber == true ? "_\($0)" : "\($0)" }.joined(separator: ".")
            + ".preview"
    }
    var name: String { "Preview" }
    var arguments: [String] {
        let others = ShellArguments(CommandLine.arguments).others
        return Array(others.prefix(1) + others.dropFirst(2))
    }
    // Searches only the folder that shellctl names.
    var pluginDirectories: [PluginDirectory] { ShellArguments(CommandLine.arguments).directories }
}
