// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Tabs and detail screens that are shown by steps are restored after the application was killed.
@MainActor struct RestoredTabStepsTests {
    enum NoteStep: Step, Codable { case start, open(String), fixed(String), several([String]) }

    /// The tabs of notes: the root of the flow, or a screen on the stack of the flow.
    final class NoteFlow: Flow {
        let navigation = NavigationController()
        let tabs: TabController
        let isRoot: Bool
        var root: any Presentable { isRoot ? tabs : navigation }

        init(isRoot: Bool, _ initial: [ViewController]) {
            self.isRoot = isRoot
            tabs = TabController(initial)
        }

        func navigate(to step: NoteStep) -> FlowContributors {
            switch step {
            case .start:
                guard !isRoot else { return .none }
                return .push(tabs, with: NoneStepper(), on: navigation)
            case .several(let titles):
                let screens = titles.map { Screen($0) }
                tabs.set(tabs.viewControllers + screens)
                return .multiple(flowContributors: screens.map { .viewController($0, with: NoneStepper()) })
            case .open(let title), .fixed(let title):
                let screen = Screen(title)
                if case .fixed = step { screen.tabItem.identifier = title }
                return .perform(
                    .select(screen, in: tabs), then: .viewController(screen, with: NoneStepper()))
            }
        }
    }

    private let program = RestoredProgram()

    private func start(isRoot: Bool, _ initial: [ViewController] = []) async -> NoteFlow {
        await program.start(NoteFlow(isRoot: isRoot, initial), with: NoteStep.start)
    }

    private func titles(_ flow: NoteFlow) -> [String] { flow.tabs.viewControllers.map(\.title) }

    private func close(_ title: String, of flow: NoteFlow) throws {
        flow.tabs.requestClose(try #require(flow.tabs.viewControllers.first { $0.title == title }))
    }

    private func select(_ title: String, of flow: NoteFlow) throws {
        flow.tabs.select(try #require(flow.tabs.viewControllers.first { $0.title == title }))
    }

    @Test(arguments: [true, false])
    func tabsOfOneTypeKeepTheirOrderAndSelectionAfterOneWasClosed(isRoot: Bool) async throws {
        let before = await start(isRoot: isRoot, [Screen("Inbox")])
        for title in ["One", "Two", "Three", "Four"] { before.router.send(.open(title)) }
        before.tabs.move(before.tabs.viewControllers[3], to: 0)
        try close("One", of: before)
        try select("Two", of: before)
        #expect(titles(before) == ["Three", "Inbox", "Two", "Four"])
        program.kill()

        for _ in 0..<2 {
            let after = await start(isRoot: isRoot, [Screen("Inbox")])
            #expect(
                titles(after) == ["Three", "Inbox", "Two", "Four"] && after.tabs.selected?.title == "Two")
            program.kill()
        }
        let last = await start(isRoot: isRoot, [Screen("Inbox")])
        last.router.send(.open("Five"))
        try close("Inbox", of: last)
        try close("Two", of: last)
        program.kill()
        let again = await start(isRoot: isRoot, [Screen("Inbox")])
        #expect(titles(again) == ["Three", "Four", "Five"] && again.tabs.selected?.title == "Five")
    }

    @Test(arguments: [true, false])
    func aTabThatWasClosedAndOpenedAgainComesBackOnce(isRoot: Bool) async throws {
        func initial() -> [ViewController] {
            let (inbox, sent) = (Screen("Inbox"), Screen("Sent"))
            inbox.tabItem.identifier = "Inbox"
            return [inbox, sent]
        }
        let before = await start(isRoot: isRoot, initial())
        for title in ["Inbox", "Sent"] { try close(title, of: before) }
        before.router.send(.fixed("Inbox"))
        before.router.send(.open("Sent"))
        before.tabs.move(before.tabs.viewControllers[1], to: 0)
        program.kill()
        let after = await start(isRoot: isRoot, initial())
        #expect(titles(after) == ["Sent", "Inbox"] && after.tabs.selected?.title == "Sent")
    }

    @Test(arguments: [true, false])
    func aTabThatWasClosedAmongThoseOfAStepStaysClosed(isRoot: Bool) async throws {
        let before = await start(isRoot: isRoot, [Screen("Inbox")])
        before.router.send(.several(["One", "Two", "Three"]))
        before.router.send(.open("Four"))
        before.tabs.move(before.tabs.viewControllers[4], to: 0)
        try close("Two", of: before)
        try select("Three", of: before)
        program.kill()
        for _ in 0..<2 {
            let after = await start(isRoot: isRoot, [Screen("Inbox")])
            #expect(
                titles(after) == ["Four", "Inbox", "One", "Three"] && after.tabs.selected?.title == "Three")
            program.kill()
        }
        let later = await start(isRoot: isRoot, [Screen("Inbox")])
        for title in ["One", "Three"] { try close(title, of: later) }
        program.kill()
        let last = await start(isRoot: isRoot, [Screen("Inbox")])
        #expect(titles(last) == ["Four", "Inbox"])
        last.router.send(.several(["Five", "Six"]))
        program.kill()
        let again = await start(isRoot: isRoot, [Screen("Inbox")])
        #expect(titles(again) == ["Four", "Inbox", "Five", "Six"])
    }

    @Test func aTabThatTheProgramReplacesIsThereAgain() async throws {
        let before = await start(isRoot: true, [Screen("Loading")])
        before.tabs.set([Screen("One"), Screen("Two")])
        program.kill()
        let after = await start(isRoot: true, [Screen("Loading")])
        #expect(titles(after) == ["Loading"])
    }

    /// The screen of a step that cannot be recorded is missing in the next run.
    @Test func whatTheProgramSelectsWinsWhileATabIsMissing() async throws {
        let before = await start(isRoot: true)
        before.router.send(.fixed("One"))
        let lost = Screen("Lost")
        lost.tabItem.identifier = "Lost"
        lost.tabItem.isDetachable = true
        before.tabs.set([lost] + before.tabs.viewControllers, selecting: lost)
        program.kill()

        let after = await start(isRoot: true)
        let (two, three) = (Screen("Two"), Screen("Three"))
        after.tabs.set(after.tabs.viewControllers + [two, three], selecting: two)
        #expect(after.tabs.selected === two)
        after.tabs.move(three, to: 0)
        #expect(titles(after) == ["Three", "One", "Two"])
        let late = Screen("Lost")
        late.tabItem.identifier = "Lost"
        after.tabs.select(late)
        #expect(titles(after) == ["Three", "One", "Two", "Lost"])
    }

    @Test func aWindowIsNotOpenedForATabThatIsAddedLongAfter() async throws {
        func document() -> Screen {
            let screen = Screen("Document")
            screen.tabItem.identifier = "/document"
            return screen
        }
        let before = await start(isRoot: true, [Screen("Inbox")])
        before.tabs.append(document())
        before.tabs.detachTab(before.tabs.viewControllers[1])
        program.kill()
        let after = await start(isRoot: true, [Screen("Inbox")])
        program.kill()
        after.tabs.select(document())
        #expect(titles(after) == ["Inbox", "Document"] && after.tabs.detachedViewControllers.isEmpty)
        program.session.closeAllWindows()

        // A program that adds its tabs when they are loaded selects none.
        let loaded = await start(isRoot: true, [Screen("Inbox")])
        #expect(titles(loaded) == ["Inbox"])
    }

    @Test func restoredScreensAreShownWithoutAnAnimation() async throws {
        let before = await start(isRoot: false, [Screen("Inbox")])
        for title in ["One", "Two"] { before.router.send(.open(title)) }
        program.kill()

        let backend = HeadlessBackend.install()
        backend.isAnimated = true
        let session = ApplicationSession(restoringFrom: program.file)
        let flow = NoteFlow(isRoot: false, [Screen("Inbox")])
        let bag = DisposeBag()
        var animated: [Bool] = []
        flow.tabs.rx.selected.compactMap(\.self)
            .flatMap { $0.rx.viewDidAppear }
            .subscribe(onNext: { animated.append($0) }).disposed(by: bag)
        session.start(flow, with: NoteStep.start)
        session.windows.first?.headless.finishPresentation()
        await turn()
        #expect(titles(flow) == ["Inbox", "One", "Two"] && flow.tabs.selected?.phase == .visible)
        #expect(!animated.isEmpty && animated.allSatisfy { !$0 })
        animated = []
        flow.router.send(.open("Three"))
        try session.windows.first?.headless.tabs().finishAnimation()
        #expect(animated == [true])
        session.closeAllWindows()
    }

    // MARK: Split views

    final class MailFlow: Flow {
        let navigation = NavigationController()
        let split = SplitController(sidebar: Screen("Folders"))
        var root: any Presentable { navigation }

        func navigate(to step: NoteStep) -> FlowContributors {
            switch step {
            case .start: return .push(split, with: NoneStepper(), on: navigation)
            case .several: return .none
            case .open(let title), .fixed(let title):
                let screen = Screen(title)
                return .perform(.show(screen, in: split), then: .viewController(screen, with: NoneStepper()))
            }
        }
    }

    private func startMail() async -> MailFlow { await program.start(MailFlow(), with: NoteStep.start) }

    @Test func theDetailScreenOfASplitViewOnAStackIsVisibleAgain() async throws {
        let before = await startMail()
        for title in ["One", "Two", "Three"] { before.router.send(.open(title)) }
        before.split.show(before.split.details[1])
        program.kill()
        let after = await startMail()
        #expect(after.split.details.map(\.title) == ["One", "Two", "Three"])
        #expect(after.split.detail?.title == "Two" && after.split.detail?.phase == .visible)
        after.split.remove(after.split.details[1])
        #expect(after.split.detail == nil)
        program.kill()

        let last = await startMail()
        #expect(last.split.details.map(\.title) == ["One", "Three"] && last.split.detail == nil)
        last.split.show(last.split.details[0])
        #expect(last.split.detail?.title == "One")
        last.router.send(.open("Four"))
        #expect(last.split.detail?.title == "Four")
    }
}
