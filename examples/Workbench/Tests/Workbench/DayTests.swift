// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import RxKernel
import ShellKit
import Testing
import WorkbenchDay

/// A short part of the day that `Workbench/Tests/Benchmark/run day` simulates on a display.
@Suite(.serialized) @MainActor struct DayTests {
    private final class Box { var shell: Shell? }

    private struct Desk: ShellApplication {
        let id = "org.example.Day"
        var folder = ""
        let box = Box()

        init() {}
        init(folder: String) { self.folder = folder }

        func rootFlow() -> any Flow {
            let shell = makeShell()
            box.shell = shell
            return ShellFlow(shell: shell)
        }

        var pluginDirectories: [PluginDirectory] {
            [PluginDirectory("\(folder)/many")].compactMap(\.self)
        }
        var shellOptions: ShellOptions {
            var options = ShellOptions(application: id)
            options.dataFolder = "\(folder)/data"
            options.stateFolder = "\(folder)/state"
            options.settingsFile = "\(folder)/config/plugins.json"
            options.keepsSpareProcess = false
            return options
        }
    }

    @Test func aDayLeavesNoObjectsAndNoProcesses() async throws {
        let folder = PluginFolder()
        try ManyPlugins.write(
            20, to: "\(folder.path)/many",
            library: PluginFolder.products.appending(path: "libManyPlugin.so").path)
        let desk = Desk(folder: folder.path)
        let program = HeadlessProgram(desk, stateFolder: "\(folder.path)/session")
        var day: Day? = Day(in: program.session, of: try #require(desk.box.shell))
        desk.box.shell = nil
        try await day?.begin(20)

        func part() async throws -> Int32 {
            try await day?.navigate(80)
            try await day?.startPlugins(12)
            try await day?.openWindows(4)
            try await day?.rest()
            return Resources.total
        }
        // What is created once is there after the first parts.
        _ = try await part()
        let first = try await part()
        var last = first
        for _ in 0..<3 { last = try await part() }
        #expect(last - first <= 10, "\(last - first) objects of the kernel more after three further parts")

        // It retains the shell.
        day = nil
        try program.closeWindow()
        try await program.wait(within: .seconds(30)) { ProcessShell.processes.isEmpty }
        // What the processes have shown is released in later turns of the main queue.
        #expect(
            await program.settle(within: .seconds(10)) { program.retainedObjects.isEmpty },
            "\(program.retainedObjects)")
    }
}
