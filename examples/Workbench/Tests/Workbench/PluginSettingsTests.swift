// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// The settings of a plugin from a library, in both ways of running.
@Suite(.serialized) @MainActor struct PluginSettingsTests {
    private static let declaration = """
        [Setting rows]
        Title=Rows
        Type=int
        Minimum=1
        Maximum=100
        Default=20
        [Page faults]
        Title=Faults
        Icon=alarm
        """

    @Test(arguments: ["own", "shell"])
    func aPluginFollowsItsSettingsAndChangesThem(_ process: String) async throws {
        let test = try ProcessShell(
            options: { $0.settingsFile = "\($0.dataFolder)/../plugins.json" },
            add: { folder in
                try folder.addFault(process: process, more: Self.declaration)
                try folder.write(
                    Data(#"{"version": 1, "value": {"org.example.fault": {"rows": 30}}}"#.utf8),
                    to: "plugins.json")
            })
        try await test.waitForPage()
        try await test.wait { test.app.texts.contains("rows: 30") }
        // The user changes it.
        let settings = try #require(test.shell.settings(of: "org.example.fault"))
        try settings.set("rows", to: .int(40))
        try await test.wait { test.app.texts.contains("rows: 40") }
        // The plugin changes it.
        try test.app.textField("Text").type("set 50")
        try await test.wait { test.app.texts.contains("You wrote set 50") }
        try test.app.button("Try").tap()
        try await test.wait { test.app.texts.contains("rows: 50") && settings.int("rows") == 50 }
        let file = try String(contentsOfFile: "\(test.folder.path)/plugins.json", encoding: .utf8)
        #expect(file.contains("\"rows\" : 50"))
        // It cannot have this value.
        try test.app.textField("Text").type("set 500")
        try await test.wait { test.app.texts.contains("You wrote set 500") }
        try test.app.button("Try").tap()
        try await test.wait {
            test.app.texts.contains(
                "The setting \"rows\" cannot be \"500\". Use a whole number from 1 to 100.")
        }
        #expect(settings.int("rows") == 50)
        try await test.close()
    }

    /// Each change of the user reaches the plugin, and both sides agree in the end, also when they change a setting at the same time.
    @Test func theShellAndAPluginHaveTheSameSettingsAfterConcurrentChanges() async throws {
        let test = try ProcessShell(add: { folder in
            try folder.addFault(more: Self.declaration)
        })
        try await test.waitForPage()
        let settings = try #require(test.shell.settings(of: "org.example.fault"))
        for round in 0..<20 {
            try test.app.textField("Text").type("set \(round + 1)")
            try test.app.button("Try").tap()
            for value in 0..<5 { try settings.set("rows", to: .int(50 + round + value)) }
            try await Task.sleep(for: .milliseconds(round))
            try settings.set("rows", to: .int(30 + round))
        }
        // The plugin has handled all that was typed.
        try await test.wait { test.app.texts.contains("set") || test.app.texts.contains("You wrote set 20") }
        try await test.wait { test.app.texts.contains("rows: \(settings.int("rows"))") }
        try await test.close()
    }
}
