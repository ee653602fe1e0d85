// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing

/// Tabs never end the flows of their screens.
@MainActor struct TabFlowTests {
    enum PageStep: Step { case show(String) }

    final class PageFlow: Flow {
        let navigation = NavigationController()
        var root: any Presentable { navigation }

        func navigate(to step: PageStep) -> FlowContributors {
            switch step {
            case .show(let title): .push(Screen(title), with: NoneStepper(), on: navigation)
            }
        }
    }

    enum TabStep: Step { case start, select(Int), close(Int) }

    final class TabFlow: Flow {
        let tabs: TabController
        var root: any Presentable { tabs }

        init() {
            HeadlessBackend.install()
            tabs = TabController()
        }

        func navigate(to step: TabStep) -> FlowContributors {
            switch step {
            case .start:
                let flows = [PageFlow(), PageFlow()]
                tabs.set(flows.map(\.navigation))
                return .multiple(
                    .flow(flows[0], with: .show("Mail")), .flow(flows[1], with: .show("News")))
            case .select(let index):
                return .select(tabs.viewControllers[index], in: tabs)
            case .close(let index):
                tabs.remove(tabs.viewControllers[index])
                return .none
            }
        }
    }

    @Test func theFlowOfAHiddenTabContinuesUntilItsTabIsClosed() async throws {
        var window: WindowController!
        let coordinator = FlowCoordinator()
        let lifetimes = coordinator.trackLifetimes()
        do {
            let flow = TabFlow()
            window = open(flow.tabs)
            coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TabStep.start))
            while coordinator.children.count < 2 { await Task.yield() }

            flow.router.send(.select(1))
            let mail = try #require(flow.tabs.viewControllers.first as? NavigationController)
            #expect(mail.phase == .hidden && coordinator.children.count == 2)
            (coordinator.children[0].flow as? PageFlow)?.router.send(.show("Ada"))
            #expect(mail.viewControllers.map(\.title) == ["Mail", "Ada"])
            #expect(mail.viewControllers.map(\.phase) == [.hidden, .hidden])
            flow.router.send(.select(0))
            #expect(window.headless.texts.contains("Ada"))

            flow.router.send(.close(1))
            #expect(coordinator.children.count == 1 && flow.tabs.viewControllers.count == 1)
        }
        try lifetimes.assertReleased()
        window.close()
        window = nil
        #expect(coordinator.flow == nil)
        try lifetimes.assertReleased()
    }
}
