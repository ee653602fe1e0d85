// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import LogsPlugin
import NotesFlows
import NotesModel
import NotesPlugin
import ProcessesPlugin
import ShellKit
import ShellTesting
import Testing

/// Processes, Notes and Logs as pages of the workbench.
@Suite(.serialized) @MainActor struct ToolPluginsTests {
    @Test func processesKeepsTheContractOfPlugins() async throws {
        try await PluginContract.check(ProcessesPlugin.self, manifest: "ProcessesPlugin/processes.plugin")
    }

    @Test func notesKeepsTheContractOfPlugins() async throws {
        try await PluginContract.check(NotesPlugin.self, manifest: "NotesPlugin/notes.plugin")
    }

    @Test func logsKeepsTheContractOfPlugins() async throws {
        try await PluginContract.check(LogsPlugin.self, manifest: "LogsPlugin/logs.plugin")
    }

    @Test func logsSaysWhatItMayNotReadAndReadsItWithThePermission() async throws {
        let test = try await TestShell(manifest: PluginFolder.manifest("Logs"), page: "logs", permissions: [])
        #expect(test.record?.permissions.allSatisfy { $0.isGranted == false } == true)
        try await test.app.wait { test.app.texts.contains { $0.contains("Files of the system") } }
        try await grant(in: test.app)
        // Everybody may read it, and each installation of a package writes it.
        try await test.app.wait(within: .seconds(30)) {
            test.app.texts.contains("dpkg.log") || test.app.texts.contains("alternatives.log")
                || test.app.texts.contains("bootstrap.log")
        }
        try await test.end()
    }

    /// The user presses the button that the page offers, and allows what the shell asks.
    private func grant(in app: HeadlessProgram) async throws {
        try app.button("Grant Permission…").tap()
        try await app.wait(within: .seconds(30)) { (try? app.dialog()) != nil }
        try app.dialog().choose("Allow")
    }

    @Test func packagesAreListedWithThePermissionOnly() async throws {
        let test = try await TestShell(
            manifest: PluginFolder.manifest("Packages"), page: "packages", permissions: [.dataFolder])
        let app = test.app
        let refusal = "The Packages of the System May Not Be Read"
        try await app.wait(within: .seconds(60)) { app.texts.contains(refusal) }
        #expect(app.texts.contains { $0.contains("“Files of the system”") })
        try await grant(in: app)
        try await app.wait(within: .seconds(120)) {
            try !app.texts.contains(refusal) && !app.columnView("Packages").rows.isEmpty
        }
        test.shell.setPermission(.systemFiles, of: "org.example.packages", to: false)
        try await app.wait(within: .seconds(60)) { app.texts.contains(refusal) }
        #expect(throws: (any Error).self) { try app.columnView("Packages") }
        try await test.end()
    }

    @Test func theJournalIsOfferedWithoutThePermissionForPrograms() async throws {
        let test = try await TestShell(
            manifest: PluginFolder.manifest("Logs"), page: "logs", permissions: [.dataFolder, .systemFiles])
        let app = test.app
        // A machine without a journal has nothing to offer.
        try await app.wait(within: .seconds(60)) { try !app.list("Logs").rows.isEmpty }
        guard try app.list("Logs").rows.contains("Journal of the system") else { return try await test.end() }
        try app.list("Logs").select("Journal of the system")
        try await app.wait(within: .seconds(30)) { app.texts.contains("The Journal Cannot Be Read") }
        #expect(app.texts.contains { $0.contains("“Programs of the system”") })
        try await grant(in: app)
        // The page is restored, with the journal, or with the reason why there is none.
        try await app.wait(within: .seconds(60)) {
            (try? app.list("Lines")) != nil || test.record?.warnings.isEmpty == false
        }
        try await test.end()
    }

    /// The process of the plugin is confined.
    @Test func processesAreSeenAndEndedWithThePermissionOnly() async throws {
        let test = try await TestShell(
            manifest: PluginFolder.manifest("Processes"), page: "processes", permissions: [])
        let app = test.app
        try await app.wait(within: .seconds(60)) {
            app.texts.contains { $0.contains("All programs that run") }
        }
        // A program with a name of its own.
        let folder = PluginFolder()
        let name = "sleep\(getpid())"
        try FileManager.default.copyItem(atPath: "/usr/bin/sleep", toPath: "\(folder.path)/\(name)")
        let other = Process()
        other.executableURL = URL(filePath: "\(folder.path)/\(name)")
        other.arguments = ["600"]
        try other.run()
        defer { if other.isRunning { kill(other.processIdentifier, SIGKILL) } }
        try await grant(in: app)
        try await app.wait(within: .seconds(60)) {
            try app.texts.contains { $0.contains("All programs that run") }
                ? test.record?.warnings.contains { $0.contains("Landlock") } == true
                : app.columnView("Processes").rows.contains(name)
        }
        guard (try? app.columnView("Processes").rows.contains(name)) == true else {
            print("ToolPluginsTests: this kernel has no Landlock, so that no process is shown.")
            return try await test.end()
        }
        try app.columnView("Processes").activate(name)
        try await app.wait(within: .seconds(30)) { try app.button("Kill").isEnabled }
        // Not the signal that asks: a program that a test starts may inherit that it waits.
        try app.button("Kill").tap()
        try await app.wait(within: .seconds(30)) { try app.dialog().title == "Kill \(name)?" }
        try app.dialog().choose("Kill")
        try await app.wait(within: .seconds(30)) { !other.isRunning }
        try app.back()
        try await app.wait(within: .seconds(30)) {
            try app.columnView("Processes").rows.contains(name) == false
        }
        test.shell.setPermission(.processes, of: "org.example.processes", to: false)
        try await app.wait(within: .seconds(60)) {
            app.texts.contains { $0.contains("All programs that run") }
        }
        try await test.end()
    }

    enum Place: CaseIterable { case application, linkedPlugin, process }

    /// A test of an application runs unchanged against the same flow as a plugin.
    @Test(arguments: Place.allCases) func aNoteIsWritten(in place: Place) async throws {
        switch place {
        case .application:
            let app = HeadlessApp(NotesFlow(store: .inMemory()), startingAt: NotesStep.start)
            try await writeNote(app)
            try app.closeWindow()
            try await app.wait(within: .seconds(30)) { app.retainedObjects.isEmpty }
        case .linkedPlugin:
            let test = try await TestShell(NotesPlugin(), page: "notes")
            try await writeNote(test.app)
            try await test.end()
        case .process:
            let test = try await TestShell(manifest: PluginFolder.manifest("Notes"), page: "notes")
            try await writeNote(test.app)
            try await test.end()
        }
    }

    private func writeNote(_ app: HeadlessProgram) async throws {
        try await app.wait(within: .seconds(60)) { try app.button("New Note").isEnabled }
        try app.button("New Note").tap()
        try await app.wait(within: .seconds(30)) { try app.textView("Text").isEnabled }
        try app.textView("Text").insert("# Garden")
        try await app.wait(within: .seconds(30)) { app.title == "Garden" }
    }

    /// Queries, keys and dialogs are those of the window in front, whoever has opened it.
    @Test func aWindowOfAProcessIsAWindowOfTheTest() async throws {
        let test = try await faultPlugin()
        try test.app.button("Window").tap()
        try await test.app.wait(within: .seconds(30)) { test.app.title == "A window" }
        #expect(test.app.windows.count == 2)
        #expect(test.app.texts == ["of the plugin"])
        try await test.end()
        #expect(test.app.windows.isEmpty)
    }

    @Test func theEndNamesTheWindowThatStaysOpen() async throws {
        let test = try await faultPlugin()
        try test.app.textField("Text").type("keep")
        try await test.app.wait(within: .seconds(30)) { test.app.texts.contains("You wrote keep") }
        let error = await #expect(throws: TestShellError.self) { try await test.end() }
        let reason = "stays open after its close button was pressed: it shows \"Close the page?\""
        #expect(error?.description.contains(reason) == true)
        try test.app.dialog().choose("Discard")
        try await test.app.wait(within: .seconds(30)) { test.app.windows.isEmpty }
    }

    private func faultPlugin() async throws -> TestShell {
        let folder = PluginFolder()
        try folder.addFault()
        let test = try await TestShell(
            manifest: "\(folder.path)/fault.plugin", library: "\(folder.path)/libfault.so")
        // The manifest declares no page.
        try await test.app.wait(within: .seconds(60)) { test.pages.contains { $0.id == "faults" } }
        try await test.show("faults")
        try await test.app.wait(within: .seconds(60)) { try test.app.button("Window").isEnabled }
        return test
    }
}
