// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import RxKernel
import Testing

/// What other screens do while a window is minimized or shown again.
@MainActor @Suite(.serialized) struct MinimizedWindowTests {
    private let bag = DisposeBag()
    private let journal = Journal()

    init() { HeadlessBackend.install() }

    private func follow(_ screen: Witness) {
        screen.rxVisible.subscribe(onNext: { [journal] in journal.lines.append("\(screen.name) shown \($0)") }
        )
        .disposed(by: bag)
    }

    /// A screen of another application in the process, which is covered meanwhile, is not one of a minimized window.
    @Test func aScreenOfAnotherApplicationIsCoveredMeanwhile() {
        let (one, other) = (ApplicationSession(), ApplicationSession())
        let (screen, list) = (Witness("Screen", journal), Witness("List", journal))
        let stack = NavigationController(root: list)
        let window = one.perform { open(screen) }
        other.perform { _ = open(stack) }
        screen.onWillDisappear = { _ in stack.push(Screen("Page"), animation: .instant) }
        var isShown = true
        list.rxVisible.subscribe(onNext: { isShown = $0 }).disposed(by: bag)
        window.headless.minimize()
        #expect(screen.isMinimized && list.phase == .hidden && !list.isMinimized && !isShown)
        window.headless.unminimize()
        #expect(screen.phase == .visible && list.phase == .hidden)
        for session in [one, other] { session.closeAllWindows() }
    }

    /// The new screen counts as shown while the window is minimized, instead of the one before.
    @Test func aScreenSelectsAnotherOneWhileTheWindowIsMinimized() {
        let screens = ["A", "B"].map { Witness($0, journal) }
        let tabs = TabController(screens)
        let window = open(tabs)
        for screen in screens { follow(screen) }
        screens[0].onWillDisappear = { [unowned tabs] _ in tabs.select(screens[1]) }
        _ = journal.take()
        window.headless.minimize()
        #expect(
            journal.take() == [
                "A willDisappear", "B didLoad", "A shown false", "A didDisappear", "B shown true",
            ])
        #expect(!screens[0].isMinimized && screens[1].isMinimized)
        window.headless.unminimize()
        #expect(journal.take() == ["B willAppear", "B isAppearing", "B didAppear"])
        window.close()
    }

    /// The screen before has not begun to appear, and does not count as shown any more.
    @Test func aContainerSelectsAnotherScreenBeforeItsScreensAppear() {
        let screens = ["A", "B"].map { Witness($0, journal) }
        let tabs = TabController(screens)
        let window = open(tabs)
        for screen in screens { follow(screen) }
        window.headless.minimize()
        tabs.rx.viewWillAppear.subscribe(onNext: { [unowned tabs] _ in
            tabs.select(screens[1])
        })
        .disposed(by: bag)
        _ = journal.take()
        window.headless.unminimize()
        let lines = journal.take()
        #expect(lines.contains("A shown false") && !lines.contains("A willAppear"), "\(lines)")
        #expect(!screens[0].isMinimized && screens[0].phase == .hidden && screens[1].phase == .visible)
        window.close()
    }

    /// The calls of the screen that was about to appear stay in pairs.
    @Test func aScreenSelectsAnotherOneWhileTheWindowIsShownAgain() {
        let screens = ["A", "B"].map { Witness($0, journal) }
        let tabs = TabController(screens)
        let window = open(tabs)
        window.headless.minimize()
        screens[0].onWillAppear = { [unowned tabs] _ in tabs.select(screens[1]) }
        _ = journal.take()
        window.headless.unminimize()
        #expect(
            journal.take() == [
                "A willAppear", "A willDisappear", "B didLoad", "B willAppear", "A didDisappear",
                "B isAppearing",
                "B didAppear",
            ])
        #expect(screens[1].phase == .visible && screens[0].phase == .hidden && !screens[0].isMinimized)
        window.close()
        #expect(journal.take() == ["B willDisappear", "B didDisappear"])
    }
}
