// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

@MainActor struct JournalTests {
    @Test func theJournalHasEmitterFlowContributorsAndWhatWasReleased() {
        let coordinator = FlowCoordinator()
        let screen = TestScreen(visible: true)
        let stepper = TestStepper()
        let child = TypedFlow { step in
            switch step {
            case .one: .screen(screen, with: stepper)
            case .two: .none
            default: .end
            }
        }
        let parent = TestFlow { $0 is RxFlowStep ? .flow(child, with: .one) : .none }
        var lines: [String] = []
        let subscription = coordinator.rx.journal.subscribe(onNext: { entry in
            let text = entry.description
            lines.append(text.firstIndex(of: "(").map { String(text[..<$0]) } ?? text)
        })
        coordinator.coordinate(flow: parent)
        stepper.steps.accept(TestStep.two)
        stepper.steps.accept(TestStep.three)
        subscription.dispose()
        stepper.steps.accept(TestStep.two)
        #expect(
            lines == [
                "TestFlow: started with DefaultStepper",
                "TestFlow: RxFlowStep.home from DefaultStepper: TypedFlow with TestStep.one ",
                "TestFlow > TypedFlow: started with OneStepper",
                "TestFlow > TypedFlow: TestStep.one from OneStepper: TestScreen with TestStepper ",
                "TestFlow > TypedFlow: ready",
                "TestFlow: ready",
                "TestFlow > TypedFlow: TestScreen with TestStepper started",
                "TestFlow > TypedFlow: TestStep.two from TestStepper: none ",
                "TestFlow > TypedFlow: TestStep.three from TestStepper: end ",
                "TestFlow > TypedFlow: ended, released TestScreen, TestStepper",
            ])
    }

    @Test func reportsAreInTheJournalToo() {
        let coordinator = FlowCoordinator()
        let reports = Reports(of: coordinator)
        var reported: [String] = []
        let subscription = coordinator.rx.journal.subscribe(onNext: {
            if case .reported(let report) = $0.event { reported.append(report.description) }
        })
        coordinator.coordinate(flow: TestFlow { _ in .unhandled })
        #expect(reported == reports.texts && reported.count == 1)
        subscription.dispose()
    }
}
