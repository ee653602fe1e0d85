import GtkBackend
import ShellKit

/// A shell with nothing in it: `shellctl run` shows the plugin in it.
@main struct Preview: ShellApplication {
    let id = "{{ID}}.preview"
    let name = "{{NAME}}"
    // Only the folder that shellctl names.
    var pluginDirectories: [PluginDirectory] { ShellArguments(CommandLine.arguments).directories }
}
