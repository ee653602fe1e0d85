// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

@MainActor struct InFlightTests {
    @Test func aSecondActivationIsDroppedUntilTheScreenOfTheFirstIsVisible() {
        let coordinator = FlowCoordinator()
        let stepper = TestStepper()
        let screen = TestScreen()
        let flow = TestFlow {
            $0 as? TestStep == .one
                ? .one(
                    flowContributor: .contribute(withNextPresentable: screen, withNextStepper: NoneStepper()))
                : .none
        }
        flow.policy.repeated = .dropWhileInFlight
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        #expect(flow.tests == [.one, .two])
        #expect(
            reports.texts == [
                "TestStep.one from TestStepper was dropped in TestFlow: an equal step is in flight. "
                    + "Set repeated: .navigate in the flow's policy if both steps are wanted."
            ])
        screen.presence.show()
        stepper.steps.accept(TestStep.one)
        #expect(flow.tests == [.one, .two, .one])
    }

    @Test func withoutTheGuardEveryActivationNavigates() {
        let coordinator = FlowCoordinator()
        let stepper = TestStepper()
        let flow = TestFlow()
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.one)
        #expect(flow.tests == [.one, .one])
    }
}
