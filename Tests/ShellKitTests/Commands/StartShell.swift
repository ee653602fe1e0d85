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

func testOptions() -> ShellOptions {
    var options = ShellOptions(application: "org.example.test")
    let folder = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)"
    options.stateFolder = "\(folder)/state"
    options.dataFolder = "\(folder)/data"
    options.settingsFile = "\(folder)/config/plugins.json"
    return options
}
