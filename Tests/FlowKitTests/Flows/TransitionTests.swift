// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

@MainActor struct TransitionTests {
    /// Completes when the test says so.
    final class SlowTransition: Transition {
        nonisolated let description: String
        private(set) var completed: (@MainActor () -> Void)?

        init(_ name: String) { description = name }

        func perform(completed: @escaping @MainActor () -> Void) { self.completed = completed }
    }

    @Test func transitionsBeginWhenTheOneBeforeHasCompleted() {
        let first = SlowTransition("push A")
        let second = SlowTransition("push B")
        let third = SlowTransition("pop")
        let stepper = TestStepper()
        let flow = TestFlow {
            switch $0 as? TestStep {
            case .one: .perform([first, second], then: .none)
            default: .perform([third], then: .unhandled)
            }
        }
        let coordinator = FlowCoordinator()
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        #expect(first.completed != nil && second.completed == nil && third.completed == nil)
        first.completed?()
        #expect(second.completed != nil && third.completed == nil)
        second.completed?()
        #expect(third.completed != nil)
        #expect(reports.all.count == 1)
    }

    @Test func theContributorsOfATransitionStart() {
        let stepper = TestStepper()
        var order: [String] = []
        let show = ImmediateTransition("show") { order.append("shown") }
        let flow = TestFlow { step in
            order.append("\(step)")
            guard step as? TestStep == .one else { return .none }
            return .perform(
                [show],
                then: .one(
                    flowContributor: .contribute(
                        withNextPresentable: TestScreen(visible: true), withNextStepper: stepper)))
        }
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        stepper.steps.accept(TestStep.two)
        #expect(order == ["one", "shown", "two"])
    }

    @Test func transitionsAreEqualWhenTheyPrintTheSame() {
        let answer = FlowContributors.perform([SlowTransition("push A")], then: .none)
        #expect(answer == .perform([SlowTransition("push A")], then: .none))
        #expect(answer != .perform([SlowTransition("push B")], then: .none))
        #expect(answer.description == "push A, then none")
    }
}
