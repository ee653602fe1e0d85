// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginProcesses
import PluginRuntime
import ViewKit
import WireKit

/// What the runner of the plugin needs from the shell.
extension InstalledPlugin: PluginRunnerOwner {
    package var dependencies: [PluginRunner] {
        (manifest?.dependencies ?? []).compactMap { shell.installed[$0]?.runner }
    }

    package var idleTime: Duration? { shell.preferences.idleTime }
    package var isWorking: Bool { shell.notifications.isWorking(self) }
    package var window: Window? { shell.windows.window() }
    package var onLoss: @MainActor (String, String) -> Void { shell.files.reportOfLosses(by: name) }

    package func access() async -> PluginAccess {
        // The shell lives as long as the user is asked.
        let shell = shell
        let permissions = await shell.permissions.granted(to: self)
        return PluginAccess(
            permissions, isConfined: shell.preferences.confinesPlugins, folders: folders,
            refusedFolders: refusedFolders)
    }

    /// The folders that the user has chosen in its settings.
    var folders: [String] { receiver.folders(in: settings.values) }

    private var refusedFolders: [String] {
        let options = shell.options
        return [options.dataFolder, options.stateFolder]
            + (options.settingsFile.map { [$0.parentPath] } ?? [])
            // What the shell and its plugins load.
            + shell.installed.all.compactMap { $0.manifest.map { $0.file.parentPath } }
            + PluginHostProgram.applicationFolders
            + [options.hostProgram.map { $0.parentPath }].compactMap(\.self)
    }

    package func connect(_ connection: Connection) { receiver.receive(from: connection) }

    package func updateState() {
        let state = runner.lifecycle.recordState
        guard record.state != state else { return }
        record.state = state
        shell.installed.recordsDidChange()
    }

    package func finishRun() {
        receiver.runDidEnd()
        // What a plugin that is off shows is removed with its registrations.
        if runner.lifecycle.isOn { shell.notifications.end(self) }
        FreedMemory.returnLater()
    }

    package func cancelRequests() { receiver.cancelSearches() }

    package func confirmPages() {
        remove(receiver.unconfirmedPages)
        receiver.unconfirmedPages = []
    }

    package func prepareSpareProcess() { shell.prepareSpareProcess() }
    package func store(offBecause failure: PluginFailure?) {
        shell.store(self, offBecause: failure?.description)
    }

    package func libraryWasReplaced() {
        ask(
            before: PageQuestions.Change.restart,
            otherwise:
                "Its library was replaced. The new one is used after a restart, because a page has input that is not saved."
        ) { $0.useNewLibrary() }
    }

    /// Asks the pages before a change that ends the process. If one of them refuses, the list of plugins shows a warning.
    func ask(
        before change: (PluginID) -> PageQuestions.Change, otherwise warning: String,
        refused: @escaping @MainActor () -> Void = {},
        then restart: @escaping @MainActor (PluginRunner) -> Void
    ) {
        guard let id else { return restart(runner) }
        shell.windows.questions.ask(
            [self], before: change(id),
            refused: { [weak self] in
                self?.context?.warn(warning)
                refused()
            }
        ) { [weak self] in
            if let self { restart(runner) }
        }
    }

    package func offerToTurnOn() {
        let notification = PluginNotification(
            localized("The plugin is turned off"), action: localized("Turn On Again"))
        post(notification) { [weak runner] in runner?.send(.use(.request)) }
    }
}
