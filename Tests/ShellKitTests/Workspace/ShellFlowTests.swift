// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

/// A shell with some plugins, used as the user would use it.
@MainActor private func start(
    _ plugins: any Plugin.Type..., directories: [PluginDirectory] = []
) async -> (app: HeadlessApp<ShellFlow>, shell: Shell) {
    let shell = Shell(testOptions())
    for plugin in plugins { shell.load(plugin) }
    shell.load(from: directories)
    let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
    await app.settle { shell.pageRegistry.pages.value.isEmpty || app.navigations.count > 2 }
    return (app, shell)
}

@Suite(.serialized) @MainActor struct ShellFlowTests {
    @Test func theSideBarListsWhatPluginsBringAndShowsTheFirst() async throws {
        let (app, _) = await start(ClockPlugin.self, NotesPlugin.self)
        #expect(try app.list("Places").rows == ["Clock", "Notes", "Plugins"])
        #expect(try app.list("Places").selectedRow == 0)
        #expect(app.texts.contains("Noon"))
    }

    @Test func aFlowBeginsWhenItIsChosenAndOnlyOnce() async throws {
        let (app, _) = await start(ClockPlugin.self, NotesPlugin.self)
        #expect(app.navigations.map(\.flow) == ["ShellFlow", "ShellFlow", "ShellFlow", "ClockFlow"])
        try app.list("Places").select("Notes")
        try app.list("Places").select("Clock")
        try app.list("Places").select("Notes")
        #expect(app.navigations.filter { $0.flow == "NotesFlow" }.count == 1)
        #expect(try app.list("Places").selectedRow == 1)
    }

    @Test func comingBackFindsAPageAsItWasLeft() async throws {
        let (app, _) = await start(ClockPlugin.self, NotesPlugin.self)
        try app.list("Places").select("Notes")
        try app.textField("Note").type("Milk")
        try app.button("Open").tap()
        #expect(app.title == "Milk")
        try app.list("Places").select("Clock")
        #expect(app.texts.contains("Noon"))
        try app.list("Places").select("Notes")
        #expect(app.title == "Milk")
        try app.back()
        #expect(try app.textField("Note").value == "Milk")
    }

    @Test func thePluginsPageListsEachWithItsStateAndReason() async throws {
        let (app, _) = await start(NotesPlugin.self, BrokenPlugin.self, RivalPlugin.self)
        try app.list("Places").select("Plugins")
        #expect(
            try app.list("Plugins").rowTexts == [
                ["NotesPlugin", "Active", "Part of this application"],
                [
                    "BrokenPlugin", "Failed", "Part of this application",
                    "It was loaded but did not start: there is no disk. Turn it off and on to try again.",
                ],
                [
                    "RivalPlugin", "Active", "Part of this application",
                    "A flow with the id \"notes\" is already registered and stays in use. Choose another id.",
                ],
            ])
    }

    @Test func aShellWithoutPluginsSaysWhereToPutThem() async throws {
        let (app, _) = await start(directories: [try #require(PluginDirectory("/nowhere/plugins"))])
        #expect(try app.list("Places").rows == ["Plugins"])
        #expect(await app.settle { app.texts.contains("No Plugins") })
        let menu = try app.menuButton("Commands").open().menu
        let titles = menu.commands.map(\.title)
        #expect(titles.contains("Keyboard Shortcuts") && titles.contains("New Tab"))
        #expect(menu.sections.allSatisfy { $0.items.count <= 7 })
        #expect(app.texts.contains { $0.hasSuffix("\n/nowhere/plugins") })
    }

    @Test func theActionsOfPluginsWorkOnEveryPage() async throws {
        let before = ClockPlugin.struck
        let (app, _) = await start(NotesPlugin.self, ClockPlugin.self)
        try app.press("F10")
        let menu = try #require(try app.window().menu)
        // The menu has the actions of the page that is shown. Those of other plugins are in the palette, and have their keys.
        let titles = menu.menu.commands.map(\.title)
        #expect(!titles.contains("Strike") && titles.contains("Keyboard Shortcuts"))
        menu.close()
        try app.list("Places").select("Clock")
        try app.press("F10")
        #expect(try app.window().menu?.titles.first == "Strike")
        try app.window().menu?.close()
        try app.press("<Primary>k")
        try app.list("Places").select("Plugins")
        try app.perform("clock.strike")
        #expect(ClockPlugin.struck == before + 2)
    }

    @Test func turningAPluginOffEndsItsFlowAndShowsAnotherPage() async throws {
        let (app, shell) = await start(NotesPlugin.self, ClockPlugin.self)
        try app.textField("Note").type("Milk")
        shell.deactivate("org.example.notes")
        #expect(try app.list("Places").rows == ["Clock", "Plugins"])
        #expect(app.texts.contains("Noon"))
        #expect(!app.retainedObjects.contains("NotesFlow"))
        #expect(!app.retainedObjects.contains("NotesViewController"))
    }

    @Test func theDialogOfAPluginGoesWhenThePluginIsTurnedOff() async throws {
        let (app, shell) = await start(AskingPlugin.self, ClockPlugin.self)
        try app.button("Delete").tap()
        let dialog = try app.dialog()
        #expect(dialog.title == "Delete the Note?")
        shell.deactivate("org.example.asking")
        #expect(throws: HeadlessError.self) { try app.dialog() }
        try? dialog.choose("Delete")
        #expect(AskingFlow.answers.isEmpty && !app.retainedObjects.contains("AskingFlow"))
        #expect(app.texts.contains("Noon"))
    }

    @Test func aPageWhoseFlowEndedIsCreatedAgainWhenItIsSelected() async throws {
        let before = GuideFlow.begun
        let (app, _) = await start(NotesPlugin.self, GuidePlugin.self)
        try app.list("Places").select("Guide")
        try app.button("Finish").tap()
        #expect(await app.settle { !app.retainedObjects.contains("GuideFlow") })
        #expect(try app.list("Places").selectedRow == 0)
        #expect(throws: HeadlessError.self) { try app.button("Finish") }
        try app.list("Places").select("Guide")
        #expect(try app.button("Finish").isEnabled)
        #expect(GuideFlow.begun == before + 2)
    }

    @Test func aFlowWithoutAScreenIsRefusedInPlainWords() async throws {
        let (app, _) = await start(ClockPlugin.self, FacelessPlugin.self)
        try app.list("Places").select("Faceless")
        #expect(await app.settle { (try? app.dialog()) != nil })
        #expect(try app.dialog().title == "This page cannot be shown")
        try app.dialog().choose("Close")
        #expect(try app.list("Places").selectedRow == 0)
    }

    @Test func closingTheWindowEndsEverything() async throws {
        let gone: Weak
        let app: HeadlessApp<ShellFlow>
        do {
            let started = await start(ClockPlugin.self, NotesPlugin.self)
            app = started.app
            gone = Weak(shell: started.shell)
        }
        try app.list("Places").select("Notes")
        try app.button("Open").tap()
        try app.list("Places").select("Plugins")
        try app.closeWindow()
        #expect(app.retainedObjects.isEmpty)
        #expect(gone.shell == nil)
    }

    private struct Weak {
        weak var shell: Shell?
    }
}
