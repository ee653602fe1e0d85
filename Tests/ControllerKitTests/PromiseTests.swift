// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// A screen that adds itself to another parent when it is about to get one.
private final class Mover: ViewController {
    let other: (ViewController?) -> ViewController?

    init(to other: @escaping (ViewController?) -> ViewController?) {
        self.other = other
        super.init()
    }

    override func willMove(toParent parent: ViewController?) { other(parent)?.addChild(self) }
}

/// What the comments of events promise about when they are sent.
@MainActor @Suite(.serialized) struct PromiseTests {
    private let bag = DisposeBag()
    private let backend = HeadlessBackend.install()

    /// `rx.selected` and `rx.viewControllers` of tabs that the user and the program change.
    @Test func theSelectedScreenIsClosed() throws {
        let screens = ["A", "B", "C"].map { Screen($0) }
        let tabs = TabController(screens)
        let window = open(tabs)
        var selected: [String] = []
        var orders: [String] = []
        tabs.rx.selected.subscribe(onNext: { selected.append($0?.title ?? "none") }).disposed(by: bag)
        tabs.rx.viewControllers.subscribe(onNext: { orders.append($0.map { $0.title }.joined()) }).disposed(
            by: bag)
        tabs.select(screens[1])
        tabs.remove(screens[2])
        #expect(selected == ["A", "B"])
        tabs.remove(screens[1])
        tabs.remove(screens[0])
        #expect(selected == ["A", "B", "A", "none"])
        #expect(orders == ["ABC", "AB", "A", ""])
        window.close()
    }

    /// An observer changes the stack while it is told about a change.
    @Test func theScreensOfAStackAreSentInOrder() {
        let stack = NavigationController(root: Screen("A"))
        let window = open(stack)
        var orders: [String] = []
        stack.rx.viewControllers.subscribe(onNext: { [unowned stack] in
            if $0.count == 2 { stack.push(Screen("C")) }
        })
        .disposed(by: bag)
        stack.rx.viewControllers.subscribe(onNext: { orders.append($0.map { $0.title }.joined()) }).disposed(
            by: bag)
        stack.push(Screen("B"))
        #expect(orders.last == "ABC" && stack.viewControllers.map { $0.title }.joined() == "ABC")
        stack.popToRoot()
        #expect(orders.last == "A" && orders.count(where: { $0 == "A" }) == 2, "\(orders)")
        window.close()
    }

    /// A screen is not visible while its window is minimized, but still shown.
    @Test func aWindowIsMinimized() {
        let screen = Screen("Screen")
        let window = open(screen)
        var log: [String] = []
        screen.rx.isVisible.subscribe(onNext: { log.append("visible \($0)") }).disposed(by: bag)
        screen.rx.displayed.subscribe(onNext: { log.append("displayed \($0)") }).disposed(by: bag)
        screen.rxVisible.subscribe(onNext: { log.append("rxVisible \($0)") }).disposed(by: bag)
        #expect(log == ["visible true", "rxVisible true"])
        window.headless.minimize()
        window.headless.minimize()
        #expect(log.dropFirst(2) == ["displayed false", "visible false"])
        window.headless.unminimize()
        #expect(log.dropFirst(4) == ["visible true", "displayed true"])
        window.close()
        #expect(log.suffix(3).sorted() == ["displayed false", "rxVisible false", "visible false"])
    }

    /// `rxDismissed` sends on subscription if the controller was dismissed before, and not if it is shown again.
    @Test func aScreenIsDismissedAndShownAgain() {
        let stack = NavigationController(root: Screen("List"))
        let window = open(stack)
        let page = Screen("Page")
        var log: [String] = []
        page.rx.dismissed.subscribe(onNext: { _ in log.append("event") }).disposed(by: bag)
        stack.push(page)
        page.rxDismissed.subscribe(onSuccess: { log.append("before") }).disposed(by: bag)
        stack.pop()
        #expect(log == ["before", "event"] || log == ["event", "before"])
        page.rxDismissed.subscribe(onSuccess: { log.append("late") }).disposed(by: bag)
        #expect(log.count == 3 && log.last == "late")
        stack.push(page)
        page.rxDismissed.subscribe(onSuccess: { log.append("again") }).disposed(by: bag)
        #expect(log.count == 3)
        window.close()
        #expect(log.dropFirst(3).sorted() == ["again", "event"])
    }

    /// The first observer changes the value that it receives: the second one has the new value last.
    private func observeTwice<Value: Equatable>(
        _ values: Observable<Value>, _ change: @escaping (Value) -> Void
    ) -> () -> [Value] {
        var received: [Value] = []
        values.subscribe(onNext: { change($0) }).disposed(by: bag)
        values.subscribe(onNext: { received.append($0) }).disposed(by: bag)
        return { received }
    }

    @Test func aScreenIsPoppedByAnObserverOfItsVisibility() {
        for values in [\Screen.rxVisible, \Screen.rx.isVisible, \Screen.rx.displayed] {
            let stack = NavigationController(root: Screen("List"))
            let window = open(stack)
            let page = Screen("Page")
            let received = observeTwice(page[keyPath: values]) { [unowned stack] in if $0 { stack.pop() } }
            stack.push(page)
            #expect(page.phase == .dismissed && received().last != true, "\(received())")
            #expect(zip(received(), received().dropFirst()).allSatisfy { $0 != $1 }, "\(received())")
            window.close()
        }
    }

    @Test func aWindowIsClosedByAnObserverOfItsVisibility() {
        let window = WindowController(root: Screen("Screen"))
        let windows = observeTwice(window.rxVisible) { [unowned window] in if $0 { window.close() } }
        window.present()
        #expect(!window.isOpen && windows() == [false])
        let below = open(Screen("Below"))
        let popover = PopoverController(root: Screen("Preview"))
        let popovers = observeTwice(popover.rxVisible) { [unowned popover] in if $0 { popover.close() } }
        popover.present(above: below.root)
        #expect(popover.root.phase == .dismissed && popovers() == [false])
        below.close()
    }

    @Test func anObserverChangesWhatAContainerShows() {
        let screens = ["A", "B", "C"].map { Screen($0) }
        let tabs = TabController(screens)
        let selected = observeTwice(tabs.rx.selected.map { $0?.title }) { [unowned tabs] in
            if $0 == "B" { tabs.select(screens[2]) }
        }
        tabs.select(screens[1])
        #expect(selected() == ["A", "C"])
        let split = SplitController(sidebar: Screen("Side"))
        let widths = observeTwice(split.rx.columnWidths) { [unowned split] in
            if $0[0] < 100 { split.columnWidths = [100] }
        }
        split.columnWidths = [60]
        #expect(widths() == [[220], [100]])
        let (one, other) = (Screen("One"), Screen("Other"))
        let details = observeTwice(split.rx.detail.map { $0?.title }) { [unowned split] in
            if $0 == "One" { split.show(other) }
        }
        split.show(one)
        #expect(details() == [nil, "Other"])
        var state: SplitController.RestorableState?
        split.restorableState.subscribe(onNext: { state = $0 }).disposed(by: bag)
        #expect(state?.detail == 1 && state?.columnWidths == [100])
    }

    /// Subscribes without a bag, and returns whether the observer is released with what it observes.
    private func isReleased<Value>(_ values: () -> Observable<Value>) -> Bool {
        var observer: DisposeBag? = DisposeBag()
        weak let gone = observer
        _ = values().subscribe(onNext: { [observer] _ in _ = observer })
        observer = nil
        return gone == nil
    }

    @Test func anObserverIsReleasedWithWhatItObserves() {
        let areReleased = [
            isReleased { Screen("Screen").rxVisible },
            isReleased { WindowController(root: Screen("Screen")).rxVisible },
            isReleased { PopoverController(root: Screen("Screen")).rxVisible },
            isReleased { TabController([Screen("Screen")]).rx.selected },
            isReleased { SplitController(sidebar: Screen("Screen")).rx.columnWidths },
            isReleased { SettingsFile(path: nil, default: 1).values },
        ]
        #expect(!areReleased.contains(false), "\(areReleased)")
    }

    @Test func anObserverChangesTheSettings() throws {
        let settings = SettingsFile(path: nil, default: 1)
        let values = observeTwice(settings.values) { [unowned settings] in
            if $0 > 10 { try? settings.update { $0 = 10 } }
        }
        try settings.update { $0 = 11 }
        #expect(values() == [1, 10] && settings.value == 10)
    }

    /// `willMove(toParent:)` adds the screen to another parent: it is in one in the end, and each event has its parent.
    @Test func aScreenMovesElsewhereWhileItIsAdded() {
        let (first, second) = (Screen("First"), Screen("Second"))
        let child = Mover { $0 === first ? second : nil }
        var moves: [String] = []
        child.rx.willMoveToParent.subscribe(onNext: { moves.append("to \($0?.title ?? "none")") }).disposed(
            by: bag)
        child.rx.didMoveToParent.subscribe(onNext: { moves.append("in \($0?.title ?? "none")") }).disposed(
            by: bag)
        first.addChild(child)
        #expect(child.parent === first && first.children.count == 1 && second.children.isEmpty)
        #expect(moves == ["to Second", "in Second", "to First", "to none", "in none", "in First"])
        #expect(child.nextParent == nil && child.isMovingToParent)
    }

    /// A size that a maximised window has is not sent.
    @Test func aMaximisedWindowSendsNoSize() {
        let window = open(Screen("Screen"))
        var widths: [Int] = []
        window.sizes.subscribe(onNext: { widths.append($0.width) }).disposed(by: bag)
        window.headless.maximize()
        window.headless.resize(to: Size(width: 900, height: 700))
        window.headless.maximize(false)
        window.headless.resize(to: Size(width: 500, height: 300))
        #expect(widths == [500])
        window.close()
    }

    /// Each change of the appearance, and no value twice.
    @Test func theAppearanceIsChanged() {
        var schemes: [Appearance] = []
        backend.appearance.asDriver().drive(onNext: { schemes.append($0) }).disposed(by: bag)
        backend.setColorScheme(.dark)
        backend.setColorScheme(.dark)
        backend.setColorScheme(.light)
        #expect(zip(schemes, schemes.dropFirst()).allSatisfy { $0 != $1 }, "\(schemes)")
        #expect(schemes.last == backend.appearance.value)
    }
}
