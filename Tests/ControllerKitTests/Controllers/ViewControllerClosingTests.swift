// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing

@MainActor struct ViewControllerClosingTests {
    enum ScreenStep: Step { case show(String), present, logOut, done }

    final class ScreenFlow: Flow {
        let navigation: NavigationController
        var child: ScreenFlow?

        init() {
            HeadlessBackend.install()
            navigation = NavigationController()
        }

        var root: any Presentable { navigation }

        func navigate(to step: ScreenStep) -> FlowContributors {
            switch step {
            case .show(let title):
                let screen = Screen(title)
                navigation.push(screen)
                return .viewController(screen, with: NoneStepper())
            case .present:
                let flow = ScreenFlow()
                child = flow
                navigation.present(flow.navigation)
                return .flow(flow, with: .show("Presented"))
            case .logOut: return .reset(to: ScreenStep.show("Login"))
            case .done: return .close
            }
        }
    }

    final class Emitter: Stepper {
        let steps = PublishRelay<any Step>()
        let initialStep: any Step = ScreenStep.show("List")
    }

    let flow = ScreenFlow()
    let stepper = Emitter()
    let coordinator = FlowCoordinator()
    let window: WindowController

    init() {
        window = open(flow.navigation)
        coordinator.coordinate(flow: flow, with: stepper)
    }

    @Test func resettingAFlowDismissesTheScreensOfItsStack() {
        stepper.steps.accept(ScreenStep.show("Detail"))
        let before = flow.navigation.viewControllers
        stepper.steps.accept(ScreenStep.logOut)
        #expect(flow.navigation.viewControllers.map(\.title) == ["Login"])
        #expect(before.map(\.phase) == [.dismissed, .dismissed])
        window.close()
    }

    @Test func aFlowThatClosesTakesItsWindowWithIt() throws {
        stepper.steps.accept(ScreenStep.present)
        let child = try #require(flow.child)
        #expect(child.navigation.window !== window && coordinator.children.count == 1)
        child.router.send(.done)
        #expect(child.navigation.phase == .dismissed)
        #expect(coordinator.children.isEmpty && flow.navigation.phase == .visible)
        window.close()
    }

    @Test func aPlainChildLeavesItsParentForGood() {
        let parent = Screen("Parent")
        let child = Screen("Child")
        flow.navigation.push(parent)
        parent.addChild(child)
        child.closeScreen()
        child.closeScreen()
        #expect(child.phase == .dismissed && parent.children.isEmpty)
        window.close()
    }
}
