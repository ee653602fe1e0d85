// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import Glibc
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// The order, the selection and the windows of tabs are restored after the application was killed.
@MainActor struct RestoredTabsTests {
    final class MailController: ViewController {
        init(_ title: String) {
            super.init()
            self.title = title
        }
    }

    final class TabFlow: Flow {
        let tabs: TabController
        let stepper = OneStepper(withSingleStep: TabStep.start)
        var root: any Presentable { tabs }

        init(_ screens: [ViewController]) {
            for screen in screens {
                screen.tabItem.isClosable = true
                screen.tabItem.isDetachable = true
            }
            tabs = TabController(screens)
            tabs.reordersTabs = true
        }

        func navigate(to step: TabStep) -> FlowContributors { .none }
    }

    enum TabStep: Step, Codable { case start }

    private let file = FlowRecordFile(
        path: "\(TemporaryFolder.ofProcess.path)/tabs-\(UInt32.random(in: 0...9999))/navigation.json")

    private func start(_ screens: [ViewController]) async throws -> (
        ApplicationSession, TabController, HeadlessPages
    ) {
        HeadlessBackend.install()
        let session = ApplicationSession(restoringFrom: file)
        let flow = TabFlow(screens)
        session.start(flow, with: TabStep.start)
        for _ in 0..<8 { await Task.yield() }
        return (session, flow.tabs, try #require(session.windows.first).headless.tabs())
    }

    private func titles(_ controllers: [ViewController]) -> [String] { controllers.map(\.title) }

    @Test func tabsThatWereMovedHaveTheSameOrderAndSelection() async throws {
        let (killed, before, view) = try await start([
            Screen("Inbox"), MailController("Drafts"), Screen("Sent"),
        ])
        try view.moveTab("Inbox", to: 2)
        try view.select("Drafts")
        #expect(titles(before.viewControllers) == ["Drafts", "Sent", "Inbox"])
        killed.saveState()

        let (session, after, _) = try await start([Screen("Inbox"), MailController("Drafts"), Screen("Sent")])
        #expect(titles(after.viewControllers) == ["Drafts", "Sent", "Inbox"])
        #expect(after.selected?.title == "Drafts" && after.selected?.phase == .visible)
        session.closeAllWindows()
        killed.closeAllWindows()
    }

    @Test func tabsOfOneTypeAreFoundByTheirIdentifiers() async throws {
        func documents(_ names: [String]) -> [ViewController] {
            names.map { name in
                let screen = Screen(name)
                screen.tabItem.identifier = "/home/\(name)"
                return screen
            }
        }
        let (killed, _, view) = try await start(documents(["One", "Two", "Three"]))
        try view.moveTab("Three", to: 0)
        try view.select("Two")
        killed.saveState()
        let (session, after, _) = try await start(documents(["Zero", "Two", "One", "Three"]))
        #expect(titles(after.viewControllers) == ["Three", "One", "Two", "Zero"])
        #expect(after.selected?.title == "Two")
        session.closeAllWindows()
        killed.closeAllWindows()
    }

    @Test func aTabThatTheUserClosedStaysClosed() async throws {
        let (killed, _, view) = try await start([Screen("Inbox"), MailController("Drafts")])
        try view.closeTab("Inbox")
        killed.saveState()
        let inbox = Screen("Inbox")
        let (again, after, _) = try await start([inbox, MailController("Drafts")])
        #expect(titles(after.viewControllers) == ["Drafts"] && inbox.phase == .dismissed)
        again.saveState()
        let (third, last, _) = try await start([Screen("Inbox"), MailController("Drafts")])
        #expect(titles(last.viewControllers) == ["Drafts"])
        for session in [killed, again, third] { session.closeAllWindows() }
    }

    @Test func aLazyTabWhoseScreenClosesStaysClosed() async throws {
        let drafts = MailController("Drafts")
        let (killed, before, _) = try await start([
            Screen("Inbox"), LazyController("Drafts") { drafts },
        ])
        before.select(before.viewControllers[1])
        drafts.closeScreen()
        #expect(titles(before.viewControllers) == ["Inbox"] && drafts.phase == .dismissed)
        killed.saveState()
        let (session, after, _) = try await start([
            Screen("Inbox"), LazyController("Drafts") { MailController("Drafts") },
        ])
        #expect(titles(after.viewControllers) == ["Inbox"])
        for session in [killed, session] { session.closeAllWindows() }
    }

    @Test func aTabInAWindowOfItsOwnHasItsWindowAgain() async throws {
        weak var dead: ViewController?
        do {
            let (killed, before, view) = try await start([
                Screen("Inbox"), MailController("Drafts"), Screen("Sent"),
            ])
            try view.detachTab("Drafts")
            let detached = try #require(before.detachedViewControllers.first?.window)
            detached.headless.resize(to: Size(width: 412, height: 333))
            killed.saveState()

            let (session, after, _) = try await start([
                Screen("Inbox"), MailController("Drafts"), Screen("Sent"),
            ])
            #expect(titles(after.viewControllers) == ["Inbox", "Sent"])
            let drafts = try #require(after.detachedViewControllers.first)
            dead = drafts
            #expect(drafts.title == "Drafts" && drafts.phase == .visible)
            let window = try #require(drafts.window)
            #expect(window.window.size == Size(width: 412, height: 333) && session.windows.count == 2)
            try window.headless.button("Move Back to the Tabs").tap()
            #expect(titles(after.viewControllers) == ["Inbox", "Drafts", "Sent"])
            session.closeAllWindows()
            killed.closeAllWindows()
        }
        #expect(dead == nil)
    }

    @Test func aWindowOfATabThatTheUserClosedStaysClosed() async throws {
        let (killed, before, view) = try await start([Screen("Inbox"), MailController("Drafts")])
        try view.detachTab("Drafts")
        before.detachedViewControllers.first?.window?.headless.requestClose()
        killed.saveState()
        let (session, after, _) = try await start([Screen("Inbox"), MailController("Drafts")])
        #expect(titles(after.viewControllers) == ["Inbox"] && after.detachedViewControllers.isEmpty)
        session.closeAllWindows()
        killed.closeAllWindows()
    }

    @Test func screensThatAreAddedLaterGetTheirPositions() async throws {
        let (killed, _, view) = try await start([Screen("Inbox"), MailController("Drafts"), Screen("Sent")])
        try view.moveTab("Sent", to: 0)
        try view.select("Drafts")
        killed.saveState()
        let (again, partly, _) = try await start([Screen("Inbox")])
        // Killed before the others were loaded: the arrangement is still the recorded one.
        again.saveState()
        let (session, after, _) = try await start([Screen("Inbox")])
        #expect(titles(partly.viewControllers) == ["Inbox"])
        after.append(MailController("Drafts"))
        after.append(Screen("Sent"))
        #expect(
            titles(after.viewControllers) == ["Sent", "Inbox", "Drafts"] && after.selected?.title == "Drafts")
        after.append(Screen("New"))
        after.move(after.viewControllers[3], to: 0)
        #expect(titles(after.viewControllers) == ["New", "Sent", "Inbox", "Drafts"])
        for session in [killed, again, session] { session.closeAllWindows() }
    }
}
