// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

@MainActor struct SelectionControllerTests {
    enum Kind: CaseIterable {
        case tabs, pages

        @MainActor func make(_ screens: [Screen]) -> SelectionController {
            self == .tabs ? TabController(screens) : PageController(screens)
        }

        @MainActor func view(in window: WindowController) throws -> HeadlessPages {
            try self == .tabs ? window.headless.tabs() : window.headless.pager()
        }
    }

    private let first = Screen("First")
    private let second = Screen("Second")
    private let third = Screen("Third")

    private func open(_ kind: Kind) -> (SelectionController, WindowController) {
        let container = kind.make([first, second, third])
        let window = WindowController(root: container)
        window.present()
        return (container, window)
    }

    @Test(arguments: Kind.allCases) func theFirstScreenIsSeenAndTheOthersAreHidden(_ kind: Kind) throws {
        let (container, window) = open(kind)
        #expect(container.selected === first)
        #expect([first, second, third].map(\.phase) == [.visible, .hidden, .hidden])
        #expect(window.headless.texts == ["First"])
        #expect(try kind.view(in: window).titles == ["First", "Second", "Third"])
        window.close()
    }

    @Test(arguments: Kind.allCases) func aScreenThatIsNotSeenAnyMoreIsHiddenAndNotDismissed(_ kind: Kind)
        throws
    {
        let (container, window) = open(kind)
        try kind.view(in: window).select("Third")
        #expect(container.selectedIndex == 2)
        #expect(first.phase == .hidden && third.phase == .visible)
        #expect(first.log.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(third.log == ["didLoad", "willAppear", "isAppearing", "didAppear"])
        #expect(window.headless.state.title == "Third")
        container.select(first)
        #expect(first.log.count(where: { $0 == "didLoad" }) == 1)
        #expect(try kind.view(in: window).value == "First")
        window.close()
    }

    @Test(arguments: Kind.allCases) func aTitleThatChangesIsShown(_ kind: Kind) throws {
        let (_, window) = open(kind)
        second.title = "Two"
        #expect(try kind.view(in: window).titles == ["First", "Two", "Third"])
        window.close()
    }

    @Test(arguments: Kind.allCases) func aSelectionOfTheUserIsReported(_ kind: Kind) throws {
        let (container, window) = open(kind)
        var titles: [String?] = []
        let subscription = container.rx.selected.subscribe(onNext: { titles.append($0?.title) })
        try kind.view(in: window).selectNext()
        try kind.view(in: window).selectPrevious()
        try kind.view(in: window).selectPrevious()
        #expect(titles == ["First", "Second", "First"])
        subscription.dispose()
        window.close()
    }

    @Test(arguments: Kind.allCases) func aScreenThatIsRemovedIsDismissedAndTheNextOneSeen(_ kind: Kind) throws
    {
        let (container, window) = open(kind)
        weak var dead: Screen?
        do {
            let fourth = Screen("Fourth")
            dead = fourth
            container.select(fourth)
            #expect(container.viewControllers.count == 4)
            container.remove(fourth)
            #expect(fourth.phase == .dismissed)
        }
        #expect(dead == nil)
        #expect(container.selected === third && third.phase == .visible)
        second.closeScreen()
        #expect(second.phase == .dismissed && container.viewControllers.map(\.title) == ["First", "Third"])
        container.remove(first)
        container.remove(third)
        #expect(container.selected == nil && window.headless.texts.isEmpty)
        window.close()
    }

    @Test(arguments: Kind.allCases) func everyScreenIsAskedAndGoesWithTheWindow(_ kind: Kind) {
        weak var dead: SelectionController?
        weak var deadScreen: Screen?
        do {
            let screen = Screen("Fourth")
            let (container, window) = open(kind)
            container.append(screen)
            (dead, deadScreen) = (container, screen)
            second.mayBeDismissed = false
            window.headless.requestClose()
            #expect(container.phase == .visible)
            second.mayBeDismissed = true
            window.headless.requestClose()
            #expect([first, second, screen].allSatisfy { $0.phase == .dismissed })
        }
        #expect(dead == nil && deadScreen == nil)
    }

    @Test(arguments: Kind.allCases) func completionComesWhenTheScreenIsInPlace(_ kind: Kind) throws {
        HeadlessBackend.install().isAnimated = true
        defer { HeadlessBackend.install().isAnimated = false }
        let (container, window) = open(kind)
        container.animation = .slide(.forward)
        var log: [String] = []
        container.select(second) { log.append("second") }
        #expect(second.phase == .visible && log.isEmpty)
        #expect(try kind.view(in: window).animation == .slide(.forward))
        try kind.view(in: window).finishAnimation()
        #expect(log == ["second"])
        // A change that another one interrupts is complete, and going back reverses the animation.
        container.select(third) { log.append("third") }
        container.select(first) { log.append("first") }
        #expect(log == ["second", "third"])
        #expect(try kind.view(in: window).animation == .slide(.backward))
        window.close()
        container.select(second, animation: .instant) { log.append("closed") }
        #expect(log == ["second", "third", "first", "closed"])
    }

    @Test(arguments: Kind.allCases) func aRestoredSelectionWaitsForItsScreen(_ kind: Kind) {
        let container = kind.make([])
        container.restore(.init(order: ["Screen.0", "Screen.1"], selected: "Screen.1"))
        container.append(first)
        #expect(container.selected === first)
        container.append(second)
        #expect(container.selected === second)
        container.append(third)
        container.select(first)
        container.set([third, second, first])
        #expect(container.selected === first)
    }

    @Test func pagesAreLeafedThrough() {
        let pages = PageController([first, second])
        #expect(!pages.selectPrevious())
        #expect(pages.selectNext() && pages.selected === second)
        #expect(!pages.selectNext())
        #expect(pages.selectPrevious() && pages.selected === first)
    }

    @Test func goingBackIsForTheStackInTheSelectedTab() {
        let stack = NavigationController(root: first)
        let tabs = TabController([stack, third])
        let window = WindowController(root: tabs)
        window.present()
        stack.push(second)
        window.headless.requestBack()
        #expect(stack.topViewController === first && tabs.selected === stack)
        window.headless.requestBack()
        #expect(tabs.selected === stack)
        window.close()
    }
}
