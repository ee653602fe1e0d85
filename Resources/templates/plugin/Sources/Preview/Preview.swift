import GtkBackend
import ShellKit

/// A shell without linked plugins. `shellctl run` starts it with this plugin.
@main struct Preview: ShellApplication {
    let id = "{{ID}}.preview"
    let name = "{{NAME}}"
    // Searches only the folder that shellctl names.
    var pluginDirectories: [PluginDirectory] { ShellArguments(CommandLine.arguments).directories }
}
