// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginProcesses
import PluginRuntime
public import WireKit

/// The options of a shell: how it runs its plugins, and the paths of its files.
///
/// ```swift
/// var options = ShellOptions(application: "org.example.Workbench")
/// options.idleTime = .seconds(60)
/// let shell = Shell(options)
/// ```
public struct ShellOptions: Sendable {
    /// The absolute path of the folder that contains the data folder of each plugin.
    public var dataFolder: String
    /// The absolute path of the folder for the shell's own files about plugins: logs, permissions, and the plugins that are turned off.
    public var stateFolder: String
    /// The absolute path of the file with the settings of the plugins; nil for settings in memory only.
    public var settingsFile: String?
    /// The absolute path of the file with the shortcuts that the user has chosen, in the folder of
    /// ``settingsFile``; nil for shortcuts in memory only.
    public var shortcutsFile: String? { settingsFile.map { "\($0.parentPath)/shortcuts" } }
    /// The absolute path of the program `rxshell-plugin-host`, which runs a plugin; nil if it is not installed.
    public var hostProgram: String?
    /// The resource limits of each plugin's process.
    public var limits = ResourceLimits()
    /// Whether the processes of plugins are confined, as far as the system supports it.
    public var confinesPlugins = true
    /// Whether bubblewrap confines the processes of plugins, if it works. Otherwise Landlock and seccomp do.
    public var usesBubblewrap = true
    /// Whether a process is started in advance for the next plugin, which then shows its first content
    /// sooner. The process takes about 3 MB of memory.
    public var keepsSpareProcess = true
    /// The time after which the process of a plugin ends when none of its pages is visible; nil for never. It
    /// ends only if all its pages can be restored.
    public var idleTime: Duration? = .seconds(300)
    /// The number of crashes within ``crashPeriod`` that turns a plugin off.
    public var maximumCrashes = 3
    /// The time in which crashes are counted.
    public var crashPeriod = Duration.seconds(60)

    /// If a plugin crashes within this time after its start, the saved states of its pages are discarded, because they may be the reason.
    public var restoreTrialTime = Duration.seconds(2)
    /// Whether plugins from files are not run: for a shell that otherwise does not start.
    public var isSafeMode = false
    /// The only plugins that run; nil for all.
    public var onlyPlugins: Set<PluginID>?
    /// The plugins that do not run this time.
    public var disabledPlugins: Set<PluginID> = []
    /// The step of a search for the plugin that causes a fault of the shell; nil if there is no search.
    public var bisection: Bisection?

    /// A step of a search for the plugin that causes a fault. Each step halves the number of plugins that may be the cause.
    public enum Bisection: Hashable, Sendable {
        /// Begins a search: all plugins run.
        case begin
        /// The fault has not occurred in the last run.
        case good
        /// The fault has occurred in the last run.
        case bad
    }

    /// Returns the reason why a plugin does not run this time, or nil if it runs.
    @MainActor func exclusion(of plugin: InstalledPlugin) -> String? {
        if isSafeMode, plugin.manifest != nil { return "It does not run because of --safe-mode." }
        if let onlyPlugins, plugin.id.map({ !onlyPlugins.contains($0) }) ?? true {
            return "It does not run because of --only-plugin."
        }
        if let id = plugin.id, disabledPlugins.contains(id) {
            return "It does not run because of --disable-plugin."
        }
        return nil
    }

    /// Whether the shell keeps other processes from writing its files, and saves nothing while another
    /// process has them. The shell of an application does.
    package var claimsFolders = false

    /// The work that another program reports on the standard input, and the name under which it is shown; nil without `--progress`.
    var progress: (title: String, owner: String)?

    /// The profile with which the shell runs; nil for none.
    public let profile: String?
    /// The absolute path of the folder with a folder for each profile.
    let profilesFolder: String

    /// Creates the default options for an application: folders below those of the XDG variables, and the host
    /// program that is installed with it.
    ///
    /// - Parameters:
    ///   - id: the identifier of the application.
    ///   - profile: the profile with which the shell runs, which has files of its own; nil for none.
    public init(application id: String, profile: String? = nil) {
        let folders = XDGFolders(application: id, profile: profile)
        let ofAllProfiles = XDGFolders(application: id)
        let name = XDGFolders.name(of: id, profile: profile)
        // For a user without a home folder, they are where only the administrator can create them, which is reported.
        self.profile = profile
        profilesFolder = "\(ofAllProfiles.state ?? "/.local/state/\(id)")/profiles"
        dataFolder = "\(folders.data ?? "/.local/share/\(name)")/plugin-data"
        stateFolder = "\(folders.state ?? "/.local/state/\(name)")/plugins"
        settingsFile = folders.config.map { "\($0)/plugins.json" }
        hostProgram = PluginHostProgram.installed
    }
}

extension ShellOptions: ProcessOptions {
    package var lifecycle: PluginLifecycle.Limits {
        .init(maximumCrashes: maximumCrashes, crashPeriod: crashPeriod, restoreTrialTime: restoreTrialTime)
    }
}
