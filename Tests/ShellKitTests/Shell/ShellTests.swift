// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import PluginKit
import RxKernel
import Testing

@testable import ShellKit

@Suite @MainActor struct ShellTests {
    let shell = Shell(testOptions())

    private var records: [PluginRecord] { shell.installed.records.value }
    private var pages: [String] { shell.pageRegistry.pages.value.map(\.title) }

    @Test func aLinkedPluginBringsItsFlowsAndActions() {
        shell.load(NotesPlugin.self)
        shell.load(ClockPlugin.self)
        #expect(pages == ["Notes", "Clock"])
        #expect(shell.commands.pluginActions.map(\.title) == ["Strike"])
        #expect(records.map(\.name) == ["NotesPlugin", "ClockPlugin"])
        #expect(records.allSatisfy { $0.state == .active && $0.origin == .linked })
    }

    @Test func aPluginThatThrowsIsListedAndTakesBackWhatItRegistered() {
        shell.load(BrokenPlugin.self)
        shell.load(NotesPlugin.self)
        #expect(pages == ["Notes"])
        #expect(shell.commands.pluginActions.isEmpty)
        #expect(
            records.first?.failure?.description
                == "It was loaded but did not start: there is no disk. Turn it off and on to try again.")
    }

    @Test func whatIsRegisteredFirstStaysAndTheOtherPluginIsWarned() {
        shell.load(NotesPlugin.self)
        shell.load(ClockPlugin.self)
        shell.load(RivalPlugin.self)
        #expect(pages == ["Notes", "Clock"])
        #expect(records.last?.state == .active)
        #expect(
            records.last?.warnings == [
                "A flow with the id \"notes\" is already registered and stays in use. Choose another id.",
                "An action with the id \"clock.strike\" is already registered and stays in use. Choose another id.",
            ])
    }

    @Test func aPluginThatIsTurnedOffTakesItsFlowsWithIt() {
        let before = NotesPlugin.deactivated
        shell.load(NotesPlugin.self)
        shell.load(ClockPlugin.self)
        shell.deactivate("org.example.notes")
        #expect(pages == ["Clock"])
        #expect(records.map(\.state) == [.inactive, .active])
        #expect(NotesPlugin.deactivated == before + 1)
    }

    @Test func whatIsRegisteredLateBelongsToThePlugin() throws {
        shell.load(LatePlugin.self)
        shell.load(NotesPlugin.self)
        let context = try #require(LatePlugin.context)
        LatePlugin.register()
        #expect(pages == ["Notes", "Late"])
        #expect(records.map(\.warnings) == [["It was late."], []])
        shell.deactivate("org.example.late")
        #expect(pages == ["Notes"])
        #expect(shell.commands.pluginActions.isEmpty)
        context.register(flow: "later", title: "Later", icon: "alarm") { ClockFlow() }
        #expect(pages == ["Notes"])
    }

    @Test func theContextOfAPluginEndsWithIt() {
        shell.load(LatePlugin.self)
        #expect(LatePlugin.context != nil)
        shell.deactivate("org.example.late")
        #expect(LatePlugin.context == nil)
    }

    @Test func aFailedPluginKeepsItsWarnings() {
        shell.load(WarningPlugin.self)
        #expect(records.first?.failure == .activationThrew("there is no disk"))
        #expect(records.first?.warnings == ["The disk is slow."])
        let row = PluginsViewModel.Row(records[0], nil, id: 0)
        #expect(
            row.message
                == "It was loaded but did not start: there is no disk. Turn it off and on to try again.\nThe disk is slow."
        )
    }

    @Test func aPluginIsTurnedOnAgain() {
        shell.load(NotesPlugin.self)
        for _ in 0..<1_000 {
            shell.deactivate("org.example.notes")
            shell.activate("org.example.notes")
        }
        #expect(pages == ["Notes"])
        #expect(records.map(\.state) == [.active])
        #expect(shell.installed.all.count == 1)
    }

    @Test func pluginsAreDeactivatedWithTheirShell() {
        let before = NotesPlugin.deactivated
        weak var gone: Shell?
        do {
            let shell = Shell(testOptions())
            gone = shell
            shell.load(NotesPlugin.self)
        }
        #expect(gone == nil)
        #expect(NotesPlugin.deactivated == before + 1)
    }

    @Test func aLinkedPluginIsNotThereTwice() {
        shell.load(NotesPlugin.self)
        shell.load(NotesPlugin.self)
        #expect(records.map { $0.state == .active } == [true, false])
        #expect(
            records.last?.failure == .duplicate("org.example.notes", first: "linked into the application"))
    }

    @Test func whatIsBrokenInAFolderIsListedAndTheLinkedPluginsGoOn() throws {
        let temporary = TemporaryFolder()
        let folder = URL(filePath: temporary.path, directoryHint: .notDirectory)
        func add(_ name: String, id: String? = nil, more: String = "") throws {
            let text = """
                [Plugin]
                Id=\(id ?? "org.example.\(name)")
                Name=\(name)
                Version=1
                Framework=0.1
                Library=lib\(name).so
                Process=shell
                \(more)
                """
            try Data(text.utf8).write(to: folder.appending(path: "\(name).plugin"))
        }
        try add("missing")
        try add("needy", more: "Depends=org.example.missing")
        try add("notes")
        try add("text")
        try Data("not a library".utf8).write(to: folder.appending(path: "libtext.so"))
        try Data("[Plugin".utf8).write(to: folder.appending(path: "wrong.plugin"))

        shell.load(NotesPlugin.self)
        shell.load(from: [try #require(PluginDirectory(folder.path))])
        let reasons = Dictionary(uniqueKeysWithValues: records.map { ($0.name, $0.failure) })
        #expect(reasons["NotesPlugin"] == .some(nil))
        #expect(reasons["missing"] == .libraryMissing("\(folder.path)/libmissing.so"))
        #expect(reasons["needy"] == .dependencyFailed("org.example.missing"))
        #expect(reasons["notes"] == .duplicate("org.example.notes", first: "linked into the application"))
        #expect(
            reasons["text"]
                == .notALibrary(
                    "\(folder.path)/libtext.so", reason: "its first bytes are not those of a library"))
        #expect(
            reasons["wrong.plugin"].map { $0?.description.contains(":1: \"[Plugin\" is not a group") } == true
        )
        #expect(pages == ["Notes"])
    }
}
