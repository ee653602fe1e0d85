// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import Foundation
import HeadlessBackend
import Testing
import ViewKit

/// Tabs that the user drags between two tab controllers are restored in the controller to which their step adds them.
@MainActor struct RestoredExchangeTests {
    enum PageStep: Step, Codable { case start, left([String]), right([String]) }

    final class PageFlow: Flow {
        let left = TabController()
        let right = TabController()
        private let exchange = TabExchange()
        private lazy var split = SplitController(sidebar: left, supplementary: right)
        var root: any Presentable { split }

        init() {
            left.tabExchange = exchange
            right.tabExchange = exchange
        }

        func navigate(to step: PageStep) -> FlowContributors {
            switch step {
            case .start: return .none
            case .left(let titles): return add(titles, to: left)
            case .right(let titles): return add(titles, to: right)
            }
        }

        private func add(_ titles: [String], to tabs: TabController) -> FlowContributors {
            let screens = titles.map { Screen($0) }
            tabs.set(tabs.viewControllers + screens, selecting: screens.last)
            return .multiple(flowContributors: screens.map { .viewController($0, with: NoneStepper()) })
        }

        var titles: [[String]] { [left, right].map { $0.viewControllers.map(\.title) } }
        var selected: [String?] { [left, right].map { $0.selected?.title } }

        func screen(_ title: String) throws -> ViewController {
            try #require((left.viewControllers + right.viewControllers).first { $0.title == title })
        }
    }

    private let program = RestoredProgram()

    private func start() async -> PageFlow { await program.start(PageFlow(), with: PageStep.start) }

    private func startWithPages() async -> PageFlow {
        let flow = await start()
        for title in ["One", "Two", "Three"] { flow.router.send(.left([title])) }
        for title in ["Four", "Five"] { flow.router.send(.right([title])) }
        #expect(flow.titles == [["One", "Two", "Three"], ["Four", "Five"]])
        return flow
    }

    @Test func aTabThatWasDraggedAwayAndBackHasItsPosition() async throws {
        let before = await startWithPages()
        let two = try before.screen("Two")
        before.right.take(two, at: .before(0))
        #expect(before.titles == [["One", "Three"], ["Two", "Four", "Five"]])
        before.left.take(two, at: .before(0))
        before.right.select(try before.screen("Four"))
        program.kill()
        for _ in 0..<2 {
            let after = await start()
            #expect(after.titles == [["Two", "One", "Three"], ["Four", "Five"]])
            #expect(after.selected == ["Two", "Four"])
            program.kill()
        }
    }

    @Test func aTabThatWasDraggedAwayIsWhereItsStepAddsItAndTheOthersKeepTheirPositions() async throws {
        let before = await startWithPages()
        before.left.move(try before.screen("Three"), to: 0)
        before.right.take(try before.screen("One"), at: .before(0))
        before.right.move(try before.screen("Five"), to: 0)
        before.left.select(try before.screen("Two"))
        before.right.select(try before.screen("Four"))
        #expect(before.titles == [["Three", "Two"], ["Five", "One", "Four"]])
        program.kill()
        for _ in 0..<2 {
            let after = await start()
            #expect(Set(after.titles[0]) == ["Three", "Two", "One"])
            #expect(after.titles[0].filter { $0 != "One" } == ["Three", "Two"])
            #expect(after.titles[1] == ["Five", "Four"] && after.selected == ["Two", "Four"])
            program.kill()
        }
    }

    @Test func aTabThatWasDraggedAwayAndClosedStaysClosed() async throws {
        let before = await start()
        before.router.send(.left(["One", "Two", "Three"]))
        before.router.send(.right(["Four", "Five"]))
        let two = try before.screen("Two")
        before.right.take(two, at: .pages)
        before.right.requestClose(two)
        #expect(before.titles == [["One", "Three"], ["Four", "Five"]])
        program.kill()
        let after = await start()
        #expect(after.titles == [["One", "Three"], ["Four", "Five"]])
    }

    @Test func aTabThatNoRunAddsIsForgottenAfterSomeRuns() async throws {
        let before = await startWithPages()
        let draft = Screen("Draft")
        draft.tabItem.identifier = "draft-of-a-letter"
        before.left.append(draft)
        program.kill()
        var runs = 0
        while try String(contentsOfFile: program.file.path, encoding: .utf8).contains("draft-of-a-letter"),
            runs < 20
        {
            let after = await start()
            #expect(after.titles == [["One", "Two", "Three"], ["Four", "Five"]])
            program.kill()
            runs += 1
        }
        #expect(runs == 6)
    }

    @Test func aTabThatComesLaterIsAwaitedAgain() async throws {
        let before = await startWithPages()
        let draft = Screen("Draft")
        draft.tabItem.identifier = "draft-of-a-letter"
        before.left.set([draft] + before.left.viewControllers)
        program.kill()
        for run in 0..<12 {
            let after = await start()
            if run % 4 == 3 {
                let draft = Screen("Draft")
                draft.tabItem.identifier = "draft-of-a-letter"
                after.left.append(draft)
                #expect(after.titles[0] == ["Draft", "One", "Two", "Three"])
            }
            program.kill()
        }
    }
}
