// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing
import ViewKit

/// A swipe that goes back in a stack, and the life cycle events of the screens during it.
@MainActor struct SwipeBackTests {
    private let list = Screen("List")
    private let detail = Screen("Detail")
    private let navigation: NavigationController
    private let window: WindowController
    private let stack: HeadlessPages

    init() throws {
        navigation = NavigationController(root: list)
        window = open(navigation, header: .plain)
        navigation.push(detail)
        stack = try window.headless.find(HeadlessPages.self, [.pages], nil)
        list.log = []
        detail.log = []
    }

    @Test func aSwipePopsTheTopScreenWhenTheFingersLeave() throws {
        try stack.drag(.backward, to: 0.4)
        #expect(list.log == ["willAppear"] && detail.log == ["willDisappear"])
        #expect(list.phase == .hidden && detail.phase == .visible)
        #expect(window.headless.texts.contains("List"))
        try stack.drag(.backward, to: 0.8)
        stack.release()
        #expect(navigation.viewControllers.map(\.title) == ["List"])
        #expect(list.log == ["willAppear", "isAppearing", "didAppear"])
        #expect(detail.log == ["willDisappear", "didDisappear"])
        #expect(list.phase == .visible && detail.phase == .dismissed)
        #expect(throws: HeadlessError.self) { try stack.drag(.backward, to: 0.1) }
        window.close()
    }

    @Test(arguments: [true, false]) func aSwipeThatIsCancelledChangesNothing(_ isCancelled: Bool) throws {
        var dismissals = 0
        let subscription = detail.rxDismissed.subscribe(onSuccess: { dismissals += 1 })
        try stack.drag(.backward, to: 0.3)
        if isCancelled { stack.cancelDrag() } else { stack.release() }
        #expect(navigation.topViewController === detail && dismissals == 0)
        #expect(list.log == ["willAppear", "willDisappear", "didDisappear"])
        #expect(detail.log == ["willDisappear", "willAppear", "isAppearing", "didAppear"])
        #expect(list.phase == .hidden && detail.phase == .visible)
        #expect(window.headless.texts == ["Detail", "Detail"])
        navigation.pop()
        #expect(dismissals == 1 && list.phase == .visible)
        subscription.dispose()
        window.close()
    }

    @Test func aSwipeOfScreensWithScreensInThemReachesThose() throws {
        let (inner, other) = (Screen("Inner"), Screen("Other"))
        let tabs = TabController([inner, other])
        navigation.push(tabs)
        inner.log = []
        try stack.drag(.backward, to: 0.3)
        #expect(inner.log == ["willDisappear"])
        stack.cancelDrag()
        #expect(inner.log == ["willDisappear", "willAppear", "isAppearing", "didAppear"])
        #expect(inner.phase == .visible && other.log == ["didLoad"] || other.log.isEmpty)
        window.close()
    }

    @Test func aScreenThatRefusesComesBack() throws {
        detail.mayBeDismissed = false
        try stack.drag(.backward, to: 0.9)
        stack.release()
        #expect(navigation.topViewController === detail && detail.phase == .visible)
        #expect(detail.log.last == "didAppear" && list.log.last == "didDisappear")
        #expect(window.headless.texts == ["Detail", "Detail"])
        window.close()
    }

    private final class Asking: ViewController {
        var answer: CheckedContinuation<Bool, Never>?
        override func mayDismiss() async -> Bool { await withCheckedContinuation { answer = $0 } }
    }

    @Test func aScreenThatAsksComesBackUntilTheUserAnswers() async throws {
        let asking = Asking()
        navigation.push(asking)
        try stack.drag(.backward, to: 0.9)
        stack.release()
        #expect(navigation.topViewController === asking && asking.phase == .visible)
        asking.answer?.resume(returning: true)
        while navigation.topViewController === asking { await Task.yield() }
        #expect(
            navigation.topViewController === detail && detail.phase == .visible && asking.phase == .dismissed)
        window.close()
    }

    @Test func anotherChangeCancelsTheSwipe() throws {
        try stack.drag(.backward, to: 0.5)
        let third = Screen("Third")
        navigation.push(third)
        #expect(navigation.viewControllers.map(\.title) == ["List", "Detail", "Third"])
        #expect(third.phase == .visible && list.phase == .hidden && detail.phase == .hidden)
        #expect(list.log == ["willAppear", "willDisappear", "didDisappear"])
        #expect(
            detail.log == [
                "willDisappear", "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
            ])
        stack.release()
        #expect(window.headless.texts == ["Third", "Third"])
        try stack.drag(.backward, to: 0.5)
        window.close()
        #expect([list, detail, third].allSatisfy { $0.phase == .dismissed })
        #expect(third.log.suffix(2) == ["willDisappear", "didDisappear"])
    }

    @Test func aStackThatForbidsItIsNotSwiped() throws {
        navigation.allowsSwipe = false
        #expect(throws: HeadlessError.self) { try stack.drag(.backward, to: 0.5) }
        navigation.allowsSwipe = true
        try stack.drag(.backward, to: 0.9)
        stack.release()
        #expect(navigation.topViewController === list)
        window.close()
    }
}
