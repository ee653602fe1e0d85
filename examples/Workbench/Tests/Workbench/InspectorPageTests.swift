// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// The tabs of the inspector that the manifest of a plugin declares, in both ways of running.
@Suite(.serialized) @MainActor struct InspectorPageTests {
    private static let declaration = """
        [Page faults]
        Title=Faults
        Icon=alarm
        [Inspector state]
        Title=State
        """

    /// A shell in which another page is shown first, so that the plugin does not start for its page.
    private func shell(_ process: String, _ more: String = declaration) throws -> ProcessShell {
        try ProcessShell(add: { folder in
            try folder.addFault(process: process, more: more)
        })
    }

    /// Closes the inspector, whose pages are asked first, and then the shell.
    private func close(_ test: ProcessShell) async throws {
        try test.app.closeWindow()
        try await test.wait { test.app.windows.count == 1 }
        try await test.close()
    }

    @Test(arguments: ["own", "shell"]) func aTabOfTheInspectorStartsThePluginWhenItIsSelected(
        _ process: String
    )
        async throws
    {
        let test = try shell(process, "[Action faults.write]\nTitle=Write\n[Inspector state]\nTitle=State")
        try await test.wait { test.app.title == "Plugins" }
        try test.app.press("<Primary><Shift>i")
        try await test.wait { test.app.title == "Inspector" }
        let inspector = try test.app.window()
        #expect(try inspector.tabs().titles.last == "State")
        #expect(test.state() == .waiting && ProcessShell.processes.isEmpty)

        try inspector.tabs().select("State")
        try await test.wait { inspector.texts.contains("Counted 0") && test.state() == .active }
        #expect(ProcessShell.processes.isEmpty == (process == "shell"))
        // The plugin has registered the tab that its manifest declares. It is there once.
        #expect(try inspector.tabs().titles.filter { $0 == "State" }.count == 1)
        try inspector.button("Count").tap()
        try await test.wait { inspector.texts.contains("Counted 1") }
        // The screen keeps its state while another tab is shown.
        try inspector.tabs().select("Windows")
        try inspector.tabs().select("State")
        try await test.wait { inspector.texts.contains("Counted 1") }

        // The tab goes with its plugin, and comes again.
        test.shell.deactivate("org.example.fault")
        try await test.wait { try inspector.tabs().titles.last != "State" && ProcessShell.processes.isEmpty }
        test.shell.activate("org.example.fault")
        try await test.wait { try inspector.tabs().titles.last == "State" }
        #expect(test.state() == .waiting)
        try inspector.tabs().select("State")
        try await test.wait { inspector.texts.contains("Counted 0") }

        try await close(test)
    }

    @Test(arguments: ["own", "shell"]) func aTabThatThePluginDoesNotRegisterIsAWarning(_ process: String)
        async throws
    {
        let test = try shell(
            process, Self.declaration.replacingOccurrences(of: "[Inspector state]", with: "[Inspector other]")
        )
        try await test.waitForPage()
        try test.app.press("<Primary><Shift>i")
        try await test.wait { test.app.title == "Inspector" }
        // The plugin has registered a tab that the manifest does not declare.
        try await test.wait { Set(try test.app.window().tabs().titles.suffix(2)) == ["State"] }
        try test.app.window().tabs().select("State")
        try await test.wait { test.record()?.warnings.isEmpty == false }
        #expect(
            test.record()?.warnings == [
                "[Inspector other] is in the manifest, but the plugin does not register an inspector page with this id."
            ])
        try await close(test)
    }

    @Test func theTabOfAPluginThatCrashesShowsTheReason() async throws {
        let test = try shell("own")
        try await test.waitForPage()
        try test.app.press("<Primary><Shift>i")
        try await test.wait { test.app.title == "Inspector" }
        let inspector = try test.app.window()
        try inspector.tabs().select("State")
        try await test.wait { inspector.texts.contains("Counted 0") }
        kill(try #require(ProcessShell.processes.first), SIGSEGV)
        try await test.wait { inspector.texts.contains("The plugin has ended") }
        try inspector.button("Restart").tap()
        try await test.wait { inspector.texts.contains("Counted 0") }
        try await close(test)
    }

    @Test func theTabOfAPluginThatCannotStartInTheShellGoesWithIt() async throws {
        let test = try ProcessShell(add: { folder in
            try folder.add(
                "failing", library: PluginFolder.library("FailingPlugin"), process: "shell",
                more: "[Action failing.act]\nTitle=Act\n[Inspector broken]\nTitle=Broken")
        })
        try await test.waitForPage()
        try test.app.press("<Primary><Shift>i")
        try await test.wait { test.app.title == "Inspector" }
        let inspector = try test.app.window()
        #expect(test.state("failing") == .waiting)
        try inspector.tabs().select("Broken")
        try await test.wait { try !inspector.tabs().titles.contains("Broken") }
        #expect(test.record("failing")?.failure != nil)
        #expect(test.record("failing")?.warnings == [])
        try await close(test)
    }
}
