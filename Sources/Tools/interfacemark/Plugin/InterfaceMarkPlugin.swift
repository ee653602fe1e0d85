// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Runs `interfacemark` on the modules that a plugin in the shell's process uses, before PluginKit is compiled.
@main
struct InterfaceMarkPlugin: BuildToolPlugin {
    /// The modules that `import ShellKit` imports. The GTK binding is not one of them, so that the mark is the same with and without GTK.
    static let modules = [
        "ControllerKit", "FileKit", "FlowKit", "PluginKit", "PluginRuntime", "RowKit", "RxKernel",
        "ShellKit", "StateKit", "ViewKit", "WireKit",
    ]

    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let sources = Self.modules.flatMap { module -> [URL] in
            let folder = context.package.directoryURL.appending(path: "Sources/Framework/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        }.sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "FrameworkInterface+Current.swift")
        return [
            .buildCommand(
                displayName: "Writing the mark of the public interface",
                executable: try context.tool(named: "interfacemark").url,
                arguments: [output.path] + sources.map(\.path), inputFiles: sources, outputFiles: [output])
        ]
    }
}
