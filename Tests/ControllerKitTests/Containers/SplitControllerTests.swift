// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

@MainActor struct SplitControllerTests {
    private let sidebar = Screen("Sidebar")
    private let first = Screen("First")
    private let second = Screen("Second")
    private let split: SplitController
    private let window: WindowController

    init() {
        split = SplitController(sidebar: sidebar)
        window = open(split)
    }

    @Test func aDetailThatIsReplacedIsHiddenAndNotDismissed() {
        split.show(first)
        split.show(second)
        #expect(first.phase == .hidden)
        #expect(second.phase == .visible)
        #expect(sidebar.phase == .visible)
        #expect(window.headless.texts == ["Sidebar", "Second"])
        split.show(first)
        #expect(first.log.count(where: { $0 == "didLoad" }) == 1)
        #expect(window.headless.state.title == "First")
        window.close()
    }

    @Test func aDetailThatIsRemovedIsDismissed() {
        weak var dead: Screen?
        do {
            let third = Screen("Third")
            dead = third
            split.show(third)
            split.remove(third)
            #expect(third.phase == .dismissed)
        }
        #expect(dead == nil)
        #expect(split.detail == nil)
        #expect(window.headless.texts == ["Sidebar"])
        window.close()
    }

    @Test func aDetailThatClosesItselfWhileItIsClosedIsDismissedOnce() {
        let detail = Witness("Detail", Journal())
        detail.onWillDisappear = { $0.closeScreen() }
        var count = 0
        let subscription = detail.lifecycleEvents.subscribe(onNext: {
            if case .dismissed = $0 { count += 1 }
        })
        split.show(detail)
        split.remove(detail)
        #expect(count == 1 && detail.phase == .dismissed && split.details.isEmpty)
        subscription.dispose()
        window.close()
    }

    @Test func whatIsShownInAScreenThatIsAboutToBeCoveredIsHiddenUntilItIsVisibleAgain() {
        let journal = Journal()
        let sidebar = Witness("Sidebar", journal)
        let split = SplitController(sidebar: sidebar)
        let navigation = NavigationController(root: split)
        let window = open(navigation)
        sidebar.onWillDisappear = { [unowned split, first, second] sidebar in
            sidebar.onWillDisappear = nil
            split.show(first)
            sidebar.addChild(second)
        }
        navigation.push(Screen("Cover"))
        #expect(first.phase == .hidden && second.phase == .hidden)
        #expect(!first.log.contains("willAppear") && !second.log.contains("willAppear"))
        navigation.pop()
        #expect(first.phase == .visible && second.phase == .visible)
        window.close()
        self.window.close()
    }

    @Test func theSideBarIsNotNarrowerThanItsMinimum() throws {
        split.minimumSidebarWidth = 140
        try window.headless.splitView().dragBorder(toWidth: 60)
        #expect(split.columnWidths == [140])
        split.minimumSidebarWidth = nil
        try window.headless.splitView().dragBorder(toWidth: 60)
        #expect(split.columnWidths == [60])
        window.close()
    }

    @Test func everyDetailIsDismissedWithTheWindow() {
        split.show(first)
        split.show(second)
        window.close()
        #expect([sidebar, first, second].allSatisfy { $0.phase == .dismissed })
    }

    @Test func aHiddenDetailIsAskedBeforeTheWindowCloses() {
        split.show(first)
        split.show(second)
        first.mayBeDismissed = false
        window.headless.requestClose()
        #expect(second.phase == .visible)
        window.close()
    }
}
