// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import Glibc
import PluginKit
import ViewKit

/// An application that is a shell: all that it does, its plugins bring.
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
    /// The plugins that are linked in. They win over libraries of the same id.
    var plugins: [any Plugin.Type] { get }

    /// Where to look for plugins, the first folder first.
    var pluginDirectories: [PluginDirectory] { get }
}

extension ShellApplication {
    public var plugins: [any Plugin.Type] { [] }

    /// What is not about plugins.
    public var arguments: [String] { ShellArguments(CommandLine.arguments).others }

    /// The folders that the command line names, then the one beside the executable, then the standard ones.
    public var pluginDirectories: [PluginDirectory] {
        ShellArguments(CommandLine.arguments).directories + PluginDirectory.besideExecutable
            + PluginDirectory.standard(for: id)
    }

    /// The shell with all its plugins, each active or listed with the reason why it is not.
    public func makeShell() -> Shell {
        if let problem = ShellArguments(CommandLine.arguments).problem { report(problem) }
        let shell = Shell()
        for plugin in plugins { shell.load(plugin) }
        shell.load(from: pluginDirectories)
        return shell
    }

    /// Tells whoever started the application in a terminal.
    private func report(_ problem: String) {
        var line = "\(name): \(problem)\n"
        line.withUTF8 { bytes in _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }

    public func rootFlow() -> any Flow { ShellFlow(shell: makeShell()) }
    public var firstStep: any Step { ShellStep.workspace }
    public var windowSize: Size { Size(width: 960, height: 680) }
}

extension PluginDirectory {
    /// The folder `plugins` beside the executable; for an application that is run where it was built or unpacked.
    public static var besideExecutable: [PluginDirectory] {
        guard let path = realpath("/proc/self/exe", nil) else { return [] }
        defer { free(path) }
        let executable = String(cString: path)
        let folder = executable[..<(executable.lastIndex(of: "/") ?? executable.startIndex)]
        return [PluginDirectory("\(folder)/plugins")].compactMap(\.self)
    }
}
