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
                ? .screen(screen, with: NoneStepper())
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

    @Test func aStepWhoseFlowEndsAtOnceIsNotInFlight() {
        let coordinator = FlowCoordinator()
        let stepper = TestStepper()
        let flow = TestFlow { _ in .multiple(.flow(TestFlow(root: TestScreen()) { _ in .end })) }
        flow.policy.repeated = .dropWhileInFlight
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.one)
        #expect(flow.tests == [.one, .one] && reports.texts.isEmpty)
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

    @Test func aSecondActivationIsDroppedWhileTheFirstOneIsAdapted() {
        let coordinator = FlowCoordinator()
        let stepper = TestStepper()
        let flow = TestFlow()
        flow.policy.repeated = .dropWhileInFlight
        var answers: [(SingleEvent<any Step>) -> Void] = []
        flow.adapted = { _ in
            Single.create { single in
                answers.append(single)
                return Disposables.create()
            }
        }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow, with: stepper)
        for step in [TestStep.one, .one, .two, .two] { stepper.steps.accept(step) }
        answers[0](.success(TestStep.one))
        answers[1](.success(TestStep.two))
        #expect(answers.count == 2 && flow.tests == [.one, .two] && reports.all.count == 2)
        stepper.steps.accept(TestStep.one)
        answers.last?(.success(TestStep.one))
        #expect(flow.tests == [.one, .two, .one])
    }
}
