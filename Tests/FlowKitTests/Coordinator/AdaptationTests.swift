// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import RxKernelTesting
import Testing

@MainActor struct AdaptationTests {
    struct Refused: Error {}

    let coordinator = FlowCoordinator()
    let flow = TestFlow()
    let stepper = TestStepper()
    /// The results that the test sends, in the order of the calls of `adapt`.
    let asked = Asked()

    final class Asked {
        var answers: [(SingleEvent<any Step>) -> Void] = []
    }

    private func adaptByHand() {
        waitForAnswers()
        coordinator.coordinate(flow: flow, with: stepper)
    }

    private func waitForAnswers() {
        flow.adapted = { [asked] _ in
            Single.create { single in
                asked.answers.append(single)
                return Disposables.create()
            }
        }
    }

    @Test func aStepMayBeReplaced() {
        flow.adapted = { .just($0 as? TestStep == .one ? TestStep.two : $0) }
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        #expect(flow.tests == [.two])
    }

    @Test func aStepForAllFlowsIsKeptWhileTheFirstStepIsAdapted() {
        let child = TypedFlow()
        flow.answer = { step in
            guard step as? OtherStep == .logOut else { return .unhandled }
            return .screen(child, with: OneStepper(.two))
        }
        let reports = Reports(of: coordinator)
        adaptByHand()
        stepper.steps.accept(OtherStep.logOut)
        // As when the desktop opens a file with an application that it starts for it.
        coordinator.navigate(to: TestStep.one)
        flow.adapted = nil
        asked.answers[0](.success(OtherStep.logOut))
        #expect(child.navigated == [.two, .one])
        #expect(reports.texts.isEmpty)
    }

    @Test func anAsyncFunctionThatWaitsForNothingDelaysNothing() {
        final class CheckingFlow: AsyncAdaptingFlow {
            let screen = TestScreen(visible: true)
            var root: any Presentable { screen }
            private(set) var navigated: [TestStep] = []

            func adapt(step: any Step) async throws -> any Step {
                step as? TestStep == .one ? TestStep.two : step
            }

            func navigate(to step: TestStep) -> FlowContributors {
                navigated.append(step)
                return .none
            }
        }
        let flow = CheckingFlow()
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.one)
        #expect(flow.navigated == [.two])
    }

    @Test func stepsAreAdaptedOneAfterAnother() {
        adaptByHand()
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        #expect(asked.answers.count == 1)
        asked.answers[0](.success(TestStep.one))
        #expect(flow.tests == [.one] && asked.answers.count == 2)
        asked.answers[1](.success(TestStep.two))
        #expect(flow.tests == [.one, .two])
    }

    @Test func aFlowMayChooseToAdaptSideBySide() {
        flow.policy.adapting = .concurrently
        adaptByHand()
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        asked.answers[1](.success(TestStep.two))
        asked.answers[0](.success(TestStep.one))
        #expect(flow.tests == [.two, .one])
    }

    @Test func anErrorBecomesNoneStepAndIsReported() {
        let reports = Reports(of: coordinator)
        adaptByHand()
        stepper.steps.accept(TestStep.one)
        asked.answers[0](.failure(Refused()))
        #expect(flow.navigated.first is NoneStep)
        #expect(
            reports.texts == [
                "TestStep.one from TestStepper became NoneStep in TestFlow: adapt(step:) failed with Refused(). "
                    + "Catch the error there, and return a step that shows it."
            ])
    }

    @Test func laterStepsWaitNoLongerThanTheTimeout() {
        let scheduler = TestScheduler(initialClock: 0)
        let coordinator = FlowCoordinator(scheduler: scheduler, timeout: 3)
        let reports = Reports(of: coordinator)
        flow.adapted = { [asked] step in
            guard step as? TestStep == .one else { return .just(step) }
            return Single.create { single in
                asked.answers.append(single)
                return Disposables.create()
            }
        }
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        scheduler.advanceTo(2)
        #expect(flow.tests.isEmpty)
        scheduler.advanceTo(4)
        stepper.steps.accept(TestStep.three)
        #expect(flow.tests == [.two, .three])
        #expect(
            reports.texts.first
                == "TestStep.one from TestStepper has been in adapt(step:) of TestFlow for 3 s: later steps no longer "
                + "wait for it. Return NoneStep to drop a step; set adapting: .concurrently in the flow's policy if steps "
                + "need not wait.")
        asked.answers[0](.success(TestStep.one))
        #expect(flow.tests == [.two, .three, .one])
    }

    @Test func aStepWhoseFlowWasDismissedMeanwhileDoesNotNavigate() {
        adaptByHand()
        stepper.steps.accept(TestStep.one)
        flow.screen.presence.dismiss()
        asked.answers[0](.success(TestStep.one))
        #expect(flow.navigated.isEmpty)
    }

    @Test func theAnswerMayComeOnAnotherThread() async {
        flow.adapted = { step in
            let answer = AsyncSubject<any Step>()
            Task.detached {
                answer.onNext(step)
                answer.onCompleted()
            }
            return answer.asSingle()
        }
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        await until { !flow.navigated.isEmpty }
        #expect(flow.tests == [.one])
    }

    @Test func adaptMayBeAsync() async {
        final class AskingFlow: AsyncAdaptingFlow {
            let screen = TestScreen(visible: true)
            var navigated: [TestStep] = []
            var root: any Presentable { screen }

            func adapt(step: any Step) async throws -> any Step {
                await Task.yield()
                if step as? TestStep == .two { throw Refused() }
                return step as? TestStep == .one ? TestStep.number(1) : step
            }

            func navigate(to step: TestStep) -> FlowContributors {
                navigated.append(step)
                return .none
            }
        }
        let flow = AskingFlow()
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        stepper.steps.accept(TestStep.three)
        await until { flow.navigated.count == 2 }
        #expect(flow.navigated == [.number(1), .three])
        #expect(reports.all.count == 1)
    }

    @Test func theDefaultAdaptReturnsTheStepUnchanged() {
        var answer: (any Step)?
        let typed = TypedFlow()
        let subscription = typed.adapt(step: TestStep.one).subscribe(onSuccess: { answer = $0 })
        #expect(answer as? TestStep == .one)
        flow.adapted = { typed.adapt(step: $0) }
        coordinator.coordinate(flow: flow, with: OneStepper(.two))
        #expect(flow.tests == [.two])
        subscription.dispose()
    }

    @Test func stepsThatAreNotAdaptedWhenTheFlowEndsAreReported() {
        adaptByHand()
        let reports = Reports(of: coordinator)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        flow.screen.presence.dismiss()
        #expect(
            reports.texts
                == ["one", "two"].map {
                    "TestStep.\($0) from TestStepper was dropped: TestFlow had ended. "
                        + "Emit it before the step that ends the flow, or in the parent flow."
                })
        asked.answers[0](.success(TestStep.one))
        #expect(flow.tests.isEmpty && reports.all.count == 2)
    }

    /// The flow above has returned `.end`, and waits until its parent has adapted its last step.
    @Test func aStepThatIsAdaptedWhenTheFlowAboveHasReturnedEndIsReportedAndNotNavigated() {
        let childStepper = TestStepper()
        let child = TestFlow { [flow, stepper] step in
            step as? TestStep == .one
                ? .screen(flow, with: stepper) : .end(forwardToParentFlowWithStep: TestStep.three)
        }
        let parent = TestFlow { $0 is RxFlowStep ? .screen(child, with: childStepper) : .none }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: parent)
        waitForAnswers()
        let last = AsyncSubject<any Step>()
        parent.adapted = { _ in last.asSingle() }
        childStepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.one)
        childStepper.steps.accept(TestStep.two)
        asked.answers[0](.success(TestStep.one))
        #expect(flow.tests.isEmpty && reports.all.count == 1)
        #expect(reports.texts.first?.contains("TestFlow had ended") == true)
        last.onNext(TestStep.three)
        last.onCompleted()
        #expect(parent.tests == [.three] && coordinator.children.isEmpty)
        #expect(flow.tests.isEmpty && reports.all.count == 1)
    }

    @Test func anotherApplicationMayNavigateWhileAStepIsAdapted() {
        let other = FlowCoordinator()
        let otherFlow = TypedFlow()
        let otherStepper = TestStepper()
        other.coordinate(flow: otherFlow, with: otherStepper)
        flow.adapted = { _ in
            otherStepper.steps.accept(TestStep.three)
            return .just(TestStep.two)
        }
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        #expect(flow.tests == [.two] && otherFlow.navigated == [.three])
        #expect(other.flow === otherFlow)
    }

    @Test func aStepWhoseAdaptEndsTheFlowIsReported() {
        coordinator.coordinate(flow: flow, with: stepper)
        let reports = Reports(of: coordinator)
        flow.adapted = { [screen = flow.screen] step in
            screen.presence.dismiss()
            return .just(step)
        }
        stepper.steps.accept(TestStep.one)
        #expect(flow.tests.isEmpty && coordinator.flow == nil)
        #expect(reports.all.count == 1)
        #expect(reports.texts.first?.contains("TestFlow had ended") == true)
    }

    @Test func aStepForAllFlowsIsReportedIfTheLastOneEndsWhileItAdaptsTheStep() {
        let child = TestFlow()
        coordinator.coordinate(
            flow: TypedFlow { $0 == .one ? .multiple(.flow(child)) : .none }, with: OneStepper(.one))
        child.adapted = { _ in .never() }
        let reports = Reports(of: coordinator)
        coordinator.navigate(to: OtherStep.logOut)
        #expect(reports.all.isEmpty)
        child.screen.presence.dismiss()
        #expect(
            reports.texts == [
                "OtherStep.logOut from navigate(to:) was not handled by TypedFlow, nor by TestFlow. "
                    + "Handle it in one of them, or in a flow above."
            ])
    }
}
