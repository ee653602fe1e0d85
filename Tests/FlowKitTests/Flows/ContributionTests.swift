// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

/// What a contribution is depends on the class of the object, not on the type of the variable that it comes from.
@MainActor struct ContributionTests {
    private class PlainStepper: Stepper {
        let steps = PublishRelay<any Step>()
    }

    private final class NotedStepper: PlainStepper, ObservedStepper {
        var timesObserved = 0
        func stepsAreObserved() { timesObserved += 1 }
    }

    private final class ScreenFlow: TestScreen, Flow {
        var navigated: [TestStep] = []
        var root: any Presentable { self }

        func navigate(to step: TestStep) -> FlowContributors {
            navigated.append(step)
            return .none
        }
    }

    private func contribute(_ screen: TestScreen, _ stepper: any Stepper) -> FlowCoordinator {
        let flow = TestFlow { step in
            guard step is RxFlowStep else { return .none }
            return .one(
                flowContributor: .contribute(withNextPresentable: screen, withNextStepper: stepper))
        }
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow)
        return coordinator
    }

    @Test func aStepperOfASubclassIsNotifiedThatItIsObserved() {
        let noted = NotedStepper()
        let stepper: PlainStepper = noted
        let coordinator = contribute(TestScreen(visible: true), stepper)
        #expect(noted.timesObserved == 1)
        withExtendedLifetime(coordinator) {}
    }

    @Test func aFlowOfASubclassOfAScreenIsRun() {
        let flow = ScreenFlow(visible: true)
        let coordinator = contribute(flow, OneStepper(.one))
        #expect(flow.navigated == [.one])
        #expect(coordinator.children.count == 1)
    }
}
