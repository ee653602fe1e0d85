// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Sheets, header bars, and several main windows.
@MainActor struct WindowKindTests {
    private let list = Screen("List")
    private let detail = Screen("Detail")

    @Test func aSheetIsModalAboveItsWindowAndHasTheItemsOfItsScreen() throws {
        weak var dead: Screen?
        let window = open(list)
        do {
            let screen = Screen("Edit")
            dead = screen
            screen.navigationItem.leading = [Button("Cancel")]
            screen.navigationItem.trailing = [Button("Save")]
            list.present(screen, as: .sheet, size: Size(width: 300, height: 200))
            let sheet = try #require(screen.window)
            #expect(sheet.headless.parent === window.headless)
            #expect(sheet.headless.state.kind == .sheet && sheet.headless.state.isModal)
            #expect(sheet.headless.state.defaultSize == Size(width: 300, height: 200))
            #expect(list.phase == .visible && screen.phase == .visible)
            #expect(throws: HeadlessError.behindWindow("Edit")) { try window.headless.button("Back") }
            try sheet.headless.button("Save").tap()
            screen.mayBeDismissed = false
            try sheet.headless.press("Escape")
            #expect(sheet.isOpen)
            screen.mayBeDismissed = true
            try sheet.headless.press("Escape")
            #expect(screen.phase == .dismissed && !sheet.isOpen)
        }
        #expect(dead == nil)
        list.present(detail, as: .dialog)
        #expect(detail.window?.headless.state.kind == .dialog && detail.window?.headless.headerBar != nil)
        window.close()
        #expect(detail.phase == .dismissed)
    }

    @Test func aSheetIsATransition() async {
        let window = open(list)
        let transition = ScreenTransition.present(detail, above: list, as: .sheet)
        #expect(transition.description == "present Screen in a sheet above Screen")
        #expect(transition != .present(detail, above: list))
        await transition.perform()
        #expect(detail.window?.window.kind == .sheet)
        window.close()
    }

    // MARK: Header bars

    @Test func theHeaderBarShowsTheBarOfTheStackThatFillsTheWindow() throws {
        let add = Button("Add")
        list.navigationItem.trailing = [add]
        let navigation = NavigationController(root: list)
        navigation.title = "Contacts"
        let window = open(navigation, header: .merged)
        let header = try #require(window.headless.headerBar)
        #expect(header.text == "List" && window.headless.state.title == "Contacts")
        #expect(throws: HeadlessError.self) { try header.button("Back") }
        _ = try header.button("Add")
        #expect(window.headless.texts == ["List"])
        navigation.push(detail)
        #expect(header.text == "Detail")
        try header.button("Back").tap()
        #expect(navigation.topViewController === list && header.text == "List")
        navigation.titleStyle = .path
        navigation.push(Screen("Third"))
        try header.pathBar().select("List")
        #expect(navigation.viewControllers.count == 1)
        navigation.isNavigationBarHidden = true
        #expect(throws: HeadlessError.self) { try header.button("Add") }
        window.close()
    }

    @Test func theHeaderBarFollowsTheSelectedTab() throws {
        let navigation = NavigationController(root: list)
        navigation.push(detail)
        let other = Screen("Other")
        other.navigationItem.leading = [Button("Search")]
        let tabs = TabController([navigation, other])
        let window = open(tabs, header: .merged)
        let header = try #require(window.headless.headerBar)
        // The tabs are in the position of the title.
        #expect(header.text.isEmpty && window.headless.headerRow?.tabs == ["Detail", "Other"])
        _ = try header.button("Back")
        #expect(window.headless.texts == ["Detail"])
        try window.headless.tabs().select("Other")
        _ = try header.button("Search")
        #expect(throws: HeadlessError.self) { try header.button("Back") }
        window.close()
    }

    @Test func theHeaderBarShowsTheBarOfTheLastColumnOfASplitView() throws {
        let navigation = NavigationController(root: detail)
        navigation.push(Screen("Page"))
        let split = SplitController(sidebar: list, collapseWidth: 600)
        split.title = "Mail"
        split.show(navigation)
        let window = open(split, header: .merged)
        let header = try #require(window.headless.headerBar)
        #expect(header.text == "Page" && window.headless.texts == ["List", "Page"])
        #expect(window.window.title == "Mail")
        _ = try header.button("Back")
        window.headless.resize(to: Size(width: 400, height: 400))
        #expect(header.text == "Page" && window.headless.texts == ["Page"])
        try header.button("Back").tap()
        try header.button("Back").tap()
        #expect(header.text == "List" && list.phase == .visible)
        window.headless.resize(to: Size(width: 900, height: 400))
        #expect(header.text == "Detail" && window.headless.texts == ["List", "Detail"])
        #expect(throws: HeadlessError.self) { try header.button("Back") }
        window.close()
    }

    // MARK: Main windows

    enum PageStep: Step { case show(String) }

    final class PageFlow: Flow {
        let navigation = NavigationController()
        var root: any Presentable { navigation }
        private(set) var titles: [String] = []

        func navigate(to step: PageStep) -> FlowContributors {
            switch step {
            case .show(let title):
                titles.append(title)
                return .push(Screen(title), with: NoneStepper(), on: navigation)
            }
        }
    }

    @Test func eachMainWindowHasATreeOfFlowsOfItsOwn() throws {
        let app = HeadlessApp(PageFlow(), startingAt: PageStep.show("One"))
        weak var second: PageFlow?
        do {
            let flow = app.session.perform { PageFlow() }
            second = flow
            let window = app.session.openWindow(
                flow, with: OneStepper(withSingleStep: PageStep.show("Two")), role: "main")
            #expect(window?.role == "main")
        }
        #expect(app.windows.map(\.state.title) == ["One", "Two"])
        #expect(app.session.coordinators.count == 2)
        #expect(app.navigations.map(\.flow) == ["PageFlow", "PageFlow"])
        second?.router.send(.show("Deep"))
        #expect(app.windows.map(\.state.title) == ["One", "Deep"])
        // A step of the desktop is sent to all windows.
        app.session.open(PageStep.show("Opened"))
        #expect(second?.titles == ["Two", "Deep", "Opened"])
        #expect(app.windows.map(\.state.title) == ["Opened", "Opened"])
        app.windows[1].requestClose()
        #expect(second == nil && app.session.coordinators.count == 1 && app.isRunning)
        let flow = app.session.perform { PageFlow() }
        app.session.openWindow(flow, with: OneStepper(withSingleStep: PageStep.show("Three")))
        app.windows[0].requestClose()
        #expect(app.isRunning && app.windows.map(\.state.title) == ["Three"])
        flow.router.send(.show("Four"))
        #expect(app.windows.map(\.state.title) == ["Four"])
        app.requestQuit()
        #expect(!app.isRunning)
    }

    @Test func aLinkIsFollowedInTheMainWindowThatWasActiveLast() throws {
        let first = PageFlow()
        let app = HeadlessApp(first, startingAt: PageStep.show("One"))
        let second = app.session.perform { PageFlow() }
        app.session.openWindow(second, with: OneStepper(withSingleStep: PageStep.show("Two")))
        app.session.open(DeepLink(PageStep.show("Linked")))
        // A window that belongs to no other one.
        app.session.perform { WindowController(root: Screen("Preferences")).present() }
        app.session.open(DeepLink(PageStep.show("Beside")))
        #expect(second.titles == ["Two", "Linked", "Beside"])
        app.windows[0].requestClose()
        app.session.open(DeepLink(PageStep.show("Last")))
        #expect(second.titles == ["Two", "Linked", "Beside", "Last"] && first.titles == ["One"])
        app.requestQuit()
    }

    @Test func afterItsLastWindowNothingIsLeftOfAnApplication() throws {
        let app = HeadlessApp(PageFlow(), startingAt: PageStep.show("One"))
        app.session.openWindow(
            app.session.perform { PageFlow() }, with: OneStepper(withSingleStep: PageStep.show("Two")))
        app.requestQuit()
        #expect(!app.isRunning && app.retainedObjects.isEmpty)
    }

    final class RootlessFlow: Flow {
        private final class Nothing: Presentable {
            let presence = Presence()
            var rxVisible: Observable<Bool> { presence.rxVisible }
            var rxDismissed: Single<Void> { presence.rxDismissed }
        }
        let root: any Presentable = Nothing()
        func navigate(to step: PageStep) -> FlowContributors { .none }
    }

    @Test func aFlowWhoseRootCannotBeInAWindowIsReported() {
        let app = HeadlessApp(PageFlow(), startingAt: PageStep.show("One"))
        #expect(app.session.openWindow(RootlessFlow()) == nil)
        #expect(
            app.reports.map(\.description) == [
                "openWindow: the root of RootlessFlow is a Nothing, which cannot be in a window, so that no window was opened. Use a "
                    + "ViewController, such as a NavigationController, or a WindowController."
            ])
        app.requestQuit()
    }
}
