// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import RxKernelTesting
import Testing

@MainActor struct ReadinessTests {
    let scheduler = TestScheduler(initialClock: 0)
    let coordinator: FlowCoordinator
    let reports: Reports

    init() {
        coordinator = FlowCoordinator(scheduler: scheduler)
        reports = Reports(of: coordinator)
    }

    @Test func aFlowThatNeverNavigatesIsReportedByName() {
        coordinator.coordinate(flow: TestFlow(), with: TestStepper())
        scheduler.advanceTo(9)
        #expect(reports.all.isEmpty)
        scheduler.advanceTo(11)
        #expect(
            reports.texts == [
                "TestFlow is not ready after 10 s, because TestStepper has emitted no step. What waits for it does not run. Give its stepper, and the stepper of each flow that it starts, an initial step."
            ])
    }

    @Test func aParentThatWaitsForAChildSaysForWhich() {
        let child = TypedFlow()
        let parent = TestFlow { _ in .screen(child, with: TestStepper()) }
        coordinator.coordinate(flow: parent)
        scheduler.advanceTo(11)
        #expect(reports.texts.count == 2)
        #expect(
            reports.texts.contains {
                $0.contains("TestFlow is not ready") && $0.contains("these flows are not ready: TypedFlow.")
            })
    }

    @Test func aFlowThatBecomesReadyInTimeIsNotReported() {
        let stepper = TestStepper()
        coordinator.coordinate(flow: TestFlow(), with: stepper)
        stepper.steps.accept(TestStep.one)
        scheduler.advanceTo(20)
        #expect(reports.all.isEmpty)
    }

    @Test func aSlowAdaptIsReported() {
        let flow = TestFlow()
        flow.adapted = { _ in .never() }
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        scheduler.advanceTo(11)
        #expect(reports.texts.contains { $0.contains("has been in adapt(step:) of TestFlow for 10 s") })
    }

    @Test func aFlowOfALaterStepDoesNotMakeItsParentReady() {
        let first = TypedFlow()
        let second = TypedFlow()
        let stepper = TestStepper(TestStep.one)
        let stepperOfFirst = TestStepper()
        let parent = TypedFlow { step in
            step == .one
                ? .screen(first, with: stepperOfFirst)
                : .flow(second, with: .two)
        }
        coordinator.coordinate(flow: parent, with: stepper)
        stepper.steps.accept(TestStep.two)
        #expect(second.isReady && !parent.isReady)
        stepperOfFirst.steps.accept(TestStep.three)
        #expect(first.isReady && parent.isReady)
    }

    @Test func aStepBesideTheTransitionsOfTheFirstStepDoesNotMakeTheFlowReady() {
        let child = TypedFlow()
        let stepper = TestStepper()
        let slow = TransitionTests.SlowTransition("open")
        let flow = TestFlow { step in
            switch step as? TestStep {
            case .one: .perform([slow, ImmediateTransition("show") {}], then: .flow(child, with: .one))
            default: .none
            }
        }
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        #expect(flow.tests == [.one, .two] && !flow.isReady)
        slow.completed?()
        #expect(child.isReady && flow.isReady)
    }

    @Test func aFlowWhoseFirstTransitionsHaveNotBegunIsReported() {
        let slow = ["one", "two"].map(TransitionTests.SlowTransition.init)
        let other = TestFlow { _ in .perform(slow, then: .none) }
        let flow = TestFlow { _ in .perform([ImmediateTransition("show") {}], then: .none) }
        coordinator.coordinate(flow: TestFlow { _ in .multiple(.flow(other), .flow(flow)) })
        scheduler.advanceTo(12)
        #expect(flow.navigated.count == 1 && !flow.isReady)
        #expect(
            reports.texts.contains {
                $0.contains("because the transitions of its first step have not begun")
            })
    }
}
