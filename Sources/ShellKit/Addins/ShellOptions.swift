// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
public import WireKit

/// How a shell runs its plugins, and where it keeps what belongs to them.
///
/// ```swift
/// var options = ShellOptions(application: "org.example.Workbench")
/// options.idleTime = .seconds(60)
/// let shell = Shell(options)
/// ```
public struct ShellOptions: Sendable {
    /// The absolute path of the folder with the plugins' data folders.
    public var dataFolder: String
    /// The absolute path of the folder for what the shell keeps about its plugins.
    public var stateFolder: String
    /// The absolute path of the file with the settings of the plugins; nil for settings in memory only.
    public var settingsFile: String?
    /// The absolute path of the file with the shortcuts that the user has chosen, beside ``settingsFile``; nil for shortcuts in memory only.
    public var shortcutsFile: String? { settingsFile.map { "\(Folder.parent(of: $0))/shortcuts" } }
    /// The absolute path of the program that runs a plugin: `rxshell-plugin-host`; nil if there is none.
    public var hostProgram: String?
    /// What a plugin's process may use.
    public var limits = ResourceLimits()
    /// Whether the processes of plugins are confined, as far as the system can.
    public var confinesPlugins = true
    /// Whether a process without a plugin waits to become that of the next plugin that is used, which then shows its first content sooner. It takes about 3 MB of memory.
    public var keepsSpareProcess = true
    /// How long a plugin's process may show nothing before it is ended; nil for ever. It is ended only if its pages can be restored.
    public var idleTime: Duration? = .seconds(300)
    /// How often a plugin may crash within ``crashPeriod`` before it is turned off.
    public var maximumCrashes = 3
    /// The time in which crashes are counted.
    public var crashPeriod = Duration.seconds(60)

    /// A plugin that crashes sooner after its start does not get again what its pages have saved, which may be the reason.
    public var restoreTrialTime = Duration.seconds(2)
    /// Whether no plugin from a file runs: for a shell that does not start otherwise.
    public var isSafeMode = false
    /// The only plugins that run; nil for all.
    public var onlyPlugins: Set<PluginID>?
    /// Plugins that do not run this time.
    public var disabledPlugins: Set<PluginID> = []

    /// The reason why a plugin does not run this time; nil if it does.
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

    /// The program that runs a plugin: one of its own beside its library, for a plugin that was built with another framework, or the
    /// shell's.
    func host(for manifest: PluginManifest) -> String? {
        PluginHostProgram.find(from: Folder.parent(of: manifest.file), in: ["plugin-host"]) ?? hostProgram
    }

    /// Creates the usual options for an application: folders below those of the XDG variables, and the host that is installed with it.
    public init(application id: String) {
        dataFolder = "\(Folder.xdg("XDG_DATA_HOME", or: ".local/share"))/\(id)/plugin-data"
        stateFolder = "\(Folder.xdg("XDG_STATE_HOME", or: ".local/state"))/\(id)/plugins"
        settingsFile = XDGFolders(application: id).config.map { "\($0)/plugins.json" }
        hostProgram = PluginHostProgram.installed
    }
}
