// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import RxKernelTesting
import Testing

@MainActor struct TransitionTests {
    /// A transition that completes when the test requests it.
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
                then: .screen(TestScreen(visible: true), with: stepper))
        }
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        stepper.steps.accept(TestStep.two)
        #expect(order == ["one", "shown", "two"])
    }

    @Test func theContributorsOfATransitionStartWhenItHasBegun() {
        let first = SlowTransition("push A")
        let second = SlowTransition("push B")
        let screen = TestScreen()
        let stepper = TestStepper(TestStep.three)
        let flow = TestFlow { step in
            switch step as? TestStep {
            case .one: .perform([first], then: .none)
            case .two:
                .perform(
                    [second],
                    then: .screen(screen, with: stepper))
            default: .none
            }
        }
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        coordinator.navigate(to: TestStep.two)
        #expect(stepper.timesReady == 0 && flow.tests == [.one, .two])
        screen.presence.show()
        first.completed?()
        #expect(second.completed != nil && stepper.timesReady == 1)
        #expect(flow.tests == [.one, .two, .three])
    }

    @Test func aTransitionThatCompletesEarlyIsThereWhenItReturns() {
        final class Hasty: Transition {
            nonisolated var description: String { "hasty" }
            let show: () -> Void
            init(_ show: @escaping () -> Void) { self.show = show }
            func perform(completed: @escaping @MainActor () -> Void) {
                completed()
                show()
            }
        }
        let screen = TestScreen()
        let flow = TestFlow { step in
            guard step as? TestStep == .one else { return .none }
            return .perform(
                [Hasty { screen.presence.show() }],
                then: .screen(screen, with: OneStepper(.two)))
        }
        let coordinator = FlowCoordinator()
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        #expect(flow.tests == [.one, .two] && reports.all.isEmpty)
    }

    @Test func aTransitionThatDoesNotCompleteIsReportedAndTheNextOneBegins() {
        let scheduler = TestScheduler(initialClock: 0)
        let first = SlowTransition("push A")
        let second = SlowTransition("push B")
        let flow = TestFlow { _ in .perform([first, second], then: .none) }
        let coordinator = FlowCoordinator(scheduler: scheduler, timeout: 3)
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        #expect(second.completed == nil)
        scheduler.advanceTo(4)
        #expect(second.completed != nil)
        #expect(
            reports.texts == [
                "The transition \"push A\" of TestFlow has not completed after 3 s: the next one begins. "
                    + "Call completed() in its perform(completed:) in every case."
            ])
        // This completion belongs to the first transition, which is over. It does not end the second one.
        first.completed?()
        second.completed?()
        scheduler.advanceTo(8)
        #expect(reports.all.count == 1)
    }

    @Test func aFlowThatHasEndedPerformsNoMoreTransitions() {
        let first = SlowTransition("push A")
        let second = SlowTransition("push B")
        weak var dead: TestFlow?
        weak var deadCoordinator: FlowCoordinator?
        var coordinator: FlowCoordinator? = FlowCoordinator()
        do {
            let flow = TestFlow { [unowned first, unowned second] _ in .perform([first, second], then: .none)
            }
            dead = flow
            deadCoordinator = coordinator
            coordinator?.coordinate(flow: flow, with: OneStepper(.one))
        }
        coordinator = nil
        #expect(dead == nil && deadCoordinator == nil)
        first.completed?()
        #expect(second.completed == nil)
    }

    @Test(arguments: [true, false])
    func transitionsThatWaitAreDroppedWhenTheirFlowIsResetOrReplaced(isReset: Bool) {
        let first = SlowTransition("push A")
        let second = SlowTransition("push B")
        let stepper = TestStepper()
        let flow = TestFlow { step in
            guard step as? TestStep == .one else { return .none }
            return .perform(
                [first, second],
                then: .screen(TestScreen(visible: true), with: stepper))
        }
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        let next = isReset ? flow : TestFlow()
        if isReset {
            coordinator.reset(to: TestStep.two)
        } else {
            coordinator.coordinate(flow: next, with: OneStepper(.two))
        }
        first.completed?()
        #expect(second.completed == nil && stepper.timesReady == 0)
        #expect(next.tests.last == .two && next.isReady)
    }

    @Test func transitionsAreEqualWhenTheyPrintTheSame() {
        let answer = FlowContributors.perform([SlowTransition("push A")], then: .none)
        #expect(answer == .perform([SlowTransition("push A")], then: .none))
        #expect(answer != .perform([SlowTransition("push B")], then: .none))
        #expect(answer.description == "push A, then none")
    }

    /// Another application in the same process navigates while a transition begins.
    @Test func aTransitionBelongsToItsFlowAlsoIfAnotherApplicationNavigatesMeanwhile() {
        let one = FlowCoordinator(recordsNavigation: true)
        let other = FlowCoordinator(recordsNavigation: true)
        var seen: [String] = []
        var steps: [NavigatedStep] = []
        func note(_ name: String) {
            let performing = FlowCoordinator.transitioning.map { $0 === one ? "one" : "other" } ?? "none"
            var step = 0
            if let current = FlowCoordinator.navigatedStep {
                if !steps.contains(where: { $0 === current }) { steps.append(current) }
                step = (steps.firstIndex { $0 === current } ?? 0) + 1
            }
            seen.append("\(name): \(performing), step \(step)")
        }
        let otherStepper = TestStepper()
        let otherFlow = TestFlow { _ in
            note("other navigates")
            return .perform([ImmediateTransition("show") { note("other performs") }], then: .none)
        }
        other.coordinate(flow: otherFlow, with: otherStepper)
        let transition = ImmediateTransition("push") {
            note("one begins")
            otherStepper.steps.accept(TestStep.two)
            note("one goes on")
        }
        one.coordinate(flow: TestFlow { _ in .perform([transition], then: .none) }, with: OneStepper(.one))
        note("end")
        #expect(
            seen == [
                "one begins: one, step 1", "other navigates: one, step 2", "other performs: other, step 2",
                "one goes on: one, step 1", "end: none, step 0",
            ])
    }
}
