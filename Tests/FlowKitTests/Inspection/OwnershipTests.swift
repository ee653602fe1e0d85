// SPDX-License-Identifier: MIT

import RxKernel
import Testing

@testable import FlowKit

@MainActor struct OwnershipTests {
    let coordinator = FlowCoordinator()

    @Test func theDescriptionOfTheTreeShowsWhichObjectRetainsWhich() {
        let child = TypedFlow { _ in .screen(TestScreen(), with: TestStepper()) }
        let parent = TestFlow {
            switch $0 as? TestStep {
            case .one: .screen(OtherScreen(visible: true), with: TestStepper())
            default: .flow(child, with: .two)
            }
        }
        coordinator.coordinate(flow: parent, with: OneStepper(.one))
        coordinator.navigate(to: TestStep.two)
        #expect(
            coordinator.ownership?.description == """
                TestFlow (OneStepper)
                ├── OtherScreen (TestStepper)
                └── TypedFlow (OneStepper)
                    └── TestScreen (TestStepper, not visible)
                """)
    }

    @Test func anObjectThatOutlivesItsFlowIsReportedByName() throws {
        let lifetimes = coordinator.trackLifetimes()
        let stepper = TestStepper()
        var kept: TestStepper?
        let parent = TestFlow { step in
            guard step is RxFlowStep else { return .none }
            let child = TypedFlow { step in
                guard step == .one else { return .end }
                let forgotten = TestStepper()
                kept = forgotten
                return .screen(TestScreen(visible: true), with: forgotten)
            }
            return .multiple(
                .screen(child, with: stepper),
                .screen(TestScreen(visible: true), with: NoneStepper()))
        }
        coordinator.coordinate(flow: parent)
        stepper.steps.accept(TestStep.one)
        try lifetimes.assertReleased()
        stepper.steps.accept(TestStep.two)
        #expect(lifetimes.retainedObjects == ["TestStepper of TestFlow", "TestStepper of TypedFlow"])
        #expect(throws: RetainedObjectsError(retainedObjects: lifetimes.retainedObjects)) {
            try lifetimes.assertReleased()
        }
        kept = nil
        #expect(kept == nil && lifetimes.retainedObjects == ["TestStepper of TestFlow"])
    }

    @Test func theMessageSaysWhatSurvivesAndWhereToLook() {
        #expect(
            RetainedObjectsError(retainedObjects: ["A of B"]).description
                == "Not released, although no flow needs it: A of B. Another owner retains it: "
                + "look for a closure that captures it strongly, or a subscription that is not disposed of.")
    }
}
