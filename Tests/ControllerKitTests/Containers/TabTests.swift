// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// The actions of the user on tabs: moving, closing, detaching; badges, and screens that are created later.
@MainActor struct TabTests {
    private let first = Screen("First")
    private let second = Screen("Second")
    private let third = Screen("Third")

    private func open(_ screens: [ViewController]) throws -> (TabController, WindowController, HeadlessPages)
    {
        let tabs = TabController(screens)
        let window = WindowController(root: tabs)
        window.present()
        return (tabs, window, try window.headless.tabs())
    }

    @Test func aTabThatTheUserMovesKeepsItsScreen() throws {
        let (tabs, window, view) = try open([first, second, third])
        #expect(throws: HeadlessError.self) { try view.moveTab("First", to: 2) }
        tabs.reordersTabs = true
        var orders: [[String]] = []
        let subscription = tabs.rx.viewControllers.subscribe(onNext: { orders.append($0.map(\.title)) })
        try view.moveTab("First", to: 2)
        #expect(tabs.viewControllers.map(\.title) == ["Second", "Third", "First"])
        #expect(view.titles == ["Second", "Third", "First"])
        #expect(tabs.selected === first && first.phase == .visible)
        #expect(first.log == ["didLoad", "willAppear", "isAppearing", "didAppear"])
        #expect(window.headless.texts == ["First"])
        #expect(orders == [["First", "Second", "Third"], ["Second", "Third", "First"]])
        subscription.dispose()
        window.close()
    }

    @Test func theSelectedTabIsMovedByKeys() throws {
        let field = TextField()
        first.view.addSubview(field)
        let (tabs, window, _) = try open([first, second, third])
        field.focus()
        #expect(throws: HeadlessError.self) { try window.headless.press("<Control><Shift>Page_Down") }
        tabs.reordersTabs = true
        try window.headless.press("<Control><Shift>Page_Down")
        #expect(tabs.viewControllers.map(\.title) == ["Second", "First", "Third"])
        try window.headless.press("<Control><Shift>Page_Up")
        #expect(tabs.viewControllers.map(\.title) == ["First", "Second", "Third"])
        #expect(tabs.selected === first)
        try window.headless.press("<Control>Page_Down")
        #expect(tabs.selected === second)
        window.close()
    }

    @Test func aTabThatTheUserClosesAsksItsScreen() throws {
        weak var dead: Screen?
        do {
            let screen = Screen("Letter")
            dead = screen
            let (tabs, window, view) = try open([first, screen])
            #expect(throws: HeadlessError.self) { try view.closeTab("Letter") }
            screen.tabItem.isClosable = true
            screen.mayBeDismissed = false
            try view.closeTab("Letter")
            #expect(tabs.viewControllers.count == 2 && screen.phase == .hidden)
            screen.mayBeDismissed = true
            try view.closeTab("Letter")
            #expect(tabs.viewControllers.map(\.title) == ["First"] && screen.phase == .dismissed)
            #expect(
                throws: HeadlessError.other(
                    "The tab \"First\" cannot be closed. Set isClosable of the tabItem of its screen.")
            ) { try view.closeTab("First") }
            window.close()
        }
        #expect(dead == nil)
    }

    @Test func theUserDragsATabToOtherTabs() throws {
        let (left, leftWindow, leftView) = try open([first, second])
        let (right, rightWindow, rightView) = try open([third])
        #expect(throws: HeadlessError.self) { try rightView.dropTab("Second", of: leftView, at: .pages) }
        weak var dead: TabExchange?
        do {
            let exchange = TabExchange()
            dead = exchange
            left.tabExchange = exchange
            right.tabExchange = exchange
        }
        try rightView.dropTab("Second", of: leftView, at: .before(0))
        #expect(left.viewControllers.map(\.title) == ["First"])
        #expect(right.viewControllers.map(\.title) == ["Second", "Third"])
        #expect(right.selected === second && second.phase == .visible && third.phase == .hidden)
        #expect(!second.log.contains("dismissed"))
        try rightView.dropTab("First", of: leftView, at: .pages)
        #expect(right.viewControllers.map(\.title) == ["Second", "Third", "First"])
        #expect(left.viewControllers.isEmpty && right.selected === first)
        #expect(throws: HeadlessError.self) {
            try leftView.dropTab("Third", of: rightView, at: .trailingHalf)
        }
        left.tabExchange = nil
        #expect(throws: HeadlessError.self) { try leftView.dropTab("Third", of: rightView, at: .pages) }
        #expect(dead != nil)
        right.tabExchange = nil
        #expect(dead == nil)
        leftWindow.close()
        rightWindow.close()
    }

    @Test func aDropThatIsNotPossibleIsIgnored() throws {
        let exchange = TabExchange()
        let (left, leftWindow, _) = try open([first, second])
        let (right, rightWindow, rightView) = try open([third])
        left.tabExchange = exchange
        right.tabExchange = exchange
        let number = try #require(rightView.shown?.exchange?.number) - 1
        let requests: [TabRequest] = [
            .take(2, from: number, at: .pages), .take(-1, from: number, at: .pages),
            .take(0, from: number + 7, at: .pages), .take(0, from: number, at: .before(3)),
            .take(0, from: number, at: .before(-1)), .take(0, from: number, at: .bottomHalf),
        ]
        for request in requests { rightView.onEvent?(.tab(request)) }
        #expect(right.viewControllers.count == 1 && left.viewControllers.count == 2)
        leftWindow.close()
        rightWindow.close()
    }

    @Test func aBadgeIsShownAfterTheTitle() throws {
        let (_, window, view) = try open([first, second])
        #expect(try view.badge(of: "Second") == "")
        let unread = PublishRelay<String?>()
        let subscription = unread.bind(to: second.rx.badge)
        unread.accept("3")
        #expect(try view.badge(of: "Second") == "3")
        unread.accept(nil)
        #expect(try view.badge(of: "Second") == "")
        subscription.dispose()
        window.close()
    }

    // MARK: Windows of tabs

    @Test func aTabIsMovedIntoAWindowAndBack() throws {
        let (tabs, window, view) = try open([first, second, third])
        var dismissals = 0
        let subscription = second.rxDismissed.subscribe(onSuccess: { dismissals += 1 })
        second.tabItem.isDetachable = true
        tabs.select(second)
        try view.detachTab("Second")
        #expect(tabs.viewControllers.map(\.title) == ["First", "Third"])
        #expect(tabs.detachedViewControllers.map(\.title) == ["Second"])
        #expect(second.phase == .visible && second.window !== window)
        let detached = try #require(second.window)
        #expect(detached.headless.state.title == "Second")
        #expect(detached.headless.texts.contains("Second"))
        #expect(detached.headless.parent == nil)
        try detached.headless.button("Move Back to the Tabs").tap()
        #expect(!detached.isOpen)
        #expect(tabs.viewControllers.map(\.title) == ["First", "Second", "Third"])
        #expect(tabs.selected === second && second.phase == .visible && second.window === window)
        #expect(second.log.count(where: { $0 == "didLoad" }) == 1)
        #expect(dismissals == 0 && tabs.detachedViewControllers.isEmpty)
        subscription.dispose()
        window.close()
    }

    @Test func aScreenInAWindowOfItsOwnGoesWithTheWindowOrTheTabs() throws {
        weak var dead: WindowController?
        do {
            let (tabs, window, _) = try open([first, second, third])
            dead = tabs.detachTab(second)
            let other = try #require(tabs.detachTab(third))
            second.mayBeDismissed = false
            dead?.headless.requestClose()
            #expect(second.phase == .visible)
            window.headless.requestClose()
            #expect(window.isOpen)
            second.mayBeDismissed = true
            dead?.headless.requestClose()
            #expect(second.phase == .dismissed && tabs.detachedViewControllers.map(\.title) == ["Third"])
            window.headless.requestClose()
            #expect(!window.isOpen && !other.isOpen && third.phase == .dismissed)
        }
        #expect(dead == nil)
    }

    @Test func aDetachedScreenThatLeavesClosesItsWindow() throws {
        let (tabs, window, _) = try open([first, second])
        let detached = try #require(tabs.detachTab(second))
        let other = TabController([third])
        other.append(second)
        #expect(!detached.isOpen && second.parent === other && second.phase == .hidden)
        #expect(tabs.detachTab(third) == nil)
        _ = try #require(tabs.detachTab(first))
        first.closeScreen()
        #expect(
            first.phase == .dismissed && tabs.detachedViewControllers.isEmpty && tabs.viewControllers.isEmpty)
        window.close()
    }

    // MARK: Screens that are created later

    @Test func aLazyScreenIsCreatedWhenItsTabIsSelected() throws {
        weak var dead: Screen?
        do {
            var count = 0
            let lazy = LazyController("Calendar") {
                count += 1
                let screen = Screen("May")
                dead = screen
                return screen
            }
            lazy.tabItem.isClosable = true
            let (tabs, window, view) = try open([first, lazy])
            #expect(count == 0 && lazy.screen == nil && view.titles == ["First", "Calendar"])
            try view.select("Calendar")
            let screen = try #require(dead)
            #expect(count == 1 && lazy.screen === screen)
            #expect(screen.log == ["didLoad", "willAppear", "isAppearing", "didAppear"])
            #expect(view.titles == ["First", "May"] && window.headless.texts == ["May"])
            screen.tabItem.badge = "2"
            #expect(try view.badge(of: "May") == "2")
            try view.select("First")
            try view.select("May")
            #expect(count == 1 && screen.phase == .visible)
            screen.mayBeDismissed = false
            try view.closeTab("May")
            #expect(tabs.viewControllers.count == 2)
            screen.mayBeDismissed = true
            try view.closeTab("May")
            #expect(screen.phase == .dismissed && lazy.phase == .dismissed && tabs.selected === first)
            window.close()
        }
        #expect(dead == nil)
    }

    @Test func aLazyScreenThatGoesTakesItsTabWithIt() throws {
        let lazy = LazyController("Calendar") { [second] in second }
        let other = LazyController("Notes") { [third] in third }
        let (tabs, window, _) = try open([first, lazy, other])
        lazy.load()
        second.removeFromParent()
        #expect(tabs.viewControllers.map(\.displayTitle) == ["First", "Notes"] && second.phase == .detached)
        tabs.select(other)
        third.closeScreen()
        #expect(third.phase == .dismissed && other.phase == .dismissed && tabs.selected === first)
        window.close()
    }

    // MARK: Flows

    enum PartStep: Step { case home }

    final class PartFlow: Flow {
        let screen = Screen("Part")
        var root: any Presentable { screen }
        func navigate(to step: PartStep) -> FlowContributors { .none }
    }

    enum WholeStep: Step {
        case start
        case part
    }

    final class WholeFlow: Flow {
        let tabs = TabController()
        var root: any Presentable { tabs }
        /// The flow whose tab was selected, until it starts.
        private var part: PartFlow?

        func navigate(to step: WholeStep) -> FlowContributors {
            switch step {
            case .start:
                let lazy = LazyController("Part") { [unowned self] in
                    let flow = PartFlow()
                    part = flow
                    router.send(.part)
                    return flow.screen
                }
                lazy.tabItem.isClosable = true
                tabs.set([Screen("Home"), lazy])
                return .none
            case .part:
                defer { part = nil }
                return part.map { .flow($0, with: PartStep.home) } ?? .none
            }
        }
    }

    @Test func aFlowStartsWhenItsTabIsSelectedAndEndsWhenItIsClosed() throws {
        let app = HeadlessApp(WholeFlow(), startingAt: WholeStep.start)
        #expect(app.session.coordinator.children.isEmpty)
        try app.tabs().select("Part")
        #expect(app.session.coordinator.children.count == 1)
        #expect(app.navigations.map(\.flow) == ["WholeFlow", "WholeFlow", "PartFlow"])
        try app.closeTab("Part")
        #expect(app.session.coordinator.children.isEmpty)
        try app.closeWindow()
        #expect(app.retainedObjects.isEmpty)
    }
}
