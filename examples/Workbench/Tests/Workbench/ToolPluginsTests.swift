// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import LogsPlugin
import NotesPlugin
import ProcessesPlugin
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

    @Test func inAProcessOfItsOwnANoteIsWritten() async throws {
        let test = try await TestShell(manifest: manifest("Notes"), page: "notes")
        try await test.app.wait(within: .seconds(60)) { (try? test.app.button("New Note")) != nil }
        try test.app.button("New Note").tap()
        try await test.app.wait(within: .seconds(30)) { (try? test.app.textView("Text")) != nil }
        try test.app.textView("Text").insert("# Garden")
        try await test.app.wait(within: .seconds(30)) { test.app.title == "Garden" }
        try await test.end()
    }

    private func manifest(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../\(name)Plugin/\(name.lowercased()).plugin").standardizedFileURL.path
    }
}
