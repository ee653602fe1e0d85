// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import RxKernel
import ShellKit
import WorkbenchTurns

/// The cost of a process for each plugin, compared with the same plugin in the shell's process: `WorkbenchFigures`, in a release build.
///
/// It has no display, so that it measures the processes and the messages, and not the drawing.
@main struct WorkbenchFigures {
    @MainActor static func main() async throws {
        let names = Array(CommandLine.arguments.dropFirst())
        if names == ["wire-child"] { WireChild.run() }
        if names.isEmpty {
            try await compare()
            try await manyPlugins()
        }
        if names.isEmpty || names.contains("wire") { try await measureWire() }
        for fault in names.isEmpty ? Self.faults : names where fault != "wire" {
            let figures = try await Run(process: "own", keepsSpare: true).fault(fault)
            print("\(fault)\(figures)")
        }
    }

    private static let faults = [
        "messages", "objects", "output", "segmentationFault", "fatalError", "exit", "memory", "hang",
    ]

    @MainActor private static func compare() async throws {
        var (ready, cold, inShell) = (Figures(), Figures(), Figures())
        // The measurements alternate, so that other load on the machine affects all of them equally.
        for _ in 0..<9 {
            ready.add(try await Run(process: "own", keepsSpare: true).measure(count: 400))
            cold.add(try await Run(process: "own", keepsSpare: false).measure(count: 400))
            inShell.add(try await Run(process: "shell", keepsSpare: false).measure(count: 400))
        }
        print("first content, with a process in advance  \(ready.first)")
        print("first content, without                    \(cold.first)")
        print("first content, in the shell's process     \(inShell.first)")
        let ratio = ready.keystroke.median / inShell.keystroke.median
        print(
            "keystroke to its label                    \(ready.keystroke), \(inShell.keystroke) in the shell's process: \(rounded(ratio)) times"
        )
        print("private memory of the plugin              \(ready.memory.max() ?? 0) kB")
    }

    /// A hundred plugins that declare a page each.
    @MainActor private static func manyPlugins() async throws {
        let temporary = TemporaryFolder()
        let folder = temporary.path
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

func rounded(_ number: Double) -> String { String(format: "%.2f", number) }

/// Times in milliseconds.
struct Times: CustomStringConvertible {
    var all: [Double] = []
    var median: Double { all.isEmpty ? 0 : all.sorted()[all.count / 2] }
    var description: String {
        "\(rounded(median)) ms (\(rounded(all.min() ?? 0)) to \(rounded(all.max() ?? 0)))"
    }
}

struct Figures {
    var first = Times()
    var keystroke = Times()
    var memory: [Int] = []

    @MainActor mutating func add(_ result: Run.Result) {
        first.all.append(result.first)
        keystroke.all.append(result.keystroke)
        memory.append(result.memory)
    }
}

/// The page that the shell shows first, so that the plugin's is chosen later.
private final class StartPlugin: Plugin {
    func activate(in context: PluginContext) throws {
        context.register(flow: "start", title: "Start", icon: "alarm", startingAt: StartStep.start) {
            StartFlow()
        }
    }
}

private enum StartStep: Step { case start }

private final class StartFlow: Flow {
    private let controller = StartViewController()
    var root: any Presentable { controller }
    func navigate(to step: StartStep) -> FlowContributors { .none }
}

private final class StartViewController: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Start"
    }
}

/// The plugin of the fault tests in a shell.
@MainActor final class Run {
    struct Result {
        var first = 0.0
        var keystroke = 0.0
        var memory = 0
    }

    private let temporary = TemporaryFolder()
    private let folder: String
    let shell: Shell
    private let keepsSpare: Bool
    private var app: HeadlessApp<ShellFlow>?

    init(process: String, keepsSpare: Bool) throws {
        self.keepsSpare = keepsSpare
        folder = temporary.path
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let built = URL(filePath: executable).deletingLastPathComponent()
        try FileManager.default.copyItem(
            at: built.appending(path: "libFaultPlugin.so"), to: URL(filePath: "\(folder)/libfault.so"))
        try Self.write(
            WorkbenchFigures.manifest(
                "fault", process: process,
                more: "[Page faults]\nTitle=Faults\nIcon=alarm\n[Action faults.write]\nTitle=Write\n"),
            to: "\(folder)/fault.plugin")
        var options = Self.options(in: folder)
        options.keepsSpareProcess = keepsSpare
        shell = Shell(options)
    }

    /// Returns the time in milliseconds until the page of the plugin is there.
    private func open() async throws -> Double {
        HeadlessBackend.install()
        shell.load(StartPlugin.self)
        shell.load(from: [PluginDirectory(folder)].compactMap(\.self))
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        self.app = app
        if keepsSpare { while Self.processes.isEmpty { await Self.turn() } }
        // A user looks at the window before the first choice.
        try await Task.sleep(for: .milliseconds(400))
        let begin = ContinuousClock.now
        try app.list("Places").select("Faults")
        while (try? app.button("Next")) == nil { await Self.turn() }
        return begin.milliseconds
    }

    private func close() async throws {
        shell.deactivate("org.example.fault")
        try app?.closeWindow()
        app = nil
        while !Self.processes.isEmpty { await Self.turn() }
    }

    func measure(count: Int) async throws -> Result {
        var result = Result()
        result.first = try await open()
        guard let app else { return result }
        var times: [Double] = []
        for number in 0..<count {
            let text = "\(number)"
            let begin = ContinuousClock.now
            try app.textField("Text").type(text)
            while !app.texts.contains("You wrote \(text)") { await Self.turn() }
            times.append(begin.milliseconds)
        }
        result.keystroke = times.sorted()[count / 2]
        if let process = Self.processes.first { result.memory = Self.privateMemory(of: process) }
        try await close()
        return result
    }

    /// The longest turn of the main loop while the plugin causes a fault, and how many messages of a flood are shown in a second.
    func fault(_ what: String) async throws -> String {
        _ = try await open()
        guard let app else { return "" }
        func count() -> Int? { app.texts.lazy.compactMap { Int($0) }.first }
        try app.button(what).tap()
        let begin = ContinuousClock.now
        let turns = Turns()
        await turns.measure { begin.milliseconds < (what == "hang" ? 4_000 : 2_000) }
        var rate = ""
        if what == "messages", let first = count() {
            let since = ContinuousClock.now
            while since.milliseconds < 1_000 { await Self.turn() }
            let time = since.milliseconds
            rate = ", \(Int(Double((count() ?? first) - first) / time * 1_000)) messages a second"
        }
        try await close()
        return "\(rate): \(turns.summary)"
    }

    /// A turn of the main queue.
    static func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
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

extension ContinuousClock.Instant {
    /// The time since then.
    var milliseconds: Double { duration(to: .now) / .milliseconds(1) }
}
