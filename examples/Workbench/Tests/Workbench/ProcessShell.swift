// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// A shell in this process whose plugins run in processes of their own.
@MainActor final class ProcessShell {
    let shell: Shell
    let app: HeadlessApp<ShellFlow>
    /// Goes last: the shell saves its state in it when it is released.
    let folder: PluginFolder
    private var isClosed = false

    /// A shell with the plugin of the fault tests, and whatever `add` puts into its folder.
    convenience init(
        order: String = "", options change: (inout ShellOptions) -> Void = { _ in },
        add: (PluginFolder) throws -> Void = { _ in }
    ) throws {
        try self.init(options: change) { folder in
            try folder.addFault()
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/data/org.example.fault", withIntermediateDirectories: true)
            try folder.write(Data(order.utf8), to: "data/org.example.fault/fault")
            try add(folder)
        }
    }

    init(options change: (inout ShellOptions) -> Void, with fill: (PluginFolder) throws -> Void) throws {
        folder = PluginFolder()
        try fill(folder)
        var options = ShellOptions(application: "org.example.test")
        options.dataFolder = "\(folder.path)/data"
        options.stateFolder = "\(folder.path)/state"
        // A process that no plugin has would be one of ``processes``.
        options.keepsSpareProcess = false
        options.settingsFile = "\(folder.path)/config/plugins.json"
        change(&options)
        let shell = Shell(options)
        self.shell = shell
        HeadlessBackend.install()
        shell.load(from: [try folder.directory])
        app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
    }

    /// Waits until something is true.
    func wait(
        _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation,
        until condition: () throws -> Bool
    ) async throws {
        let start = ContinuousClock.now
        var reason = ""
        while true {
            do {
                if try condition() { return }
                reason = ""
            } catch { reason = "; \(error)" }
            let waited = start.duration(to: .now)
            guard waited < .seconds(30) else { break }
            // What takes long is asked less often: the process of the plugin needs the processor.
            try await Task.sleep(for: min(.milliseconds(20), max(.milliseconds(2), waited / 50)))
        }
        Issue.record(
            comment
                ?? "it did not happen; the shell shows \(app.texts); plugins: \(records.map { "\($0.name) \($0.state) \($0.warnings)" }); retained: \(app.retainedObjects)\(reason)",
            sourceLocation: location)
        endPlugins()
        throw CancellationError()
    }

    /// Returns the alert that is open.
    func alert() throws -> Alert {
        guard case .alert(let alert) = try app.dialog().content else {
            Issue.record("the dialog is no alert")
            throw CancellationError()
        }
        return alert
    }

    /// Opens a new tab of the shown page, and closes the first one, so that a message is that of the new one.
    func replaceTab() async throws {
        shell.commands.perform("shell.duplicate-tab")
        try await wait { try self.app.tabs().titles.count == 2 }
        shell.commands.perform("shell.tab-1")
        shell.commands.perform("shell.close-tab")
        try await wait { try self.app.tabs().titles.count == 1 }
    }

    /// Waits for the page of the fault plugin, which is shown before the plugin has registered everything.
    func waitForPage() async throws {
        try await wait { try app.button("Next").isEnabled && state().map { $0 == .active } ?? true }
    }

    /// Goes to the second page of the plugin, and waits until the shell has its state: what a page shows is
    /// saved in the turn after it is shown, and a key is answered later.
    func goToSavedPage() async throws {
        try app.button("Next").tap()
        try await wait { app.title == "Faults 1" }
        try app.textField("Text").type("x")
        try await wait { app.texts.contains("You wrote x") }
    }

    /// Waits until a page of the plugin shows what it has shown in an earlier process. Its first screen is
    /// there before, and the title of the screen may change before its content.
    func waitForRestoredPage(_ number: Int) async throws {
        try await wait { app.texts.contains("Page \(number)") }
        try await waitForPage()
    }

    /// The state of a plugin in the list of plugins.
    func state(_ name: String = "fault") -> PluginRecord.State? { record(name)?.state }

    func record(_ name: String = "fault") -> PluginRecord? {
        records.first { $0.name == name }
    }

    private var records: [PluginRecord] {
        var found: [PluginRecord] = []
        _ = shell.plugins.subscribe(onNext: { found = $0 })
        return found
    }

    /// The processes of plugins that are children of this process.
    static var processes: [Int32] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.flatMap { task in
            let path = "/proc/self/task/\(task)/children"
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            return text.split(separator: " ").compactMap { Int32($0) }
        }
    }

    /// Closes the window, and checks that nothing of the shell lives on.
    func close() async throws {
        try app.closeWindow()
        // The plugins are asked first.
        try await wait { app.retainedObjects.isEmpty }
        isClosed = true
    }

    /// A process that a failed test has left would be one of the next test.
    isolated deinit { if !isClosed { endPlugins() } }

    private func endPlugins() {
        for id in records.compactMap(\.id) { shell.deactivate(id) }
    }
}
