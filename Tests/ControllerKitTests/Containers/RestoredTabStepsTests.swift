// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import Glibc
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

    private let file = FlowRecordFile(
        path: "\(TemporaryFolder.ofProcess.path)/notes-\(UInt32.random(in: 0...999_999))/navigation.json")

    private func start(isRoot: Bool, _ initial: [ViewController] = []) async throws -> (
        session: ApplicationSession, flow: NoteFlow
    ) {
        HeadlessBackend.install()
        let session = ApplicationSession(restoringFrom: file)
        let flow = NoteFlow(isRoot: isRoot, initial)
        session.start(flow, with: NoteStep.start)
        for _ in 0..<12 { await Task.yield() }
        return (session, flow)
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
        var sessions: [ApplicationSession] = []
        let (killed, before) = try await start(isRoot: isRoot, [Screen("Inbox")])
        for title in ["One", "Two", "Three", "Four"] { before.router.send(.open(title)) }
        before.tabs.move(before.tabs.viewControllers[3], to: 0)
        try close("One", of: before)
        try select("Two", of: before)
        #expect(titles(before) == ["Three", "Inbox", "Two", "Four"])
        killed.saveState()
        sessions.append(killed)

        for _ in 0..<2 {
            let (session, after) = try await start(isRoot: isRoot, [Screen("Inbox")])
            #expect(
                titles(after) == ["Three", "Inbox", "Two", "Four"] && after.tabs.selected?.title == "Two")
            session.saveState()
            sessions.append(session)
        }
        let (third, last) = try await start(isRoot: isRoot, [Screen("Inbox")])
        last.router.send(.open("Five"))
        try close("Inbox", of: last)
        try close("Two", of: last)
        third.saveState()
        let (fourth, again) = try await start(isRoot: isRoot, [Screen("Inbox")])
        #expect(titles(again) == ["Three", "Four", "Five"] && again.tabs.selected?.title == "Five")
        for session in sessions + [third, fourth] { session.closeAllWindows() }
    }

    @Test(arguments: [true, false])
    func aTabThatWasClosedAndOpenedAgainComesBackOnce(isRoot: Bool) async throws {
        func initial() -> [ViewController] {
            let (inbox, sent) = (Screen("Inbox"), Screen("Sent"))
            inbox.tabItem.identifier = "Inbox"
            return [inbox, sent]
        }
        let (killed, before) = try await start(isRoot: isRoot, initial())
        for title in ["Inbox", "Sent"] { try close(title, of: before) }
        before.router.send(.fixed("Inbox"))
        before.router.send(.open("Sent"))
        before.tabs.move(before.tabs.viewControllers[1], to: 0)
        killed.saveState()
        let (session, after) = try await start(isRoot: isRoot, initial())
        #expect(titles(after) == ["Sent", "Inbox"] && after.tabs.selected?.title == "Sent")
        session.closeAllWindows()
        killed.closeAllWindows()
    }

    @Test(arguments: [true, false])
    func aTabThatWasClosedAmongThoseOfAStepStaysClosed(isRoot: Bool) async throws {
        var sessions: [ApplicationSession] = []
        let (killed, before) = try await start(isRoot: isRoot, [Screen("Inbox")])
        before.router.send(.several(["One", "Two", "Three"]))
        before.router.send(.open("Four"))
        before.tabs.move(before.tabs.viewControllers[4], to: 0)
        try close("Two", of: before)
        try select("Three", of: before)
        killed.saveState()
        for _ in 0..<2 {
            let (session, after) = try await start(isRoot: isRoot, [Screen("Inbox")])
            #expect(
                titles(after) == ["Four", "Inbox", "One", "Three"] && after.tabs.selected?.title == "Three")
            session.saveState()
            sessions.append(session)
        }
        let (third, later) = try await start(isRoot: isRoot, [Screen("Inbox")])
        for title in ["One", "Three"] { try close(title, of: later) }
        third.saveState()
        let (fourth, last) = try await start(isRoot: isRoot, [Screen("Inbox")])
        #expect(titles(last) == ["Four", "Inbox"])
        last.router.send(.several(["Five", "Six"]))
        fourth.saveState()
        let (fifth, again) = try await start(isRoot: isRoot, [Screen("Inbox")])
        #expect(titles(again) == ["Four", "Inbox", "Five", "Six"])
        for session in [killed] + sessions + [third, fourth, fifth] { session.closeAllWindows() }
    }

    @Test func aTabThatTheProgramReplacesIsThereAgain() async throws {
        let (killed, before) = try await start(isRoot: true, [Screen("Loading")])
        before.tabs.set([Screen("One"), Screen("Two")])
        killed.saveState()
        let (session, after) = try await start(isRoot: true, [Screen("Loading")])
        #expect(titles(after) == ["Loading"])
        session.closeAllWindows()
        killed.closeAllWindows()
    }

    /// The screen of a step that cannot be recorded is missing in the next run.
    @Test func whatTheProgramSelectsWinsWhileATabIsMissing() async throws {
        let (killed, before) = try await start(isRoot: true)
        before.router.send(.fixed("One"))
        let lost = Screen("Lost")
        lost.tabItem.identifier = "Lost"
        lost.tabItem.isDetachable = true
        before.tabs.set([lost] + before.tabs.viewControllers, selecting: lost)
        killed.saveState()

        let (session, after) = try await start(isRoot: true)
        let (two, three) = (Screen("Two"), Screen("Three"))
        after.tabs.set(after.tabs.viewControllers + [two, three], selecting: two)
        #expect(after.tabs.selected === two)
        after.tabs.move(three, to: 0)
        #expect(titles(after) == ["Three", "One", "Two"])
        let late = Screen("Lost")
        late.tabItem.identifier = "Lost"
        after.tabs.select(late)
        #expect(titles(after) == ["Three", "One", "Two", "Lost"])
        session.closeAllWindows()
        killed.closeAllWindows()
    }

    @Test func aWindowIsNotOpenedForATabThatIsAddedLongAfter() async throws {
        func document() -> Screen {
            let screen = Screen("Document")
            screen.tabItem.identifier = "/document"
            return screen
        }
        let (killed, before) = try await start(isRoot: true, [Screen("Inbox")])
        before.tabs.append(document())
        before.tabs.detachTab(before.tabs.viewControllers[1])
        killed.saveState()
        let (session, after) = try await start(isRoot: true, [Screen("Inbox")])
        session.saveState()
        after.tabs.select(document())
        #expect(titles(after) == ["Inbox", "Document"] && after.tabs.detachedViewControllers.isEmpty)
        session.closeAllWindows()

        // A program that adds its tabs when they are loaded selects none.
        let (other, loaded) = try await start(isRoot: true, [Screen("Inbox")])
        #expect(titles(loaded) == ["Inbox"])
        for session in [killed, other] { session.closeAllWindows() }
    }

    @Test func restoredScreensAreShownWithoutAnAnimation() async throws {
        let (killed, before) = try await start(isRoot: false, [Screen("Inbox")])
        for title in ["One", "Two"] { before.router.send(.open(title)) }
        killed.saveState()

        let backend = HeadlessBackend.install()
        backend.isAnimated = true
        let session = ApplicationSession(restoringFrom: file)
        let flow = NoteFlow(isRoot: false, [Screen("Inbox")])
        let bag = DisposeBag()
        var animated: [Bool] = []
        flow.tabs.rx.selected.compactMap(\.self)
            .flatMap { $0.rx.viewDidAppear }
            .subscribe(onNext: { animated.append($0) }).disposed(by: bag)
        session.start(flow, with: NoteStep.start)
        session.windows.first?.headless.finishPresentation()
        for _ in 0..<12 { await Task.yield() }
        #expect(titles(flow) == ["Inbox", "One", "Two"] && flow.tabs.selected?.phase == .visible)
        #expect(!animated.isEmpty && animated.allSatisfy { !$0 })
        animated = []
        flow.router.send(.open("Three"))
        try session.windows.first?.headless.tabs().finishAnimation()
        #expect(animated == [true])
        session.closeAllWindows()
        killed.closeAllWindows()
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

    private func startMail() async -> (ApplicationSession, MailFlow) {
        HeadlessBackend.install()
        let session = ApplicationSession(restoringFrom: file)
        let flow = MailFlow()
        session.start(flow, with: NoteStep.start)
        for _ in 0..<12 { await Task.yield() }
        return (session, flow)
    }

    @Test func theDetailScreenOfASplitViewOnAStackIsVisibleAgain() async throws {
        let (killed, before) = await startMail()
        for title in ["One", "Two", "Three"] { before.router.send(.open(title)) }
        before.split.show(before.split.details[1])
        killed.saveState()
        let (second, after) = await startMail()
        #expect(after.split.details.map(\.title) == ["One", "Two", "Three"])
        #expect(after.split.detail?.title == "Two" && after.split.detail?.phase == .visible)
        after.split.remove(after.split.details[1])
        #expect(after.split.detail == nil)
        second.saveState()

        let (third, last) = await startMail()
        #expect(last.split.details.map(\.title) == ["One", "Three"] && last.split.detail == nil)
        last.split.show(last.split.details[0])
        #expect(last.split.detail?.title == "One")
        last.router.send(.open("Four"))
        #expect(last.split.detail?.title == "Four")
        for session in [killed, second, third] { session.closeAllWindows() }
    }
}
