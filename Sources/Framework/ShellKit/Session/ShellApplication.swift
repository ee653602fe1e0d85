// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import PluginRuntime
import ViewKit

/// An application that consists of a shell. All its features are plugins.
///
/// ```swift
/// import GtkBackend
/// import ShellKit
///
/// @main struct WorkbenchApp: ShellApplication {
///     let id = "org.example.Workbench"
/// }
/// ```
@MainActor public protocol ShellApplication: Application {
    /// The plugins that are linked into the application. They have precedence over libraries with the same id.
    var plugins: [any Plugin.Type] { get }

    /// The folders to search for plugins. An earlier folder has precedence.
    var pluginDirectories: [PluginDirectory] { get }

    /// The options of the shell, by default those of ``ShellOptions/init(application:profile:)``.
    var shellOptions: ShellOptions { get }
}

extension ShellApplication {
    public var plugins: [any Plugin.Type] { [] }

    public var shellOptions: ShellOptions { ShellOptions(application: id, profile: profile) }

    /// The profile of the option `--profile`.
    public var profile: String? { ShellArguments(CommandLine.arguments).profile }

    /// The command-line arguments except the shell's own options.
    public var arguments: [String] { ShellArguments(CommandLine.arguments).others }

    /// The folders from the command line, then the folders `plugins` next to the executable and next to the
    /// framework's library, then the standard folders.
    public var pluginDirectories: [PluginDirectory] {
        ShellArguments(CommandLine.arguments).directories + PluginDirectory.ofApplication
            + PluginDirectory.standard(for: id)
    }

    /// Returns a shell that has loaded the linked plugins, and searches the folders after its window was
    /// shown. After the search, each plugin is active, waits until it is used, or is listed with the reason
    /// why it is not available.
    public func makeShell() -> Shell {
        let arguments = ShellArguments(CommandLine.arguments)
        // For a program that does not call `runWithoutDisplay()`.
        if let errorMessage = arguments.errorMessage { writeToStandardError("\(name): \(errorMessage)") }
        for folder in arguments.missingFolders {
            writeToStandardError(
                "\(name): --plugin-dir: there is no folder \(folder) yet. Its plugins appear when it exists.")
        }
        var options = shellOptions
        options.claimsFolders = true
        options.isSafeMode = arguments.isSafeMode
        options.onlyPlugins = arguments.onlyPlugins
        options.disabledPlugins = arguments.disabledPlugins
        options.bisection = arguments.bisection
        options.progress = arguments.progressTitle.map { ($0, name) }
        let shell = Shell(options)
        if let message = shell.exclusions.bisectionMessage { writeToStandardError("\(name): \(message)") }
        for plugin in plugins { shell.load(plugin) }
        shell.loadInBackground(from: pluginDirectories)
        return shell
    }

    /// The commands of the option `--command`. The application performs them after its window was shown.
    public var requestedActions: [String] { ShellArguments(CommandLine.arguments).commands }

    /// Prints the options if the command line has the option `--help`, or the commands if it has
    /// `--list-commands`, and returns the exit code 0. Prints an error message if an option is invalid, and returns the exit code 64
    /// (`EX_USAGE`). Otherwise returns nil.
    public func runWithoutDisplay() -> Int32? { runWithoutDisplay(ShellArguments(CommandLine.arguments)) }

    func runWithoutDisplay(_ arguments: ShellArguments) -> Int32? {
        if arguments.showsHelp {
            let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
            print(ShellArguments.help(program: program ?? name), terminator: "")
            return 0
        }
        if let errorMessage = arguments.errorMessage {
            writeToStandardError("\(name): \(errorMessage)")
            return 64
        }
        guard arguments.listsCommands else { return nil }
        print(commandList(in: pluginDirectories))
        return 0
    }

    /// Returns the commands of the shell and of the plugins in folders, one on each line, with their
    /// shortcuts and titles. No code of a plugin runs.
    func commandList(in directories: [PluginDirectory]) -> String {
        let shell = Shell(shellOptions)
        shell.registerOwnCommands()
        shell.declareActions(in: directories)
        return shell.commands.list
    }

    public func link(toOpen paths: [String]) -> DeepLink? { DeepLink(ShellStep.open(paths)) }
    public func link(toPerform action: String) -> DeepLink? { DeepLink(ShellStep.perform(action)) }

    public func rootFlow() -> any Flow { ShellFlow(shell: makeShell()) }

    /// The windows, tabs and pages that were open are restored after the application was killed.
    public var restoresNavigation: Bool { true }

    /// Opens a further window of the shell, with what was in it.
    public func restoreWindow(_ record: WindowRecord, in session: ApplicationSession) {
        guard let first = session.coordinator.flow as? ShellFlow else { return }
        session.openWindow(
            ShellFlow(shell: first.shell), with: OneStepper(withSingleStep: ShellStep.workspace),
            size: windowSize, restoring: record)
    }
    public var firstStep: any Step { ShellStep.workspace }
    public var windowSize: Size { Size(width: 960, height: 680) }
}

extension PluginDirectory {
    /// The folders `plugins` next to the executable and next to the framework's library: those of an
    /// application that runs from the folder in which it was built or unpacked, and of one that is installed.
    public static var ofApplication: [PluginDirectory] {
        PluginHostProgram.applicationFolders.compactMap { PluginDirectory("\($0)/plugins") }
    }
}
