// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing

/// Several flows that show their screens in one stack, and windows above windows.
@MainActor struct SharedStackTests {
    enum PartStep: Step, Equatable { case show(String), leave }

    /// A flow without a container of its own: it ends with its last screen.
    final class PartFlow: Flow {
        let navigation: NavigationController
        var root: any Presentable { navigation }
        var policy: FlowPolicy { FlowPolicy(ending: .withLastScreen) }

        init(in navigation: NavigationController) { self.navigation = navigation }

        func navigate(to step: PartStep) -> FlowContributors {
            switch step {
            case .show(let title): .push(Screen(title), with: NoneStepper(), on: navigation)
            case .leave: .close
            }
        }
    }

    enum WholeStep: Step { case begin(String) }

    final class WholeFlow: Flow {
        let navigation: NavigationController
        var root: any Presentable { navigation }
        private(set) var parts: [WeakPart] = []

        struct WeakPart { weak var flow: PartFlow? }

        init() {
            navigation = NavigationController(root: Screen("Home"))
        }

        func navigate(to step: WholeStep) -> FlowContributors {
            switch step {
            case .begin(let title):
                let part = PartFlow(in: navigation)
                parts.append(WeakPart(flow: part))
                return .flow(part, with: .show(title))
            }
        }
    }

    @Test func severalFlowsShareOneStackAndNoneOutlivesItsScreens() throws {
        HeadlessBackend.install()
        let flow = WholeFlow()
        let window = open(flow.navigation)
        let coordinator = FlowCoordinator()
        let lifetimes = coordinator.trackLifetimes()
        coordinator.coordinate(flow: flow, with: NoneStepper())
        for title in ["A", "B", "C"] { flow.router.send(.begin(title)) }
        flow.parts[0].flow?.router.send(.show("A2"))
        #expect(flow.navigation.viewControllers.map(\.title) == ["Home", "A", "B", "C", "A2"])
        #expect(coordinator.children.count == 3)

        // The user goes back: each flow ends with its last screen.
        window.headless.requestBack()
        window.headless.requestBack()
        #expect(flow.parts.map { $0.flow != nil } == [true, true, false])
        // A flow below closes its own screens, and those above them.
        flow.parts[0].flow?.router.send(.leave)
        #expect(flow.navigation.viewControllers.map(\.title) == ["Home"])
        #expect(flow.parts.allSatisfy { $0.flow == nil } && coordinator.children.isEmpty)
        try lifetimes.assertReleased()
        window.close()
    }

    @Test func aWindowAboveAWindowAboveAWindowClosesWithTheFirst() {
        let screens = ["Main", "Edit", "Choose"].map { Screen($0) }
        let main = open(screens[0])
        screens[0].present(screens[1])
        screens[1].present(screens[2])
        #expect(screens.map(\.phase) == [.visible, .visible, .visible])
        #expect(screens[2].window?.window.parent === screens[1].window?.window)
        screens[1].dismiss()
        #expect(screens.map(\.phase) == [.visible, .visible, .dismissed])
        let last = Screen("Choose")
        screens[1].present(last)
        main.close()
        #expect((screens + [last]).allSatisfy { $0.phase == .dismissed })
    }
}
