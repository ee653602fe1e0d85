// SPDX-License-Identifier: MIT

import AppTesting
import HeadlessBackend
import PluginKit
import ShellKit

/// A workbench without a display, in a process of its own: nothing of a plugin is linked into it. It does what a user would, and prints
/// what the user would see. The test starts `WorkbenchProbe DIR` and reads its output. With options of a shell, `WorkbenchProbe --bisect
/// --plugin-dir DIR`, it runs for at least half a second, and prints the states of the plugins.
@main struct WorkbenchProbe {
    @MainActor static func main() async throws {
        if CommandLine.arguments.contains("--plugin-dir") { return try await run() }
        let shell = Shell()
        HeadlessBackend.install()
        shell.load(from: CommandLine.arguments.dropFirst().compactMap { PluginDirectory($0) })
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        // The rows are read in the background, and those of a plugin in another process are filled a moment after they were asked for.
        await app.settle { !["", "…"].contains((try? app.list("Contacts"))?.rows.first ?? "") }
        print("places:", try app.list("Places").rows.joined(separator: ", "))
        print("contacts:", try app.list("Contacts").rows.count)

        let first = try app.list("Contacts").rows[0]
        try app.list("Contacts").select(first)
        await app.settle { app.title == first }
        print("opened:", app.title == first)

        try app.list("Places").select("Plugins")
        await app.settle { (try? app.list("Plugins")) != nil }
        print(
            "plugins:",
            try app.list("Plugins").rowTexts.map { $0.joined(separator: " | ") }.joined(separator: "\n"))

        try app.closeWindow()
        await app.settle { app.retainedObjects.isEmpty }
        print("retained:", app.retainedObjects.joined(separator: ", "))
    }

    private struct Probe: ShellApplication {
        let id = "org.example.probe"
    }

    @MainActor private static func run() async throws {
        HeadlessBackend.install()
        let shell = Probe().makeShell()
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        try await Task.sleep(for: .milliseconds(500))
        try app.list("Places").select("Plugins")
        await app.settle { (try? app.list("Plugins")) != nil }
        var records: [PluginRecord] = []
        let subscription = shell.plugins.subscribe(onNext: { records = $0 })
        defer { subscription.dispose() }
        // Only the plugin that ends the program is activated without a page. It does so some time later.
        func isCause(_ state: PluginRecord.State) -> Bool {
            records.contains { $0.name.hasPrefix("p") && $0.state == state }
        }
        await app.settle { !records.isEmpty && !isCause(.starting) }
        if isCause(.active) { try await Task.sleep(for: .seconds(20)) }
        for record in records { print("\(record.name): \(record.stateTitle)") }
        try app.closeWindow()
    }
}
