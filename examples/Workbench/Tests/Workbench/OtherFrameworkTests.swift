// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import ShellKit
import Testing

/// A plugin that was built with another framework: it is refused where it would share one with the application, and runs where it has its
/// own.
@Suite(.serialized) @MainActor struct OtherFrameworkTests {
    /// Another mark, whose function has the same number in the hash table of the framework's library, so that the library can be changed in
    /// place.
    private func otherMark() throws -> String {
        var bytes = Array(FrameworkInterface.current.mark.utf8)
        let index = try #require(
            bytes.indices.dropLast().first {
                (0x30...0x39).contains(bytes[$0 + 1]) && bytes[$0] != 0x30 && bytes[$0] != 0x61
            })
        bytes[index] -= 1
        bytes[index + 1] += 33
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func aPluginOfAnotherFrameworkIsRefusedInTheShellsProcessAndRunsInItsOwn() async throws {
        let mark = try otherMark()
        let plugin = try PluginFolder.library("LayoutPlugin").replacing(
            FrameworkInterface.current.mark, with: mark)
        let own = PluginFolder()
        let host = "\(own.path)/plugin-host"
        try FileManager.default.createDirectory(atPath: host, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: PluginFolder.products.appending(path: "rxshell-plugin-host").path,
            toPath: "\(host)/rxshell-plugin-host")
        let framework = try PluginFolder.library("RxShell").replacing(
            FrameworkInterface.current.mark, with: mark)
        try framework.write(to: URL(filePath: "\(host)/libRxShell.so"))
        try own.add("own", library: plugin)

        let test = try ProcessShell(add: { folder in
            try folder.add("shared", library: plugin, process: "shell")
            try folder.add("process", library: plugin)
        })
        let shell = Shell(test.shell.options)
        shell.load(from: [try own.directory])
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        try await test.wait { app.texts.contains("From the plugin") }

        let reason = "was built with another RxShell than this program: its interface is \(mark),"
        try await test.wait {
            test.record("shared")?.failure != nil && test.record("process")?.failure != nil
        }
        for name in ["shared", "process"] {
            #expect(test.record(name)?.failure?.description.contains(reason) == true, "\(name)")
        }
        test.shell.deactivate("org.example.fault")
        shell.deactivate("org.example.own")
        try app.closeWindow()
        try await test.close()
        try await test.wait { ProcessShell.processes.isEmpty }
    }
}
