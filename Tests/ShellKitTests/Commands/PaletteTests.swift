// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import PluginKit
import RxKernel
import Testing
import ViewKit

@testable import ShellKit

@Suite(.serialized) @MainActor struct PaletteTests {
    @Test func itOpensByItsKeysAndListsCommandsAndPages() async throws {
        let (app, _) = await startShell(ClockPlugin.self, NotesPlugin.self)
        try app.press("<Primary><Shift>p")
        #expect(app.title == "Command Palette")
        let rows = try app.list("Results").rows
        #expect(rows.first == "Strike")
        #expect(Set(["Keyboard Shortcuts", "Clock", "Notes", "Plugins", "NotesPlugin"]).isSubset(of: rows))
        try app.press("Escape")
        #expect(app.title == "Clock" || app.title.isEmpty)
        try app.press("<Primary>p")
        #expect(app.title == "Go to Place")
        #expect(try app.list("Results").rows == ["Clock", "Notes", "Plugins"])
    }

    @Test func whatIsTypedFindsAndReturnOpens() async throws {
        let (app, _) = await startShell(ClockPlugin.self, NotesPlugin.self)
        let before = ClockPlugin.struck
        try app.press("<Primary><Shift>p")
        try app.textField("Command Palette").type("stk")
        #expect(try app.list("Results").rows == ["Strike"])
        try app.press("Return")
        #expect(ClockPlugin.struck == before + 1)
        #expect(app.windows.count == 1)
        try app.press("<Primary>p")
        try app.textField("Go to Place").type("note")
        try app.press("Return")
        #expect(app.navigations.contains { $0.flow == "NotesFlow" })
        #expect(try app.list("Places").selectedRow == 1)
    }

    @Test func theArrowKeysMoveTheSelectionWhileTheFieldHasTheFocus() async throws {
        let (app, _) = await startShell(ClockPlugin.self, NotesPlugin.self)
        try app.press("<Primary>p")
        let list = try app.list("Results")
        #expect(list.selectedRow == 0)
        try app.press("Down")
        #expect(list.selectedRow == 1)
        try app.press("Up")
        try app.press("Up")
        #expect(list.selectedRow == 2)
        try app.press("Page_Up")
        #expect(list.selectedRow == 0)
        #expect(try app.textField("Go to Place").common.accessibilityDescription == "Clock, 1 of 3")
    }

    @Test func shortcutsAndKindsAreShownAndMatchesAreBold() async throws {
        let (app, shell) = await startShell(ClockPlugin.self)
        let model = PaletteViewModel(shell.palette, scope: .everything)
        model.search("st")
        var rows: [PaletteViewModel.Row] = []
        model.content.subscribe(onNext: { rows = $0.rows }).dispose()
        #expect(rows.first?.shortcut == "<Primary>k")
        #expect(rows.first?.title.source == "<b>St</b>rike")
        #expect(Set(rows.map(\.kind)).isSuperset(of: ["Command", "Setting"]))
        try app.closeWindow()
    }

    @Test func theOptionsOfAnActionAreEntries() async throws {
        let (app, shell) = await startShell(ClockPlugin.self)
        let size = BehaviorRelay(value: 1)
        let window = try #require(app.session.frontWindow)
        window.root.actions += [
            Action("size", title: "Size", options: [("Small", 1), ("Large", 2)], selection: size)
        ]
        await app.settle { app.session.frontWindow?.window.actions.contains { $0.id == "size" } == true }
        let entries = CommandPaletteSource(shell).paletteEntries.filter { $0.title.hasPrefix("Size") }
        #expect(entries.map(\.title) == ["Size: Small", "Size: Large"])
        entries.last?.open()
        #expect(size.value == 2)
        try app.closeWindow()
    }

    @Test func whatIsOpenedOftenIsFirst() async throws {
        let options = testOptions()
        do {
            let (app, _) = await startShell(ClockPlugin.self, NotesPlugin.self, options: options)
            try app.press("<Primary>p")
            try app.textField("Go to Place").type("note")
            try app.press("Return")
            try app.closeWindow()
        }
        let (app, _) = await startShell(ClockPlugin.self, NotesPlugin.self, options: options)
        try app.press("<Primary>p")
        #expect(try app.list("Results").rows == ["Notes", "Clock", "Plugins"])
    }

    @Test func theStateOfAPluginIsShownAndNotSearched() async throws {
        let (app, _) = await startShell(ClockPlugin.self, NotesPlugin.self)
        try app.press("<Primary><Shift>p")
        let list = try app.list("Results")
        let row = try #require(list.rows.firstIndex(of: "NotesPlugin"))
        #expect(list.rowTexts[row].contains("Active"))
        try app.textField("Command Palette").type("active")
        #expect(!list.rows.contains("NotesPlugin"))
    }

    @Test func aTranslatedTitleIsFoundByTheEnglishTextToo() async throws {
        let backend = HeadlessBackend()
        backend.language = "ar"
        Toolkit.perform(with: backend) {
            let shell = Shell(testOptions())
            defer { withExtendedLifetime(shell) {} }
            let model = PaletteViewModel(shell.palette, scope: .everything)
            for text in ["confine plug", localized("Confine plugins")] {
                model.search(text)
                var titles: [String] = []
                model.content.subscribe(onNext: { titles = $0.rows.map(\.title.text) }).dispose()
                #expect(titles == [localized("Confine plugins")])
            }
        }
    }

    @Test func theTitlesOfAManifestAreKnownInBothLanguages() throws {
        let manifest = try PluginManifest(
            parsing: Array(
                """
                [Plugin]
                Id=org.example.ideas
                Name=Ideas
                Name[de]=Ideen
                Version=1.0
                Library=libIdeas.so
                Framework=0.1
                [Page ideas]
                Title=All Ideas
                Title[de]=Alle Ideen
                Icon=text-x-generic-symbolic
                [Page more]
                Title=More
                Icon=text-x-generic-symbolic
                [Action ideas.add]
                Title=New Idea
                Title[de]=Neue Idee
                [Setting size]
                Title=Size
                Title[de]=Größe
                Type=int
                Default=3
                """.utf8), file: "/ideas.plugin")
        #expect(
            manifest.originalTitles(in: ["de"]) == [
                "Ideen": "Ideas", "Alle Ideen": "All Ideas", "Neue Idee": "New Idea", "Größe": "Size",
            ])
        #expect(manifest.originalTitles(in: ["en"]).isEmpty)
    }

    @Test func nothingFoundSaysSoAndOpensNothing() async throws {
        let (app, _) = await startShell(ClockPlugin.self)
        try app.press("<Primary><Shift>p")
        try app.textField("Command Palette").type("zzz")
        #expect(app.texts.contains("Nothing Found"))
        try app.press("Return")
        #expect(app.title == "Command Palette")
    }

    @Test func theActionsOfThePageInFrontAreFoundToo() async throws {
        let (app, shell) = await startShell(ClockPlugin.self)
        var performed = 0
        let controller = try #require(
            app.session.windows.first?.root.visibleChildren.last?.visibleChildren.last)
        controller.actions = [Action("page.print", title: "Print Page") { performed += 1 }]
        try app.press("<Primary><Shift>p")
        try app.textField("Command Palette").type("print")
        try app.press("Return")
        #expect(performed == 1)
        _ = shell
    }

    @Test func searchesAppendWhatTheyFindAndTheLatestQueryWins() async throws {
        let (app, shell) = await startShell(ClockPlugin.self)
        let slow = SlowSearch()
        shell.palette.add(slow)
        try app.press("<Primary>p")
        let field = try app.textField("Go to Place")
        try field.type("c")
        await app.settle { slow.texts == ["c"] }
        #expect(try app.list("Results").rows == ["Clock"])
        try field.type("cl")
        await app.settle { slow.texts == ["c", "cl"] }
        slow.answer("c", ["Old Cellar"])
        slow.answer("cl", ["Cloud", "Clear"])
        await app.settle { (try? app.list("Results").rows.count) == 3 }
        #expect(try app.list("Results").rows == ["Clock", "Cloud", "Clear"])
        try app.press("Up")
        try app.press("Return")
        #expect(slow.opened == ["Clear"])
    }

    @Test(arguments: ["x\t1\ta\n", "-1\t5\tb\n", "nan\t1\td\n", "1\t2\n", "1\t2\ta"])
    func aDamagedFileOfUsesIsKept(text: String) {
        let folder = newTestFolder()
        StateText.write(text, to: "\(folder)/palette")
        var usage = UsageHistory(in: folder)
        #expect(usage.isEmpty)
        let kept = usage.error?.newPath ?? ""
        usage.count("a")
        #expect(StateText.read(kept) == text)
        #expect(UsageHistory(in: folder).error == nil)
    }

    /// The result of a search of a plugin has an id of the plugin.
    @Test(arguments: ["a\0b", "a\nb"])
    func anIdDoesNotDamageTheFileOfUses(_ id: String) {
        let folder = newTestFolder()
        var usage = UsageHistory(in: folder)
        usage.count("x")
        usage.count(id)
        let later = UsageHistory(in: folder)
        #expect(later.error == nil && later.weight(of: "x") > 0)
    }

    @Test func theUsesOfAPluginsCommandThatAnEarlierVersionHasCountedAreItsOwn() {
        let folder = newTestFolder()
        StateText.write("2\t86400\tcommand:notes.add\n", to: "\(folder)/palette")
        var usage = UsageHistory(in: folder) { 86400 }
        #expect(usage.weight(of: "command:org.example.notes..notes.add") == 2)
        usage.count("command:org.example.notes..notes.add")
        #expect(usage.weight(of: "command:org.example.notes..notes.add") == 3)
        #expect(usage.weight(of: "command:org.example.notes..notes.remove") == 0)
    }

    @Test func timesThatNoClockHasDoNotStopTheShell() {
        let folder = newTestFolder()
        StateText.write("1\t-1e300\tx\n1e300\t1e300\ty\n", to: "\(folder)/palette")
        var usage = UsageHistory(in: folder)
        usage.count("z")
        #expect(StateText.read("\(folder)/palette").split(separator: "\n").count == 3)
    }

    @Test func theFileOfUsesForgetsTheLeastUsed() throws {
        let folder = newTestFolder()
        StateText.write("2\t99999999999\tc\n", to: "\(folder)/palette")
        let day: Double = 24 * 3600
        var usage = UsageHistory(in: folder) { 100 * day }
        #expect(usage.weight(of: "c") == 2)
        for number in 0..<(UsageHistory.capacity + 50) { usage.count("id\(number)") }
        usage.count("id449")
        let later = UsageHistory(in: folder) { 114 * day }
        #expect(later.weight(of: "id449") == 1)
        #expect(later.weight(of: "c") == 1)
        let lines = StateText.read("\(folder)/palette").split(separator: "\n")
        #expect(lines.count == UsageHistory.capacity)
    }

    @Test func nothingOfThePaletteIsLeftWhenItWasClosed() async throws {
        let (app, shell) = await startShell(ClockPlugin.self)
        let slow = SlowSearch()
        shell.palette.add(slow)
        try app.press("<Primary><Shift>p")
        try app.textField("Command Palette").type("clo")
        await app.settle { !slow.texts.isEmpty }
        try app.press("Escape")
        await app.settle { !app.retainedObjects.contains { $0.hasPrefix("Palette") } }
        #expect(!app.retainedObjects.contains { $0.hasPrefix("Palette") })
    }
}

/// A search that waits until the test gives the results.
@MainActor private final class SlowSearch: PaletteSearch {
    private(set) var texts: [String] = []
    private(set) var opened: [String] = []
    private var waiting: [String: CheckedContinuation<[PaletteEntry], Never>] = [:]

    func paletteResults(for text: String) async -> [PaletteEntry] {
        texts.append(text)
        return await withCheckedContinuation { waiting[text] = $0 }
    }

    func answer(_ text: String, _ titles: [String]) {
        waiting.removeValue(forKey: text)?.resume(
            returning: titles.map { title in
                PaletteEntry(.result, id: "slow:\(title)", title: title) { [weak self] in
                    self?.opened.append(title)
                }
            })
    }

    isolated deinit { for continuation in waiting.values { continuation.resume(returning: []) } }
}
