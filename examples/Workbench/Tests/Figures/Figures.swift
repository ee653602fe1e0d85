// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import RxKernel
import ShellKit

/// What a process of its own costs a plugin, compared with the same plugin in the shell's process: `WorkbenchFigures`, in a release build.
///
/// It has no display, so that it measures the processes and the messages, and not the drawing.
@main struct WorkbenchFigures {
    @MainActor static func main() async throws {
        let own = try await Run(process: "own").measure(count: 2_000)
        let inShell = try await Run(process: "shell").measure(count: 2_000)
        print("first content          own process \(own.first), in the shell's process \(inShell.first)")
        print(
            "keystroke to its label own process \(own.keystroke), in the shell's process \(inShell.keystroke)"
        )
        print("private memory         \(own.memory) kB in the plugin's process")
        try await manyPlugins()
    }

    /// A hundred plugins that declare a page each.
    @MainActor private static func manyPlugins() async throws {
        let folder = try Run.makeFolder()
        for number in 1...100 {
            try Run.write(
                manifest(
                    "p\(number)", process: "own",
                    more: "[Page p\(number)]\nTitle=Page \(number)\nIcon=alarm\n"),
                to: "\(folder)/p\(number).plugin")
        }
        let shell = Shell(Run.options(in: folder))
        HeadlessBackend.install()
        let begin = ContinuousClock.now
        shell.load(from: [PluginDirectory(folder)].compactMap(\.self))
        let time = begin.duration(to: .now)
        print("100 plugins            \(time) for manifests and resolution, \(Run.processes.count) processes")
    }

    static func manifest(_ name: String, process: String, more: String = "") -> String {
        """
        [Plugin]
        Id=org.example.\(name)
        Name=\(name)
        Version=1.0
        Library=lib\(name).so
        Framework=0.1
        Process=\(process)
        [Permission data-folder]
        \(more)
        """
    }
}

/// The plugin of the fault tests in a shell.
@MainActor private final class Run {
    struct Result {
        var first = Duration.zero
        var keystroke = Duration.zero
        var memory = 0
    }

    let folder: String
    let shell: Shell

    init(process: String) throws {
        folder = try Self.makeFolder()
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let built = URL(filePath: executable).deletingLastPathComponent()
        try FileManager.default.copyItem(
            at: built.appending(path: "libFaultPlugin.so"), to: URL(filePath: "\(folder)/libfault.so"))
        try Self.write(
            WorkbenchFigures.manifest(
                "fault", process: process,
                more: "[Page faults]\nTitle=Faults\nIcon=alarm\n[Action faults.write]\nTitle=Write\n"),
            to: "\(folder)/fault.plugin")
        shell = Shell(Self.options(in: folder))
    }

    func measure(count: Int) async throws -> Result {
        var result = Result()
        HeadlessBackend.install()
        shell.load(from: [PluginDirectory(folder)].compactMap(\.self))
        let begin = ContinuousClock.now
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        while (try? app.button("Next")) == nil { await Self.turn() }
        result.first = begin.duration(to: .now)

        var times: [Duration] = []
        for number in 0..<count {
            let text = "\(number)"
            let begin = ContinuousClock.now
            try app.textField("Text").type(text)
            while !app.texts.contains("You wrote \(text)") { await Self.turn() }
            times.append(begin.duration(to: .now))
        }
        result.keystroke = times.sorted()[count / 2]
        if let process = Self.processes.first { result.memory = Self.privateMemory(of: process) }
        shell.deactivate("org.example.fault")
        try app.closeWindow()
        while !Self.processes.isEmpty { await Self.turn() }
        return result
    }

    /// A turn of the main queue.
    private static func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    static func makeFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "figures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    static func options(in folder: String) -> ShellOptions {
        var options = ShellOptions(application: "org.example.figures")
        options.dataFolder = "\(folder)/data"
        options.stateFolder = "\(folder)/state"
        return options
    }

    static var processes: [Int32] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.flatMap { task in
            let text =
                (try? String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8)) ?? ""
            return text.split(separator: " ").compactMap { Int32($0) }
        }
    }

    /// The kilobytes that belong to a process alone, or to the one that it has started in a sandbox.
    private static func privateMemory(of process: Int32) -> Int {
        let children =
            (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)) ?? ""
        let inner = children.split(separator: " ").first.flatMap { Int32($0) }.map(privateMemory) ?? 0
        let text = (try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)) ?? ""
        let own = text.split(separator: "\n").filter { $0.hasPrefix("Private_Dirty:") }
            .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }.reduce(0, +)
        return max(own, inner)
    }
}
