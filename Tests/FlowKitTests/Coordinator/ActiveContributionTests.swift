// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

@MainActor struct ActiveContributionTests {
    let coordinator = FlowCoordinator()
    let stepper = TestStepper()
    let flow = TestFlow()

    /// Contributes a screen and the stepper for the first step.
    private func contribute(_ contributor: FlowContributor) {
        flow.answer = { $0 is RxFlowStep ? .one(flowContributor: contributor) : .none }
        coordinator.coordinate(flow: flow)
    }

    @Test func aStepOfAVisibleScreenNavigates() {
        contribute(.screen(TestScreen(visible: true), with: stepper))
        stepper.steps.accept(TestStep.one)
        #expect(flow.tests == [.one])
    }

    @Test func aStepOfAHiddenScreenIsDroppedAndReported() {
        let screen = TestScreen()
        let reports = Reports(of: coordinator)
        contribute(.screen(screen, with: stepper))
        stepper.steps.accept(TestStep.one)
        screen.presence.show()
        stepper.steps.accept(TestStep.two)
        screen.presence.hide()
        stepper.steps.accept(TestStep.three)
        #expect(flow.tests == [.two])
        #expect(
            reports.texts.first
                == "TestStep.one from TestStepper was dropped in TestFlow: TestScreen was not visible. "
                + "Contribute it with whenHidden: .queue or .pass to keep such steps.")
        #expect(reports.all.count == 2)
    }

    @Test func theInitialStepOfAHiddenScreenIsDroppedToo() {
        let reports = Reports(of: coordinator)
        contribute(.screen(TestScreen(), with: OneStepper(.one)))
        #expect(flow.tests.isEmpty)
        #expect(reports.all.count == 1)
    }

    @Test func aStepThatMayPassNavigatesWhileItsScreenIsHidden() {
        contribute(
            .contribute(
                withNextPresentable: TestScreen(), withNextStepper: stepper, allowStepWhenNotPresented: true))
        stepper.steps.accept(TestStep.one)
        #expect(flow.tests == [.one])
    }

    @Test func queuedStepsNavigateInOrderOnceTheScreenIsVisible() {
        let screen = TestScreen()
        contribute(
            .contribute(withNextPresentable: screen, withNextStepper: stepper, whenHidden: .queue))
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        #expect(flow.tests.isEmpty)
        screen.presence.show()
        #expect(flow.tests == [.one, .two])
    }

    @Test func queuedStepsOfADismissedScreenAreReported() {
        let screen = TestScreen()
        let reports = Reports(of: coordinator)
        contribute(
            .contribute(withNextPresentable: screen, withNextStepper: stepper, whenHidden: .queue))
        stepper.steps.accept(TestStep.one)
        screen.presence.dismiss()
        #expect(flow.tests.isEmpty)
        #expect(
            reports.texts == [
                "TestStep.one from TestStepper was dropped in TestFlow: it waited until TestScreen is visible, and "
                    + "TestScreen was dismissed. Contribute it with whenHidden: .pass if its steps must not wait."
            ])
    }

    @Test func queuedStepsAreReportedWhenTheFlowEndsAndWhenItIsReset() {
        let reports = Reports(of: coordinator)
        contribute(
            .contribute(withNextPresentable: TestScreen(), withNextStepper: stepper, whenHidden: .queue))
        stepper.steps.accept(TestStep.one)
        coordinator.reset(to: RxFlowStep.home)
        #expect(reports.all.count == 1)
        #expect(reports.texts.first?.contains("it waited until TestScreen is visible") == true)
        stepper.steps.accept(TestStep.two)
        flow.screen.presence.dismiss()
        #expect(flow.tests.isEmpty && reports.all.count == 2)
        #expect(
            reports.texts.last
                == "TestStep.two from TestStepper was dropped: TestFlow had ended. "
                + "Emit it before the step that ends the flow, or in the parent flow.")
    }

    @Test func aDismissedScreenIsReleasedWithItsStepper() {
        weak var screen: TestScreen?
        weak var released: TestStepper?
        flow.answer = { _ in
            let shown = TestScreen(visible: true)
            let emitting = TestStepper()
            (screen, released) = (shown, emitting)
            return .screen(shown, with: emitting)
        }
        coordinator.coordinate(flow: flow)
        #expect(screen != nil && released != nil)
        screen?.presence.dismiss()
        #expect(screen == nil && released == nil)
    }

    @Test func aHiddenOrDetachedScreenKeepsItsStepper() {
        let screen = TestScreen(visible: true)
        contribute(.screen(screen, with: stepper))
        screen.presence.hide()
        screen.presence.detach()
        screen.presence.show()
        stepper.steps.accept(TestStep.one)
        #expect(flow.tests == [.one])
    }

    @Test func aScreenThatMayStepWhenDismissedContinues() {
        let screen = TestScreen(visible: true)
        contribute(
            .contribute(
                withNextPresentable: screen, withNextStepper: stepper, allowStepWhenNotPresented: true,
                allowStepWhenDismissed: true))
        screen.presence.dismiss()
        stepper.steps.accept(TestStep.one)
        #expect(flow.tests == [.one])
    }

    @Test func theStepperOfAScreenThatIsAlreadyDismissedIsNotSubscribed() {
        let screen = TestScreen()
        screen.presence.dismiss()
        contribute(.screen(screen, with: stepper))
        #expect(stepper.timesReady == 0)
    }

    @Test func theStepperOfAFlowIsNeverHeldBack() {
        let child = TestFlow(root: TestScreen())
        contribute(.screen(child, with: stepper))
        stepper.steps.accept(TestStep.one)
        #expect(child.tests == [.one])
    }

    @Test func aStepperContributedTwiceNavigatesOnceAndIsReported() {
        let screen = TestScreen(visible: true)
        let reports = Reports(of: coordinator)
        let again = FlowContributors.screen(screen, with: stepper)
        flow.answer = { $0 as? TestStep == .two ? .none : again }
        coordinator.coordinate(flow: flow)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        #expect(flow.tests == [.one, .two])
        #expect(stepper.timesReady == 1)
        #expect(
            reports.texts == [
                "TestStepper was contributed twice to TestFlow: its steps are navigated once. "
                    + "Contribute a stepper when its screen is created, not each time the screen is shown."
            ])
    }

    @Test func aStepperWithTwoScreensEmitsWhileEitherIsVisibleAndUntilBothAreDismissed() {
        let first = TestScreen(visible: true)
        let second = TestScreen()
        contribute(.screen(first, with: stepper))
        flow.answer = { [stepper] in
            $0 as? TestStep == .one
                ? .screen(second, with: stepper)
                : .none
        }
        stepper.steps.accept(TestStep.one)
        first.presence.hide()
        second.presence.show()
        stepper.steps.accept(TestStep.two)
        second.presence.dismiss()
        first.presence.show()
        stepper.steps.accept(TestStep.three)
        first.presence.dismiss()
        stepper.steps.accept(TestStep.number(4))
        #expect(flow.tests == [.one, .two, .three])
    }

    /// The second contributor is added in a later turn. Its screen is visible, so that a step that waited is navigated during the
    /// subscription.
    @Test func aQueuedStepThatEndsTheFlowWhileAScreenIsAddedReleasesTheScreen() async {
        let child = TestFlow()
        let parent = TestFlow { $0 is RxFlowStep ? .one(flowContributor: .flow(child)) : .none }
        weak var added: TestScreen?
        child.answer = { [stepper] step in
            guard step is RxFlowStep else { return .end(forwardToParentFlowWithStep: TestStep.two) }
            let screen = TestScreen(visible: true)
            added = screen
            return .multiple(flowContributors: [
                .contribute(withNextPresentable: TestScreen(), withNextStepper: stepper, whenHidden: .queue),
                .contribute(withNextPresentable: screen, withNextStepper: stepper, whenHidden: .queue),
            ])
        }
        coordinator.coordinate(flow: parent)
        stepper.steps.accept(TestStep.one)
        #expect(child.tests.isEmpty && added != nil)
        await turn()
        #expect(child.tests == [.one] && parent.tests == [.two] && coordinator.children.isEmpty)
        child.answer = { _ in .none }
        #expect(added == nil)
    }
}
