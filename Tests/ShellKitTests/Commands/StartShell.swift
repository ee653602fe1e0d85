// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import PluginKit

@testable import ShellKit

/// A shell with some plugins and folders of its own, used as the user would use it.
@MainActor func startShell(
    _ plugins: any Plugin.Type..., options: ShellOptions? = nil
) async -> (app: HeadlessApp<ShellFlow>, shell: Shell) {
    let shell = Shell(options ?? testOptions())
    for plugin in plugins { shell.load(plugin) }
    let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
    await app.settle { shell.pageRegistry.pages.value.isEmpty || app.navigations.count > 1 }
    return (app, shell)
}

/// The options of a shell with all its files in a folder.
func testOptions(in folder: String = newTestFolder()) -> ShellOptions {
    var options = ShellOptions(application: "org.example.test")
    options.stateFolder = "\(folder)/state"
    options.dataFolder = "\(folder)/data"
    options.settingsFile = "\(folder)/config/plugins.json"
    return options
}

/// The options of a shell whose settings are in memory only.
func testOptions(stateFolder: String) -> ShellOptions {
    var options = ShellOptions(application: "org.example.test")
    options.stateFolder = stateFolder
    options.settingsFile = nil
    return options
}

/// The path of a folder that does not exist yet.
func newTestFolder() -> String { "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)" }
