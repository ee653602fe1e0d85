// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

@MainActor struct CompositeStepperTests {
    @Test func initialStepsInOrderThenWhatThePartsEmit() {
        let parts = [TestStepper(TestStep.one), TestStepper(), TestStepper(TestStep.two)]
        parts[1].whenReady = { $0.steps.accept(TestStep.three) }
        let flow = TestFlow()
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: CompositeStepper(steppers: parts))
        parts[0].steps.accept(TestStep.number(4))
        #expect(flow.tests == [.one, .two, .three, .number(4)])
        #expect(parts.map(\.timesReady) == [1, 1, 1])
    }

    @Test func beingReadyTwiceDoesNotDoubleTheSteps() {
        let part = TestStepper()
        let composite = CompositeStepper(steppers: [part])
        composite.readyToEmitSteps()
        composite.readyToEmitSteps()
        var steps: [TestStep] = []
        let subscription = composite.steps.subscribe(onNext: { steps.append($0 as! TestStep) })
        part.steps.accept(TestStep.one)
        #expect(steps == [.one])
        subscription.dispose()
    }

    @Test func itReleasesItsParts() {
        weak var part: TestStepper?
        do {
            let made = TestStepper()
            part = made
            CompositeStepper(steppers: [made]).readyToEmitSteps()
        }
        #expect(part == nil)
    }
}
