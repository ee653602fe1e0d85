// SPDX-License-Identifier: MIT

import PluginKit
import PluginRuntime
import ViewKit
import WireKit

/// What a ``PluginRunner`` needs from its shell: the shell's entry of the plugin. Main thread only.
@MainActor package protocol PluginRunnerOwner: AnyObject {
    /// The id; nil for a linked plugin without one.
    var id: PluginID? { get }
    /// The name that users see.
    var name: String { get }
    /// The manifest; nil for a plugin that is linked into the application.
    var manifest: PluginManifest? { get }
    /// Creates a plugin that is linked into the application; nil for a plugin from a file.
    var make: (@MainActor () -> any Plugin)? { get }
    /// The context with which the plugin registers; nil while it is turned off.
    var context: PluginContext? { get }
    /// The ids of its actions in the shell, as the plugin knows them.
    var actions: Set<String> { get }
    /// What runs the plugins that it depends on.
    var dependencies: [PluginRunner] { get }
    /// The time after which its process ends when none of its pages is visible; nil for never.
    var idleTime: Duration? { get }
    /// Whether it does long work that the shell shows.
    var isWorking: Bool { get }
    /// The window of the shell, above which alerts are shown; nil if there is none.
    var window: Window? { get }
    /// Called with the path that the user has chosen, and an error message, when what the plugin has written is
    /// not there. It may be called after the plugin was turned off.
    var onLoss: @MainActor (String, String) -> Void { get }

    /// Returns what its process may use. It may ask the user.
    func access() async -> PluginAccess
    /// Receives what its process sends about registrations, settings and messages. The connection is not open yet.
    func connect(_ connection: Connection)
    /// Returns whether the desktop may show a notification of the plugin now.
    func admits(_ notification: DesktopNotification) -> Bool

    /// Shows the state of the plugin.
    func updateState()
    /// Finishes what belongs to a run that is over. Its process may still end.
    func finishRun()
    /// Continues what waits for answers of the process, without them. It does not respond, its run is over, or it does not start.
    func cancelRequests()
    /// Shows what the manifest declares, and creates the context.
    func declare()
    /// Removes what the plugin has registered and shows.
    func withdraw()
    /// Removes the pages that an earlier version has registered, and this one has not.
    func confirmPages()
    /// Starts a process in advance for the next plugin.
    func prepareSpareProcess()
    /// Stores that the plugin is on, or off for a reason, also in later runs.
    func store(offBecause failure: PluginFailure?)
    /// Asks the pages of the plugin whether they may end, and then calls ``PluginRunner/useNewLibrary()``.
    func libraryWasReplaced()
    /// Tells a user who uses the plugin while it is turned off, beside its pages.
    func offerToTurnOn()
}

extension PluginRunnerOwner {
    /// The name of the plugin's data folder and of its log file.
    package var folderName: String { id?.text ?? name }
    /// Whether the manifest declares pages or actions, so that the shell can show them before the plugin runs.
    package var isDeclared: Bool { manifest.map { !$0.pages.isEmpty || !$0.actions.isEmpty } ?? false }
}

/// What the process of a plugin may use.
package struct PluginAccess {
    package var permissions: [PluginManifest.Permission]
    /// Whether the process is confined, as far as the system supports it.
    package var isConfined: Bool
    /// The folders that the user has chosen in the settings of the plugin.
    package var folders: [String]
    /// The folders of the shell and of all plugins, which no plugin gets.
    package var refusedFolders: [String]

    package init(
        _ permissions: [PluginManifest.Permission], isConfined: Bool, folders: [String],
        refusedFolders: [String]
    ) {
        (self.permissions, self.isConfined) = (permissions, isConfined)
        (self.folders, self.refusedFolders) = (folders, refusedFolders)
    }
}
