// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

/// A plugin with three pages, two of them in groups.
private final class OfficePlugin: Plugin {
    static let id: PluginID? = "org.example.office"
    static weak var context: PluginContext?

    func activate(in context: PluginContext) throws {
        Self.context = context
        for (page, group) in [("Mail", "Talk"), ("Chat", "Talk"), ("Sums", "Work")] {
            context.register(flow: page.lowercased(), title: page, icon: "mail", group: group) { ClockFlow() }
        }
    }
}

@Suite(.serialized) @MainActor struct SidebarTests {
    private let folder = TemporaryFolder()

    private func start() async throws -> (app: HeadlessApp<ShellFlow>, shell: Shell) {
        let shell = Shell(testOptions(stateFolder: folder.path))
        shell.load(NotesPlugin.self)
        shell.load(OfficePlugin.self)
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        try await app.wait { app.texts.contains("Open") || app.navigations.count > 3 }
        try app.resizeWindow(width: 960)
        return (app, shell)
    }

    @Test func placesAreInGroupsThatFoldAndStayFolded() async throws {
        do {
            let (app, _) = try await start()
            #expect(
                try app.list("Places").rows == ["Notes", "Talk", "Mail", "Chat", "Work", "Sums", "Plugins"])
            try app.list("Places").select("Talk")
            #expect(try app.list("Places").rows == ["Notes", "Talk, folded", "Work", "Sums", "Plugins"])
            try app.closeWindow()
        }
        let (app, _) = try await start()
        #expect(try app.list("Places").rows == ["Notes", "Talk, folded", "Work", "Sums", "Plugins"])
        try app.list("Places").activate("Talk, folded")
        #expect(try app.list("Places").rows.contains("Mail"))
    }

    @Test func commandsWorkWhileThePagesCoverTheSideBarOfANarrowWindow() async throws {
        let (app, shell) = try await start()
        let tabs = try #require(shell.windows.front).tabs
        let count = tabs.tabs.count
        try app.resizeWindow(width: 400)
        #expect((try? app.list("Places")) == nil)
        try app.perform("shell.new-tab")
        try await app.wait { tabs.tabs.count == count + 1 }
    }

    @Test func theContextMenuOfAPageHasTheCommandsThatItsPluginDeclaresForIt() async throws {
        let (app, shell) = try await start()
        var archived = 0
        try #require(OfficePlugin.context).register(
            action: "mail.archive", title: "Archive All", traits: Command.Traits(locations: [.context])
        ) { archived += 1 }
        let list = try app.list("Places")
        let selected = list.selectedNames
        #expect(
            try list.openMenu(of: "Mail").titles == ["Open", "Open in New Tab", "Archive All", "Pin", "Hide"])
        #expect(try !list.openMenu(of: "Notes").titles.contains("Archive All"))
        #expect(!shell.commands.menu().items.contains { $0.title == "Archive All" })
        try list.choose("Archive All", fromMenuOf: "Mail")
        #expect(archived == 1)
        // The selection says what is shown.
        #expect(list.selectedNames == selected && selected != ["Mail"])
    }

    @Test func theArrowKeysSelectWithoutStartingAnything() async throws {
        let (app, shell) = try await start()
        let list = try app.list("Places")
        let count = app.navigations.count
        // Typing selects a row as the arrow keys do.
        try list.type("Ch")
        #expect(list.selectedRow == 3)
        #expect(app.navigations.count == count)
        try list.activate("Chat")
        try await app.wait { shell.windows.front?.tabs.selectedTab?.route == .page("chat") }
    }

    @Test func theSearchFindsPlacesInFoldedGroupsAndReturnOpensTheFirst() async throws {
        let (app, shell) = try await start()
        try app.list("Places").select("Talk")
        try app.textField("Search Places").type("ma")
        #expect(try app.list("Places").rows == ["Mail"])
        try app.textField("Search Places").pressReturn()
        try await app.wait { shell.windows.front?.tabs.selectedTab?.route == .page("mail") }
        #expect(try app.textField("Search Places").value == "")
        #expect(try app.list("Places").rows.count == 5)
    }

    @Test func aPlaceIsMovedPinnedHiddenAndShownAgain() async throws {
        do {
            let (app, _) = try await start()
            let list = try app.list("Places")
            try list.move("Chat", to: 2)
            #expect(list.rows == ["Notes", "Talk", "Chat", "Mail", "Work", "Sums", "Plugins"])
            try list.openMenu(of: "Sums").choose("Pin")
            #expect(list.rows == ["Sums", "Notes", "Talk", "Chat", "Mail", "Plugins"])
            try list.openMenu(of: "Mail").choose("Hide")
            #expect(list.rows == ["Sums", "Notes", "Talk", "Chat", "Plugins"])
            try app.closeWindow()
        }
        let (app, _) = try await start()
        let list = try app.list("Places")
        #expect(list.rows == ["Sums", "Notes", "Talk", "Chat", "Plugins"])
        try list.openMenu(of: "Notes").choose("Show Hidden Places")
        try list.openMenu(of: "Mail").choose("Show Again")
        try list.openMenu(of: "Sums").choose("Unpin")
        #expect(list.rows == ["Notes", "Talk", "Chat", "Mail", "Work", "Sums", "Plugins"])
    }

    @Test func aPlaceOfAPluginThatIsAwayStaysPinnedWhileOthersMove() async throws {
        let (app, shell) = try await start()
        let list = try app.list("Places")
        for page in ["Notes", "Sums"] { try list.openMenu(of: page).choose("Pin") }
        shell.deactivate("org.example.notes")
        try await app.wait { list.rows == ["Sums", "Talk", "Mail", "Chat", "Plugins"] }
        try list.move("Chat", to: 2)
        #expect(list.rows == ["Sums", "Talk", "Chat", "Mail", "Plugins"])
        shell.activate("org.example.notes")
        try await app.wait { list.rows == ["Notes", "Sums", "Talk", "Chat", "Mail", "Plugins"] }
    }

    @Test func theTitleOfAGroupMovesItsPlaces() async throws {
        let (app, _) = try await start()
        let list = try app.list("Places")
        try list.move("Work", to: 1)
        #expect(list.rows == ["Notes", "Work", "Sums", "Talk", "Mail", "Chat", "Plugins"])
    }

    @Test func aBadgeIsShownAndSpoken() async throws {
        let (app, shell) = try await start()
        OfficePlugin.context?.setBadge("3", ofPage: "mail")
        #expect(try app.list("Places").rows.contains("Mail, 3"))
        #expect(app.texts.contains("3"))
        OfficePlugin.context?.setBadge("", ofPage: "mail")
        #expect(try app.list("Places").rows.contains("Mail"))
        OfficePlugin.context?.setBadge("1", ofPage: "letters")
        #expect(
            shell.installed.records.value.last?.warnings == [
                "setBadge(_:ofPage:) was called for \"letters\", which is not the id of a page of the plugin. Use the id with which the flow is registered."
            ])
    }

    @Test func anotherTabIsOpenedByTheMenuAndTheMiddleButton() async throws {
        let (app, shell) = try await start()
        try app.list("Places").openMenu(of: "Notes").choose("Open in New Tab")
        try await app.wait { shell.windows.front?.tabs.tabs.count == 2 }
        #expect(shell.windows.front?.tabs.tabs.map(\.route) == [.page("notes"), .page("notes")])
    }

    @Test func withIconsOnlyThereAreNoTitlesButNames() async throws {
        let (app, _) = try await start()
        try app.perform("shell.sidebar-icons")
        #expect(try app.list("Places").rows == ["Notes", "Mail", "Chat", "Sums", "Plugins"])
        #expect(!app.texts.contains("Sums"))
        #expect(throws: HeadlessError.self) { try app.textField("Search Places") }
        try app.perform("shell.sidebar-icons")
        #expect(app.texts.contains("Sums"))
    }

    @Test func theWidthOfTheSideBarIsKeptAlsoIfTheShellIsClosedWhileOnlyIconsAreShown() async throws {
        do {
            let (app, shell) = try await start()
            let split = try #require(shell.windows.front?.workspace)
            split.columnWidths = [260]
            try app.resizeWindow(width: 700)
            #expect(split.columnWidths == [88])
            try app.closeWindow()
        }
        let (app, shell) = try await start()
        let split = try #require(shell.windows.front?.workspace)
        // What an earlier run has left, or a view that is wider than the icons.
        split.columnWidths = [107]
        #expect(split.columnWidths == [260])
        try app.resizeWindow(width: 700)
        #expect(split.columnWidths == [88])
        try app.resizeWindow(width: 960)
        #expect(split.columnWidths == [260])
    }

    @Test func aNarrowWindowShowsIconsAndAVeryNarrowOneADrawer() async throws {
        let (app, _) = try await start()
        try app.resizeWindow(width: 700)
        #expect(!app.texts.contains("Sums"))
        #expect(try app.list("Places").rows.contains("Sums"))
        try app.resizeWindow(width: 400)
        #expect(throws: HeadlessError.self) { try app.list("Places") }
        try app.back()
        #expect(app.texts.contains("Sums"))
        try app.list("Places").select("Sums")
        try await app.wait { app.texts.contains("Noon") }
    }
}
