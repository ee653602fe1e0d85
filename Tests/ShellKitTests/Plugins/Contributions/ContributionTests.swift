// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import PluginKit
import RxKernel
import Testing
import ViewKit

@testable import ShellKit

/// A plugin that is found, and that says how it is.
private final class LibraryPlugin: Plugin {
    static let id: PluginID? = "org.example.library"
    static var synced = 0
    static weak var context: PluginContext?

    func activate(in context: PluginContext) throws {
        Self.context = context
        context.register(flow: "library", title: "Library", icon: "accessories-dictionary", startingAt: .list)
        {
            NotesFlow()
        }
        context.register(
            action: "library.sync", title: "Synchronize",
            traits: Command.Traits(icon: "view-refresh-symbolic", locations: [.toolbar])
        ) { Self.synced += 1 }
        context.registerSearch("books", page: "library") { text in
            if text == "fail" { throw NoDisk() }
            return ["Dune", "Dracula"].filter { $0.lowercased().hasPrefix(text) }
                .map { SearchResult(id: $0, title: $0) }
        } open: { id in
            DeepLink(NotesStep.note(id))
        }
        context.setStatus("sync", text: "Offline", action: "library.sync")
    }
}

@Suite(.serialized) @MainActor struct ContributionTests {
    @Test func whatASearchFindsIsOpenedInThePageOfThePlugin() async throws {
        let (app, _) = await startShell(ClockPlugin.self, LibraryPlugin.self)
        try app.press("<Primary>p")
        try app.textField("Go to Place").type("dra")
        await app.settle { (try? app.list("Results").rows) == ["Dracula"] }
        #expect(try app.list("Results").rowTexts.first?.contains("LibraryPlugin") == true)
        try app.press("Return")
        await app.settle { app.title == "Dracula" }
        #expect(app.title == "Dracula")
        #expect(try app.list("Places").selectedRow == 1)
    }

    @Test func aSearchThatFailsIsAWarningOfItsPlugin() async throws {
        let (app, shell) = await startShell(LibraryPlugin.self)
        try app.press("<Primary>p")
        try app.textField("Go to Place").type("fail")
        await app.settle { !shell.installed.records.value[0].warnings.isEmpty }
        #expect(
            shell.installed.records.value[0].warnings == [
                "The search \"books\" has failed: there is no disk."
            ])
    }

    @Test func theToolbarAndTheStatusBarShowWhatPluginsRegister() async throws {
        let before = LibraryPlugin.synced
        let (app, shell) = await startShell(LibraryPlugin.self)
        let toolbar = try #require(try app.view("Toolbar") as? HeadlessControl<ToolbarState, Never>)
        #expect(
            toolbar.shown?.items == [
                ToolbarItem("Synchronize", icon: "view-refresh-symbolic", action: "library.sync")
            ])
        try app.button("Offline").tap()
        #expect(LibraryPlugin.synced == before + 1)
        // A click must not perform a command of the shell.
        LibraryPlugin.context?.setStatus("quit", text: "3 messages", action: "shell.quit")
        try app.button("3 messages").tap()
        #expect(!app.windows.isEmpty)
        LibraryPlugin.context?.setStatus("quit", text: "")
        LibraryPlugin.context?.setStatus("sync", text: "2 changes")
        #expect(app.texts.contains("2 changes"))
        LibraryPlugin.context?.setStatus("sync", text: "")
        #expect(!app.texts.contains("2 changes"))
        shell.deactivate("org.example.library")
        #expect(toolbar.shown?.items == [])
        #expect(shell.palette.searches.isEmpty)
    }

    @Test func thePluginCannotFillTheStatusBar() async throws {
        let (_, shell) = await startShell(LibraryPlugin.self)
        for number in 0..<50 { LibraryPlugin.context?.setStatus("item\(number)", text: "\(number)") }
        var count = 0
        shell.status.items.subscribe(onNext: { count = $0.count }).dispose()
        #expect(count == 10)
        #expect(
            shell.installed.records.value.flatMap(\.warnings).contains(
                "The status item \"item49\" is not added, because the plugin has 10, which is the limit. Use the id of one of them."
            ))
    }

    @Test func aButtonInTheStatusBarStaysWhileAnotherItemChanges() async throws {
        let (app, shell) = await startShell(LibraryPlugin.self)
        let button = try app.button("Offline")
        shell.status.show(ShellStatusItem("clock", text: "12:00"))
        shell.status.show(ShellStatusItem("clock", text: "12:01"))
        #expect(try app.button("Offline") === button && app.texts.contains("12:01"))
        let before = LibraryPlugin.synced
        try button.tap()
        #expect(LibraryPlugin.synced == before + 1)
        LibraryPlugin.context?.setStatus("sync", text: "2 changes", action: "library.sync")
        #expect(throws: HeadlessError.self) { try app.button("Offline") }
        try app.button("2 changes").tap()
        #expect(LibraryPlugin.synced == before + 2)
    }

    @Test func aLongTextInTheStatusBarIsShortened() async throws {
        let (_, shell) = await startShell(LibraryPlugin.self)
        LibraryPlugin.context?.setStatus("long", text: String(repeating: "👩‍👩‍👧‍👦", count: 10_000))
        var items: [ShellStatusItem] = []
        shell.status.items.subscribe(onNext: { items = $0 }).dispose()
        let text = try #require(items.first { $0.id == "long" }).text
        // A process may send 512 bytes.
        #expect(text.unicodeScalars.count == 100 && text.utf8.count <= 512)
    }

    @Test func filesAndURIsThatNoPluginOpensAreReportedInADialog() async throws {
        let (app, shell) = await startShell(ClockPlugin.self)
        shell.open(["/tmp/letter.xyz", "gopher://example.org"])
        #expect(try app.dialog().title == "No plugin opens this")
        guard case .alert(let alert) = try app.dialog().content else {
            Issue.record("the dialog is no alert")
            return
        }
        #expect(
            alert.message
                == "/tmp/letter.xyz\ngopher://example.org\n\nInstall a plugin that opens it, or turn it on in the list of plugins."
        )
    }

    @Test func uRIsOfLocalFilesAreTheirPaths() {
        #expect(Shell.localPath("file:///home/ada/a%20b%C3%A9.vcf") == "/home/ada/a bé.vcf")
        #expect(Shell.localPath("file://localhost/a") == "/a")
        for other in ["file://server/a", "file:///a%00", "file:///a%zz", "/a%20b", "tel:5", "file:///a%FF"] {
            #expect(Shell.localPath(other) == other)
        }
    }

    @Test func aCommandOfTheCommandLineIsPerformed() async throws {
        let before = ClockPlugin.struck
        let (app, shell) = await startShell(ClockPlugin.self)
        shell.windows.navigate(.perform("clock.strike"))
        #expect(ClockPlugin.struck == before + 1)
        #expect(shell.commands.list.split(separator: "\n").contains("clock.strike\tCtrl+K\tStrike"))
        try app.closeWindow()
    }
}
