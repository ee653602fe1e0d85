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
        let parent = TestFlow { _ in
            .one(flowContributor: .contribute(withNextPresentable: child, withNextStepper: TestStepper()))
        }
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
}
