// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

/// A shell with Notes, Clock and Guide, in a folder of its own.
@MainActor private final class Workspace {
    let shell: Shell
    let app: HeadlessApp<ShellFlow>
    let folder: TemporaryFolder

    init(in folder: TemporaryFolder = TemporaryFolder()) async throws {
        self.folder = folder
        let shell = Shell(testOptions(stateFolder: folder.path))
        for plugin in [NotesPlugin.self, ClockPlugin.self, GuidePlugin.self] as [any Plugin.Type] {
            shell.load(plugin)
        }
        self.shell = shell
        app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        try await wait { self.tabs == ["Notes"] }
    }

    /// The titles of the tabs of the first row.
    var tabs: [String] { rows.first ?? [] }

    /// The titles of the tabs of each row, those of one without tabs too.
    var rows: [[String]] {
        flow.tabs.groups.map { $0.viewControllers.map { flow.tabs.tab(of: $0)?.title(in: shell) ?? "?" } }
    }

    var selected: String? { flow.tabs.selectedTab?.title(in: shell) }

    var flow: ShellFlow {
        guard let flow = shell.windows.front else { preconditionFailure("the shell has no window") }
        return flow
    }

    func wait(
        file: StaticString = #fileID, line: Int = #line,
        until condition: @escaping @MainActor () throws -> Bool
    ) async throws {
        try await app.wait(within: .seconds(20), file: file, line: line, until: condition)
    }

    /// Enters a text in the dialog, and accepts it.
    func enter(_ text: String) throws {
        try app.dialog().type(text)
        try app.dialog().choose("Save")
    }

    func open(_ titles: String...) async throws {
        for title in titles {
            try app.list("Places").select(title)
            try await wait { self.selected == title }
        }
    }
}

extension TabGroupsController.Tab {
    @MainActor fileprivate func title(in shell: Shell) -> String {
        switch route {
        case .plugins: "Plugins"
        case .start: "New Tab"
        case .page(let id): shell.pageRegistry.pages.value.first { $0.id == id }?.title ?? id
        }
    }
}

@Suite(.serialized) @MainActor struct WorkspaceTests {
    // MARK: Tabs

    @Test func eachPlaceOpensInATabAndASecondClickSelectsIt() async throws {
        let test = try await Workspace()
        try await test.open("Clock", "Plugins", "Clock")
        #expect(test.tabs == ["Notes", "Clock", "Plugins"])
        #expect(test.app.texts.contains("Noon"))
    }

    @Test func aPlaceInTwoTabsHasAFlowInEach() async throws {
        let test = try await Workspace()
        try test.app.textField("Note").type("Milk")
        try test.app.press("<Primary><Shift>d")
        try await test.wait { test.tabs == ["Notes", "Notes"] }
        #expect(try test.app.textField("Note").value == "")
        try test.app.press("<Primary>1")
        #expect(try test.app.textField("Note").value == "Milk")
    }

    @Test func thePaletteShowsRecentPagesFirst() async throws {
        let test = try await Workspace()
        try await test.open("Guide", "Clock")
        try test.app.press("<Primary>p")
        try await test.wait { try test.app.list("Results").rows.prefix(3) == ["Clock", "Guide", "Notes"] }
        try test.app.press("Escape")
        try await test.open("Notes")
        try test.app.press("<Primary>p")
        try await test.wait { try test.app.list("Results").rows.prefix(3) == ["Notes", "Clock", "Guide"] }
    }

    @Test func aTabIsClosedAndOpenedAgain() async throws {
        let test = try await Workspace()
        try await test.open("Clock")
        try test.app.press("<Primary>w")
        try await test.wait { test.tabs == ["Notes"] }
        #expect(!test.app.retainedObjects.contains("ClockFlow"))
        try test.app.press("<Primary><Shift>t")
        try await test.wait { test.tabs == ["Notes", "Clock"] }
        #expect(test.app.texts.contains("Noon"))
    }

    @Test func keysSelectTabs() async throws {
        let test = try await Workspace()
        try await test.open("Clock", "Guide")
        for (keys, title) in [
            ("<Primary>Tab", "Notes"), ("<Primary><Shift>Tab", "Guide"), ("<Primary>2", "Clock"),
            ("<Primary>9", "Guide"), ("<Primary>1", "Notes"), ("<Primary>8", "Notes"),
        ] {
            try test.app.press(Shortcut(keys))
            #expect(test.selected == title, "\(keys)")
        }
    }

    @Test func aScreenThatRefusesKeepsItsTab() async throws {
        let test = try await Workspace()
        let controller = try #require(test.flow.tabs.selectedTab?.controller)
        let stubborn = StubbornController()
        (controller as? NavigationController)?.push(stubborn)
        try test.app.press("<Primary>w")
        try await test.wait { stubborn.questions == 1 }
        #expect(test.tabs == ["Notes"])
        stubborn.mayLeave = true
        try test.app.press("<Primary>w")
        try await test.wait { test.tabs.isEmpty }
        #expect(test.app.texts.contains("No Page Is Open"))
        try await test.open("Clock")
        #expect(!test.app.texts.contains("No Page Is Open"))
    }

    @Test func aNewTabOffersThePlacesAndTheChosenOneTakesItsPosition() async throws {
        let test = try await Workspace()
        try await test.open("Clock")
        try test.app.press("<Primary>t")
        try await test.wait { test.selected == "New Tab" }
        #expect(
            try test.app.list("All Places").rows == [
                "Recent", "Clock", "Notes", "All Places", "Notes", "Clock", "Guide", "Plugins",
            ])
        try test.app.list("All Places").select("Guide")
        try await test.wait { test.selected == "Guide" }
        #expect(test.tabs == ["Notes", "Clock", "Guide"])
    }

    @Test func aTabMovesIntoAWindowAndBack() async throws {
        let test = try await Workspace()
        try await test.open("Clock")
        try test.app.press("<Primary><Alt>o")
        try await test.wait { test.app.windows.count == 2 }
        #expect(test.rows == [["Notes"]])
        try test.app.button("Move Back to the Tabs").tap()
        try await test.wait { test.rows == [["Notes", "Clock"]] }
        #expect(test.app.windows.count == 1)
    }

    @Test func theCommandsWorkInTheWindowOfATab() async throws {
        let test = try await Workspace()
        try await test.open("Clock")
        try test.app.press("<Primary><Alt>o")
        try await test.wait { test.app.windows.count == 2 }
        let window = try #require(test.app.session.frontWindow)

        // The palette is above the window in which the user works.
        try test.app.press("<Primary>p")
        try await test.wait { try !test.app.list("Results").rows.isEmpty }
        #expect(test.app.session.frontWindow?.presenter?.window === window)
        try test.app.press("Escape")
        try await test.wait { test.app.session.frontWindow === window }

        // What changes the groups, which are behind it, does nothing.
        for keys in ["<Primary>1", "<Primary>Tab", "<Primary><Alt>o"] { try? test.app.press(Shortcut(keys)) }
        #expect(test.app.session.frontWindow === window)
        #expect(test.rows == [["Notes"]])

        // A new tab opens in the window with the tabs, which comes to the front.
        try test.app.press("<Primary><Shift>d")
        try await test.wait { test.tabs == ["Notes", "Clock"] && test.flow.tabs.detachedTabInFront == nil }
        window.present()
        try test.app.press("<Primary>w")
        try await test.wait { test.app.session.windows.count == 1 }
        #expect(test.tabs == ["Notes", "Clock"])
    }

    @Test func thePaletteFindsThePagesThatAreOpenMoreThanOnce() async throws {
        let test = try await Workspace()
        try await test.open("Clock")
        try test.app.press("<Primary>p")
        #expect(try test.app.list("Results").rows.filter { $0 == "Notes" }.count == 1)
        try test.app.press("Escape")
        try test.app.press("<Primary>1")
        try test.app.textField("Note").type("Milk")
        try test.app.press("<Primary><Shift>d")
        try await test.wait { test.tabs == ["Notes", "Clock", "Notes"] }
        try test.app.press("<Primary>p")
        #expect(test.shell.palette.entries(for: .places).filter { $0.kind == .tab }.count == 2)
        try test.app.press("Escape")
        test.shell.palette.entries(for: .places).first { $0.kind == .tab }?.open()
        #expect(try test.app.textField("Note").value == "Milk")
    }

    // MARK: Splits

    @Test func tabsAreBesideEachOtherAndMoveBetweenGroups() async throws {
        let test = try await Workspace()
        try await test.open("Clock", "Guide")
        try test.app.press("<Primary>backslash")
        #expect(test.rows == [["Notes", "Clock"], ["Guide"]])
        #expect(test.app.texts.contains("Noon"))
        _ = try test.app.button("Finish")

        try test.app.press("<Primary><Alt>Page_Up")
        #expect(test.rows == [["Notes", "Clock", "Guide"]])
        try test.app.press("<Primary>1")
        try test.app.perform("shell.split-down")
        #expect(test.rows == [["Clock", "Guide"], ["Notes"]])
        #expect(try test.app.textField("Note").value == "")

        try test.app.perform("shell.next-group")
        #expect(test.selected == "Clock" || test.selected == "Guide")
        try await test.open("Plugins")
        #expect(test.rows == [["Clock", "Guide", "Plugins"], ["Notes"]])
    }

    /// If the bar of the active group moved to the row of the window, its content would move with each change of the focus.
    @Test func theBarsOfSeveralGroupsStayInTheirGroups() async throws {
        let test = try await Workspace()
        try await test.open("Clock", "Guide")
        #expect(test.flow.tabs.barController === test.flow.tabs.active?.barController)
        try test.app.press("<Primary>backslash")
        for _ in 0..<2 {
            #expect(test.flow.tabs.barController === test.flow.tabs)
            try test.app.perform("shell.next-group")
        }
        try test.app.press("<Primary><Alt>Page_Up")
        #expect(test.flow.tabs.barController === test.flow.tabs.active?.barController)
    }

    @Test func theUserDragsATabToAnotherGroupAndToTheEdgesOfItsPages() async throws {
        let test = try await Workspace()
        try await test.open("Clock", "Guide")
        func pages(_ group: Int) throws -> HeadlessPages {
            let view = test.flow.tabs.groups[group].view.children.first as? TabView
            return try #require(view?.backendView as? HeadlessPages)
        }
        func drag(_ title: String, of source: Int, to target: Int, at drop: TabDrop) throws {
            let index = try #require(test.rows[source].firstIndex(of: title))
            let exchange = try #require(pages(source).shown?.exchange)
            try pages(target).take(index, from: exchange.number, at: drop)
        }
        try drag("Guide", of: 0, to: 0, at: .trailingHalf)
        #expect(test.rows == [["Notes", "Clock"], ["Guide"]])
        #expect(test.selected == "Guide" && test.flow.tabs.active === test.flow.tabs.groups[1])
        try drag("Notes", of: 0, to: 1, at: .before(0))
        #expect(test.rows == [["Clock"], ["Notes", "Guide"]])
        #expect(test.selected == "Notes")
        try drag("Notes", of: 1, to: 1, at: .bottomHalf)
        #expect(test.rows == [["Clock"], ["Guide"], ["Notes"]])
        guard
            case .split(.right, _, .split(.down, _, _, width: let height), width: _) = test.flow.tabs.layout
                .root
        else { return #expect(Bool(false), "\(test.flow.tabs.layout.root)") }
        #expect(height > 100)
        // The last tab of a group takes the group with it. A group with one tab is not divided by it.
        try drag("Guide", of: 1, to: 0, at: .pages)
        #expect(test.rows == [["Clock", "Guide"], ["Notes"]])
        try drag("Notes", of: 1, to: 1, at: .bottomHalf)
        #expect(test.rows == [["Clock", "Guide"], ["Notes"]])
        // Within its own pages, nothing changes.
        try drag("Clock", of: 0, to: 0, at: .pages)
        #expect(test.rows == [["Clock", "Guide"], ["Notes"]])
    }

    @Test func theBorderBetweenGroupsOneBelowTheOtherIsMovedAndRestored() async throws {
        let test = try await Workspace()
        try await test.open("Clock")
        try test.app.perform("shell.split-down")
        func split() throws -> HeadlessSplitView {
            let splits = try test.app.window().content?.visibleViews.compactMap { $0 as? HeadlessSplitView }
            return try #require(splits?.first { $0.shown?.axis == .vertical })
        }
        try split().dragBorder(toHeight: 150)
        guard case .split(.down, _, _, width: let height) = test.flow.tabs.layout.root else {
            return #expect(Bool(false), "\(test.flow.tabs.layout.root)")
        }
        #expect(height == 150)
        let layout = test.flow.tabs.layout
        try test.app.perform("shell.move-tab")
        #expect(test.rows.count == 1)
        test.flow.tabs.arrange(as: layout)
        #expect(try split().shown?.sidebarWidth == 150)
    }

    @Test func theShortcutsAreThoseOfTheGroupInWhichTheUserWorks() async throws {
        let test = try await Workspace()
        let notes = try #require(test.flow.tabs.selectedTab?.controller)
        var performed: [String] = []
        notes.actions.append(
            Action("notes.find", title: "Find", shortcuts: ["<Primary>f"]) { performed.append("notes") })
        try await test.open("Clock")
        let clock = try #require(test.flow.tabs.selectedTab?.controller)
        clock.actions.append(
            Action("clock.find", title: "Find", shortcuts: ["<Primary>f"]) { performed.append("clock") })
        try test.app.press("<Primary>backslash")
        #expect(test.rows == [["Notes"], ["Clock"]])
        try test.app.press("<Primary>f")
        try test.app.perform("shell.next-group")
        try test.app.press("<Primary>f")
        #expect(performed == ["clock", "notes"])
    }

    @Test func aGroupWithoutTabsGoes() async throws {
        let test = try await Workspace()
        try await test.open("Clock")
        try test.app.press("<Primary>backslash")
        #expect(test.rows == [["Notes"], ["Clock"]])
        try test.app.press("<Primary>w")
        try await test.wait { test.rows == [["Notes"]] }
        #expect(test.selected == "Notes")
        #expect(try test.app.textField("Note").isEnabled)
    }

    @Test func theUserGoesOnInTheGroupThatTakesTheSpaceOfAClosedOne() async throws {
        let test = try await Workspace()
        // The first one of two groups that divide a part of the window, and then the second one.
        for (titles, groups) in [(["Clock", "Guide"], 2), (["Clock"], 0)] {
            for title in titles {
                try await test.open(title)
                try test.app.press("<Primary>backslash")
            }
            for _ in 0..<groups { try test.app.perform("shell.next-group") }
            #expect(test.rows.count == 3 && test.selected == "Clock")
            try test.app.press("<Primary>w")
            try await test.wait { test.rows == [["Notes"], ["Guide"]] }
            #expect(test.selected == "Guide")
        }
    }

    @Test func closingAWindowWithSplitsLeavesNothing() async throws {
        let app: HeadlessApp<ShellFlow>
        do {
            let test = try await Workspace()
            app = test.app
            try await test.open("Clock", "Guide")
            try app.press("<Primary>backslash")
            try app.press("<Primary><Alt>o")
        }
        while !app.windows.isEmpty { try app.closeWindow() }
        #expect(await app.settle { app.retainedObjects.isEmpty }, "\(app.retainedObjects)")
    }

    // MARK: Layouts

    @Test func aLayoutIsSavedChosenRenamedAndDeleted() async throws {
        let test = try await Workspace()
        try await test.open("Clock")
        try test.app.press("<Primary>backslash")
        try test.app.perform("shell.save-layout")
        try await test.wait { (try? test.app.dialog()) != nil }
        try test.enter("Work")
        try await test.wait { test.shell.workspace.value.layouts.keys.contains("Work") }

        try test.app.press("<Primary>w")
        try await test.wait { test.rows == [["Notes"]] }
        try await test.open("Guide")
        try test.app.menuButton("Commands").choose("Layouts", "Work")
        try await test.wait { test.rows == [["Notes", "Guide"], ["Clock"]] }

        try test.app.menuButton("Commands").choose("Layouts", "Rename Layout…", "Work")
        try await test.wait { (try? test.app.dialog()) != nil }
        try test.enter("Day")
        try await test.wait { Array(test.shell.workspace.value.layouts.keys) == ["Day"] }
        try test.app.menuButton("Commands").choose("Layouts", "Delete Layout…", "Day")
        try await test.wait { (try? test.app.dialog()) != nil }
        try test.app.dialog().choose("Delete")
        try await test.wait { test.shell.workspace.value.layouts.isEmpty }
    }

    @Test func aLayoutDoesNotTakeTheNameOfAnother() async throws {
        let test = try await Workspace()
        let layout = test.flow.tabs.layout
        try await test.open("Clock")
        test.shell.workspace.update { $0.layouts = ["Work": layout, "Day": layout] }
        try test.app.perform("shell.save-layout")
        try await test.wait { (try? test.app.dialog()) != nil }
        try test.enter("Night")
        try await test.wait { test.shell.workspace.value.layouts.count == 3 }

        test.flow.emit(.renameLayout("Work"))
        try await test.wait { (try? test.app.dialog()) != nil }
        #expect(throws: HeadlessError.self) { try test.enter("Night") }
        // Another window saves a layout with the name that is entered, and deletes this one.
        try test.app.dialog().type("Evening")
        test.shell.workspace.update {
            $0.layouts["Work"] = nil
            $0.layouts["Evening"] = layout
        }
        try test.app.dialog().choose("Save")
        try test.enter("Morning")
        try await test.wait { (try? test.app.dialog()) == nil }
        #expect(test.shell.workspace.value.layouts.keys.sorted() == ["Day", "Evening", "Night"])
    }

    @Test func theMenuHasTheNamesOfLayoutsWithTheirUnderscores() throws {
        let items = ShellFlow.layoutMenu(["my_work"])?.items.first?.submenu?.items ?? []
        let item = try #require(items.first { $0.value == "my_work" })
        #expect(item.visibleTitle == "my_work")
    }

    // MARK: Windows

    @Test func theCommandsAreThoseOfTheWindowInWhichTheUserWorks() async throws {
        let test = try await Workspace()
        func isEnabled(_ id: String) -> Bool? { test.shell.windows.actions[id]?.isEnabled }
        try await test.open("Clock", "Guide")
        try test.app.press("<Primary><Alt>o")
        try await test.wait { test.app.windows.count == 2 }
        let guide = try #require(test.app.session.frontWindow)
        let first = try #require(guide.presenter?.window)
        first.present()
        try test.app.press("<Primary><Shift>n")
        try await test.wait { test.app.windows.count == 3 && test.rows == [["Notes"]] }
        let second = try #require(test.app.session.frontWindow)
        try await test.wait { isEnabled("next-tab") == false }

        first.present()
        let selected = test.selected
        try test.app.press("<Primary>Tab")
        #expect(test.rows == [["Notes", "Clock"]] && test.selected != selected)

        second.present()
        #expect(isEnabled("next-tab") == false)
        try test.app.press("<Primary>w")
        try await test.wait { test.tabs.isEmpty && isEnabled("close-tab") == false }
        guide.present()
        try test.app.press("<Primary>w")
        try await test.wait { test.app.windows.count == 2 }

        // After a window was closed, the commands are those of the one that is in front then.
        second.present()
        #expect(isEnabled("close-tab") == false)
        second.close()
        #expect(isEnabled("close-tab") == true && isEnabled("next-tab") == true)
    }

    @Test func theKeyboardFocusOfAGroupThatIsGoneGoesToAnotherOne() async throws {
        let test = try await Workspace()
        func closeTheSecondGroup(_ focus: () throws -> Void) async throws -> Bool {
            try await test.open("Clock")
            try test.app.perform("shell.split-right")
            #expect(test.rows == [["Notes"], ["Clock"]])
            try focus()
            try test.app.press("<Primary>w")
            try await test.wait { test.rows == [["Notes"]] }
            let page = test.flow.tabs.selectedTab?.controller.view.backendView as? HeadlessView
            return page?.isFocused == true
        }
        #expect(try await closeTheSecondGroup { test.flow.tabs.selectedTab?.controller.view.focus() })
        // The user works in the side bar.
        let places = try test.app.list("Places")
        #expect(try await !closeTheSecondGroup { places.focus() })
        #expect(places.isFocused)
    }

    @Test func aSecondWindowHasTabsOfItsOwn() async throws {
        let test = try await Workspace()
        try await test.open("Clock")
        try test.app.press("<Primary><Shift>n")
        try await test.wait { test.app.windows.count == 2 && test.rows == [["Notes"]] }
        #expect(test.shell.windows.flows.count == 2)
        try test.app.closeWindow()
        try await test.wait { test.rows == [["Notes", "Clock"]] }
        #expect(test.app.windows.count == 1)
    }
}

private final class StubbornController: ViewController {
    var mayLeave = false
    var questions = 0

    override func shouldDismiss() -> Bool {
        questions += 1
        return mayLeave
    }
}
