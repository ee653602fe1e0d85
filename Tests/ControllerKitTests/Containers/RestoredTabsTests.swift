// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
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

    private let program = RestoredProgram()

    private func start(_ screens: [ViewController]) async throws -> (TabController, HeadlessPages) {
        let flow = await program.start(TabFlow(screens), with: TabStep.start)
        return (flow.tabs, try #require(program.session.windows.first).headless.tabs())
    }

    private func titles(_ controllers: [ViewController]) -> [String] { controllers.map(\.title) }

    @Test func tabsThatWereMovedHaveTheSameOrderAndSelection() async throws {
        let (before, view) = try await start([
            Screen("Inbox"), MailController("Drafts"), Screen("Sent"),
        ])
        try view.moveTab("Inbox", to: 2)
        try view.select("Drafts")
        #expect(titles(before.viewControllers) == ["Drafts", "Sent", "Inbox"])
        program.kill()

        let (after, _) = try await start([Screen("Inbox"), MailController("Drafts"), Screen("Sent")])
        #expect(titles(after.viewControllers) == ["Drafts", "Sent", "Inbox"])
        #expect(after.selected?.title == "Drafts" && after.selected?.phase == .visible)
    }

    @Test func tabsOfOneTypeAreFoundByTheirIdentifiers() async throws {
        func documents(_ names: [String]) -> [ViewController] {
            names.map { name in
                let screen = Screen(name)
                screen.tabItem.identifier = "/home/\(name)"
                return screen
            }
        }
        let (_, view) = try await start(documents(["One", "Two", "Three"]))
        try view.moveTab("Three", to: 0)
        try view.select("Two")
        program.kill()
        let (after, _) = try await start(documents(["Zero", "Two", "One", "Three"]))
        #expect(titles(after.viewControllers) == ["Three", "One", "Two", "Zero"])
        #expect(after.selected?.title == "Two")
    }

    @Test func aTabThatTheUserClosedStaysClosed() async throws {
        let (_, view) = try await start([Screen("Inbox"), MailController("Drafts")])
        try view.closeTab("Inbox")
        program.kill()
        let inbox = Screen("Inbox")
        let (after, _) = try await start([inbox, MailController("Drafts")])
        #expect(titles(after.viewControllers) == ["Drafts"] && inbox.phase == .dismissed)
        program.kill()
        let (last, _) = try await start([Screen("Inbox"), MailController("Drafts")])
        #expect(titles(last.viewControllers) == ["Drafts"])
    }

    @Test func aLazyTabWhoseScreenClosesStaysClosed() async throws {
        let drafts = MailController("Drafts")
        let (before, _) = try await start([
            Screen("Inbox"), LazyController("Drafts") { drafts },
        ])
        before.select(before.viewControllers[1])
        drafts.closeScreen()
        #expect(titles(before.viewControllers) == ["Inbox"] && drafts.phase == .dismissed)
        program.kill()
        let (after, _) = try await start([
            Screen("Inbox"), LazyController("Drafts") { MailController("Drafts") },
        ])
        #expect(titles(after.viewControllers) == ["Inbox"])
    }

    @Test func aTabInAWindowOfItsOwnHasItsWindowAgain() async throws {
        weak var dead: ViewController?
        do {
            let (before, view) = try await start([
                Screen("Inbox"), MailController("Drafts"), Screen("Sent"),
            ])
            try view.detachTab("Drafts")
            let detached = try #require(before.detachedViewControllers.first?.window)
            detached.headless.resize(to: Size(width: 412, height: 333))
            program.kill()

            let (after, _) = try await start([
                Screen("Inbox"), MailController("Drafts"), Screen("Sent"),
            ])
            #expect(titles(after.viewControllers) == ["Inbox", "Sent"])
            let drafts = try #require(after.detachedViewControllers.first)
            dead = drafts
            #expect(drafts.title == "Drafts" && drafts.phase == .visible)
            let window = try #require(drafts.window)
            #expect(window.window.size == Size(width: 412, height: 333) && program.session.windows.count == 2)
            try window.headless.button("Move Back to the Tabs").tap()
            #expect(titles(after.viewControllers) == ["Inbox", "Drafts", "Sent"])
            program.end()
        }
        #expect(dead == nil)
    }

    @Test func aWindowOfATabThatTheUserClosedStaysClosed() async throws {
        let (before, view) = try await start([Screen("Inbox"), MailController("Drafts")])
        try view.detachTab("Drafts")
        before.detachedViewControllers.first?.window?.headless.requestClose()
        program.kill()
        let (after, _) = try await start([Screen("Inbox"), MailController("Drafts")])
        #expect(titles(after.viewControllers) == ["Inbox"] && after.detachedViewControllers.isEmpty)
    }

    @Test func screensThatAreAddedLaterGetTheirPositions() async throws {
        let (_, view) = try await start([Screen("Inbox"), MailController("Drafts"), Screen("Sent")])
        try view.moveTab("Sent", to: 0)
        try view.select("Drafts")
        program.kill()
        let (partly, _) = try await start([Screen("Inbox")])
        // Killed before the others were loaded: the arrangement is still the recorded one.
        program.kill()
        let (after, _) = try await start([Screen("Inbox")])
        #expect(titles(partly.viewControllers) == ["Inbox"])
        after.append(MailController("Drafts"))
        after.append(Screen("Sent"))
        #expect(
            titles(after.viewControllers) == ["Sent", "Inbox", "Drafts"] && after.selected?.title == "Drafts")
        after.append(Screen("New"))
        after.move(after.viewControllers[3], to: 0)
        #expect(titles(after.viewControllers) == ["New", "Sent", "Inbox", "Drafts"])
    }
}
