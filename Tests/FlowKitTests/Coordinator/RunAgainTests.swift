// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

/// Flows that are run again after they have ended, and steps that come before a stepper is observed.
@MainActor struct RunAgainTests {
    /// A screen that can be shown again after it was dismissed.
    private final class ReusableScreen: TestScreen, ReusablePresentable {
        private var presences = [Presence()]
        private(set) var reuses = 0
        func show() { presences[presences.count - 1].show() }
        func dismiss() { presences[presences.count - 1].dismiss() }
        func prepareForReuse() {
            reuses += 1
            if presences[presences.count - 1].state == .dismissed { presences.append(Presence()) }
        }
        override var rxVisible: Observable<Bool> { presences[presences.count - 1].rxVisible }
        override var rxDismissed: Single<Void> { presences[presences.count - 1].rxDismissed }
    }

    private let coordinator = FlowCoordinator()

    @Test func aFlowThatHasEndedIsRunAgainIfItsRootCanBeShownAgain() {
        let screen = ReusableScreen()
        let child = TestFlow(root: screen)
        let parent = TestFlow { step in
            if step as? TestStep == .one { return .one(flowContributor: .flow(child)) }
            return .none
        }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: parent)
        for round in 1...3 {
            var uses = 0
            Flows.use(child, when: .ready) { (_: ReusableScreen) in
                uses += 1
                screen.show()
            }
            coordinator.navigate(to: TestStep.one)
            #expect(uses == 1 && child.isReady && coordinator.children.count == 1, "round \(round)")
            screen.dismiss()
            #expect(!child.isReady && coordinator.children.isEmpty, "round \(round)")
        }
        #expect(child.navigated.count == 3 && screen.reuses == 2 && reports.all.isEmpty)
    }

    @Test func aFlowWhoseRootWasDismissedForGoodIsNotRunAgainAndIsReported() {
        let flow = TestFlow()
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow)
        flow.screen.presence.dismiss()
        #expect(coordinator.flow == nil && reports.all.isEmpty)
        coordinator.coordinate(flow: flow)
        #expect(coordinator.flow == nil && flow.navigated.count == 1)
        #expect(
            reports.texts == [
                "TestFlow was not run again: its root was closed, and a TestScreen cannot be shown again. Create a flow each time, or "
                    + "give it a root that can be shown again, such as a view controller."
            ])
    }

    /// A stepper that keeps the steps that nothing observes yet, while a flow navigates.
    private final class KeepingStepper: Stepper, ObservedStepper {
        let steps = PublishRelay<any Step>()
        let initialStep: any Step = TestStep.one
        private(set) var lost: [TestStep] = []
        private var kept: [TestStep] = []
        func emit(_ step: TestStep) {
            let isKept = FlowCoordinator.whenContributionsHaveStarted { [unowned self] in
                lost += kept
                kept = []
            }
            if isKept { kept.append(step) } else { lost.append(step) }
        }
        func stepsAreObserved() {
            let steps = kept
            kept = []
            for step in steps { self.steps.accept(step) }
        }
        func readyToEmitSteps() { steps.accept(TestStep.three) }
    }

    @Test(arguments: [true, false])
    func aStepperKeepsStepsUntilTheContributionsOfTheStepHaveStarted(_ isSecond: Bool) async {
        let stepper = KeepingStepper()
        let flow = TestFlow { step in
            guard step is RxFlowStep else { return .none }
            stepper.emit(.two)
            let contributor = FlowContributor.screen(TestScreen(visible: true), with: stepper)
            let other = FlowContributor.screen(TestScreen(visible: true), with: TestStepper())
            return isSecond
                ? .multiple(flowContributors: [other, contributor]) : .one(flowContributor: contributor)
        }
        coordinator.coordinate(flow: flow)
        await turn()
        #expect(flow.tests == [.one, .two, .three] && stepper.lost.isEmpty)
    }

    @Test func aStepOfAStepperThatIsNotContributedIsLostWhenTheStepHasBeenNavigated() {
        let stepper = KeepingStepper()
        stepper.emit(.one)
        #expect(stepper.lost == [.one], "no flow navigates")
        let flow = TestFlow { [unowned stepper] _ in
            stepper.emit(.two)
            #expect(stepper.lost == [.one])
            return .none
        }
        coordinator.coordinate(flow: flow)
        #expect(stepper.lost == [.one, .two] && flow.tests.isEmpty)
    }
}
