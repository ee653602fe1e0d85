// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

@MainActor struct FlowCoordinatorTests {
    let coordinator = FlowCoordinator()

    @Test func theFirstStepIsNavigatedBeforeCoordinateReturns() {
        let flow = TestFlow()
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        #expect(flow.tests == [.one])
    }

    @Test func withoutAStepperTheFirstStepIsHome() {
        let flow = TestFlow()
        coordinator.coordinate(flow: flow)
        #expect(flow.navigated as? [RxFlowStep] == [.home])
    }

    @Test func theReadyHookRunsBeforeTheInitialStepIsNavigatedAndItsStepsComeAfter() {
        let stepper = TestStepper(TestStep.one)
        var order: [String] = []
        let flow = TestFlow { step in
            order.append("\(step)")
            return .none
        }
        stepper.whenReady = {
            order.append("ready")
            $0.steps.accept(TestStep.two)
        }
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.three)
        #expect(order == ["ready", "one", "two", "three"])
        #expect(stepper.timesReady == 1)
    }

    @Test func theReadyHookOfEachContributorRunsBeforeItsInitialStepIsNavigated() async {
        var order: [String] = []
        func stepper(_ number: Int) -> TestStepper {
            let stepper = TestStepper(TestStep.number(number))
            stepper.whenReady = {
                order.append("ready \(number)")
                $0.steps.accept(TestStep.number(number + 1))
            }
            return stepper
        }
        let child = TestFlow { step in
            order.append("child \(step)")
            return .none
        }
        let flow = TestFlow { step in
            order.append("\(step)")
            guard step as? TestStep == .one else { return .none }
            return .multiple(
                .screen(TestScreen(visible: true), with: stepper(10)),
                .screen(TestScreen(visible: true), with: stepper(20)),
                .screen(child, with: stepper(30)))
        }
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        await turn()
        #expect(
            order == [
                "one", "ready 10", "number(10)", "number(11)", "ready 20", "number(20)", "number(21)",
                "ready 30", "child number(30)", "child number(31)",
            ])
    }

    @Test func theReadyHookRunsBeforeTheRecordedStepsAreNavigated() {
        let before = FlowCoordinator(recordsNavigation: true)
        let recorded = RestorationTests.ShopFlow()
        before.coordinate(flow: recorded, with: recorded.emitting)
        let after = RestorationTests.ShopFlow()
        var navigatedWhenReady: Int?
        after.emitting.whenReady = { _ in navigatedWhenReady = after.navigated.count }
        coordinator.coordinate(flow: after, with: after.emitting, restoring: before.record)
        #expect(navigatedWhenReady == 0 && after.navigated == [.list])
    }

    @Test func noneStepIsNeverNavigated() {
        let flow = TestFlow()
        let stepper = TestStepper()
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(NoneStep())
        #expect(flow.navigated.isEmpty)
    }

    @Test func aStepEmittedInsideNavigateComesAfterTheCurrentOne() {
        let stepper = TestStepper(TestStep.one)
        var order: [String] = []
        let flow = TestFlow { step in
            order.append("begin \(step)")
            if step as? TestStep == .one { stepper.steps.accept(TestStep.two) }
            order.append("end \(step)")
            return .none
        }
        coordinator.coordinate(flow: flow, with: stepper)
        #expect(order == ["begin one", "end one", "begin two", "end two"])
    }

    @Test func stepsThatSeveralSteppersEmitInsideNavigateComeInTheirOrder() {
        let stepper = TestStepper()
        let contributed = TestStepper()
        let flow = TestFlow { step in
            switch step {
            case is RxFlowStep: return .screen(TestScreen(visible: true), with: contributed)
            case TestStep.one:
                contributed.steps.accept(TestStep.two)
                stepper.steps.accept(TestStep.three)
                return .none
            default: return .none
            }
        }
        coordinator.coordinate(flow: flow, with: CompositeStepper(steppers: [DefaultStepper(), stepper]))
        contributed.steps.accept(TestStep.one)
        #expect(flow.tests == [.one, .two, .three])
    }

    @Test func stepsFromAnotherThreadAreNavigatedOnTheMainActorInOrder() async {
        let flow = TestFlow()
        let stepper = TestStepper()
        coordinator.coordinate(flow: flow, with: stepper)
        let steps = stepper.steps
        await Task.detached {
            for number in 0..<100 { steps.accept(TestStep.number(number)) }
        }.value
        await turn()
        #expect(flow.tests == (0..<100).map { .number($0) })
    }

    @Test func willAndDidNavigateAreSeenByEveryAncestor() {
        let child = TestFlow()
        let parent = TestFlow { _ in .screen(child, with: OneStepper(.two)) }
        var events: [String] = []
        let bag = DisposeBag()
        coordinator.rx.willNavigate.subscribe(onNext: { events.append("will \($0.1)") }).disposed(by: bag)
        coordinator.rx.didNavigate.subscribe(onNext: { events.append("did \($0.1)") }).disposed(by: bag)
        coordinator.coordinate(flow: parent, with: OneStepper(.one))
        #expect(events == ["will one", "did one", "will two", "did two"])
    }

    @Test func forwardsGoBeforeContributorsAndLaterContributorsInTurnsOfTheirOwn() async {
        var order: [String] = []
        let first = TestFlow {
            order.append("child1 \($0)"); return .none
        }
        let second = TestFlow {
            order.append("child2 \($0)"); return .none
        }
        let parent = TestFlow { step in
            order.append("parent \(step)")
            guard step as? TestStep == .one else { return .none }
            return .multiple(
                .screen(first, with: OneStepper(.number(1))),
                .forwardToCurrentFlow(withStep: TestStep.two),
                .screen(second, with: OneStepper(.number(2))),
                .forwardToParentFlow(withStep: TestStep.three))
        }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: parent, with: OneStepper(.one))
        order.append("coordinate returns")
        await turn()
        #expect(
            order == [
                "parent one", "child1 number(1)", "coordinate returns", "parent two", "child2 number(2)",
            ])
        #expect(
            reports.texts.first
                == "TestStep.three from TestFlow was for the parent of TestFlow, which is a root. "
                + "Handle it in TestFlow, or run TestFlow as the child of another flow.")
    }

    @Test func flowsThatHaveSeveralStepsTakeTurns() {
        var order: [String] = []
        let innermost = TypedFlow {
            order.append("innermost \($0)"); return .none
        }
        let child = TypedFlow {
            order.append("child \($0)")
            return $0 == .one ? .flow(innermost, with: .one) : .none
        }
        let childStepper = TestStepper(TestStep.one)
        childStepper.whenReady = { $0.steps.accept(TestStep.two) }
        let parent = TypedFlow { step in
            order.append("parent \(step)")
            return step == .one
                ? .screen(child, with: childStepper)
                : .none
        }
        let stepper = TestStepper(TestStep.one)
        stepper.whenReady = {
            $0.steps.accept(TestStep.two)
            $0.steps.accept(TestStep.three)
        }
        coordinator.coordinate(flow: parent, with: stepper)
        #expect(
            order == [
                "parent one", "child one", "parent two", "innermost one", "child two", "parent three",
            ])
    }

    @Test func laterContributorsStartOneAfterAnother() async {
        var order: [String] = []
        func children(_ name: String) -> [FlowContributor] {
            (1...3).map { number in
                let stepper = TestStepper()
                stepper.whenReady = { _ in order.append("\(name)\(number)") }
                return .screen(TestScreen(visible: true), with: stepper)
            }
        }
        let child = TestFlow { _ in .multiple(flowContributors: children("child")) }
        let parent = TestFlow { _ in .multiple(flowContributors: [.flow(child)] + children("parent")) }
        coordinator.coordinate(flow: parent)
        await turn()
        await turn()
        #expect(order == ["child1", "parent1", "child2", "parent2", "child3", "parent3"])
    }

    @Test func aFlowThatHasReturnedEndNavigatesNoMoreSteps() {
        let stepper = TestStepper()
        let innermostStepper = TestStepper()
        let innermost = TestFlow()
        let child = TestFlow { step in
            switch step as? TestStep {
            case .one: return .screen(innermost, with: innermostStepper)
            default:
                stepper.steps.accept(TestStep.three)
                innermostStepper.steps.accept(TestStep.three)
                return .end(forwardToParentFlowWithStep: TestStep.two)
            }
        }
        let parent = TestFlow {
            $0 is RxFlowStep
                ? .screen(child, with: stepper)
                : .none
        }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: parent)
        stepper.steps.accept(TestStep.one)
        stepper.steps.accept(TestStep.two)
        #expect(child.tests == [.one, .two] && innermost.tests.isEmpty && parent.tests == [.two])
        #expect(coordinator.children.isEmpty)
        #expect(
            reports.texts
                == Array(
                    repeating: "TestStep.three from TestStepper was dropped: TestFlow had ended. "
                        + "Emit it before the step that ends the flow, or in the parent flow.", count: 2))
    }

    @Test func aParentTakesTheLastStepOfAChildThatIsThenReleased() {
        weak var released: TestFlow?
        var order: [String] = []
        let stepper = TestStepper()
        let parent = TestFlow { step in
            order.append("parent \(step), child lives: \(released != nil)")
            guard step as? TestStep == .one else { return .none }
            let child = TestFlow { _ in .end(forwardToParentFlowWithStep: TestStep.three) }
            released = child
            return .screen(child, with: stepper)
        }
        coordinator.coordinate(flow: parent, with: OneStepper(.one))
        #expect(coordinator.children.count == 1)
        stepper.steps.accept(TestStep.two)
        #expect(order == ["parent one, child lives: false", "parent three, child lives: true"])
        #expect(coordinator.children.isEmpty)
        #expect(released == nil)
    }

    @Test func anEndedRootFlowContinuesAndItsStepIsReported() {
        let stepper = TestStepper(TestStep.one)
        let flow = TestFlow { _ in .end(forwardToParentFlowWithStep: TestStep.three) }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.two)
        #expect(flow.tests == [.one, .two])
        #expect(reports.all.count == 2)
    }

    @Test func theChildrenOfAnEndedRootFlowContinue() {
        let child = TypedFlow()
        let stepper = TestStepper(TestStep.one)
        let flow = TestFlow {
            $0 is RxFlowStep
                ? .screen(child, with: stepper)
                : .end
        }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow)
        coordinator.navigate(to: TestStep.two)
        stepper.steps.accept(TestStep.three)
        #expect(child.navigated == [.one, .two, .three] && reports.all.count == 1)
    }

    @Test func dismissingTheRootReleasesFlowScreensSteppersAndGrandchildrenAtOnce() {
        let root = TestScreen(visible: true)
        weak var child: TestFlow?
        weak var grandchild: TestFlow?
        weak var screen: TestScreen?
        weak var stepper: TestStepper?
        let parent = TestFlow { _ in
            let innermost = TestFlow { _ in
                let shown = TestScreen(visible: true)
                let emitting = TestStepper()
                (screen, stepper) = (shown, emitting)
                return .screen(shown, with: emitting)
            }
            grandchild = innermost
            let middle = TestFlow(root: root) { _ in .screen(innermost, with: DefaultStepper()) }
            child = middle
            return .screen(middle, with: DefaultStepper())
        }
        coordinator.coordinate(flow: parent)
        parent.answer = { _ in .none }
        #expect(screen != nil && stepper != nil && child != nil && grandchild != nil)
        child?.answer = { _ in .none }
        root.presence.dismiss()
        #expect(screen == nil && stepper == nil && child == nil && grandchild == nil)
        #expect(coordinator.children.isEmpty)
    }

    @Test func releasingTheCoordinatorReleasesEverything() {
        weak var flow: TestFlow?
        weak var screen: TestScreen?
        let stepper = TestStepper()
        var coordinator: FlowCoordinator? = FlowCoordinator()
        do {
            let shown = TestScreen(visible: true)
            let made = TestFlow { [unowned shown] _ in .screen(shown, with: stepper) }
            (flow, screen) = (made, shown)
            coordinator?.coordinate(flow: made)
        }
        #expect(flow != nil && screen != nil)
        coordinator = nil
        #expect(flow == nil && screen == nil)
    }

    @Test func aCoordinatorGivenAnotherFlowEndsTheOneBefore() {
        weak var before: TestFlow?
        let stepper = TestStepper(TestStep.one)
        do {
            let flow = TestFlow()
            before = flow
            coordinator.coordinate(flow: flow, with: stepper)
        }
        #expect(before != nil)
        let flow = TestFlow()
        coordinator.coordinate(flow: flow, with: OneStepper(.two))
        #expect(before == nil)
        stepper.steps.accept(TestStep.three)
        #expect(flow.tests == [.two])
    }

    @Test func aFlowThatMayStepWhenDismissedIsRetainedUntilItEnds() {
        let root = TestScreen(visible: true)
        let stepper = TestStepper()
        let child = TestFlow(root: root)
        let parent = TestFlow { _ in
            .one(
                flowContributor: .contribute(
                    withNextPresentable: child, withNextStepper: stepper, allowStepWhenDismissed: true))
        }
        coordinator.coordinate(flow: parent)
        root.presence.dismiss()
        stepper.steps.accept(TestStep.one)
        #expect(child.tests == [.one])
        child.answer = { _ in .end(forwardToParentFlowWithStep: NoneStep()) }
        parent.answer = { _ in .none }
        stepper.steps.accept(TestStep.two)
        #expect(coordinator.children.isEmpty)
    }

    @Test func aDeepLinkReachesEachFlowOnceWhetherItIsVisibleOrNot() {
        let children = [TestFlow(root: TestScreen()), TestFlow(root: TestScreen())]
        let parent = TestFlow { step in
            guard step as? TestStep == .three else { return .none }
            return .screen(children[1], with: OneStepper(.one))
        }
        coordinator.coordinate(flow: parent)
        parent.answer = { [answer = parent.answer] step in
            step is RxFlowStep ? .none : answer(step)
        }
        coordinator.navigate(to: TestStep.three)
        #expect(parent.tests == [.three])
        #expect(children[1].tests == [.one])
        coordinator.navigate(to: TestStep.two)
        #expect(parent.tests == [.three, .two])
        #expect(children[1].tests == [.one, .two])
    }

    @Test func aDeepLinkBeforeTheBeginningIsKeptUntilTheFlowIsReady() {
        let flow = TestFlow()
        coordinator.navigate(to: TestStep.two)
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        #expect(flow.tests == [.one, .two])
    }

    @Test func aStepperSharedByTwoFlowsFeedsBoth() async {
        let stepper = TestStepper(TestStep.one)
        let children = [TestFlow(), TestFlow()]
        let parent = TestFlow { _ in
            .multiple(
                flowContributors: children.map {
                    .screen($0, with: stepper)
                })
        }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: parent)
        await turn()
        stepper.steps.accept(TestStep.two)
        #expect(children.map(\.tests) == [[.one, .two], [.one, .two]])
        #expect(parent.isReady && reports.all.isEmpty)
    }

    @Test func childrenAreInTheOrderInWhichTheyWereContributed() async {
        let flows = (0..<20).map { _ in TypedFlow() }
        let parent = TestFlow { _ in .multiple(flowContributors: flows.map { .flow($0, with: .one) }) }
        coordinator.coordinate(flow: parent)
        await until { coordinator.children.count == 20 }
        #expect(
            coordinator.children.map { $0.flow.map(ObjectIdentifier.init) }
                == flows.map(ObjectIdentifier.init))
    }

    @Test func aFlowThatIsStartedInsideNavigateNavigatesItsFirstStepAfterIt() {
        let coordinator = FlowCoordinator()
        let second = TypedFlow()
        var isNavigated: Bool?
        let first = TestFlow { _ in
            coordinator.coordinate(flow: second, with: OneStepper(.two))
            isNavigated = !second.navigated.isEmpty
            return .flow(TypedFlow(), with: .three)
        }
        coordinator.coordinate(flow: first)
        #expect(isNavigated == false && second.navigated == [.two])
        #expect(coordinator.flow === second && coordinator.children.isEmpty)
    }

    @Test func aFlowThatStartsWhileAnotherOneIsReplacedEndsWithItsScreens() {
        let coordinator = FlowCoordinator()
        let stepper = TestStepper()
        let between = TestFlow { _ in .screen(TestScreen(visible: true), with: stepper) }
        let last = TestFlow()
        // The link waits for the first step of the flow.
        coordinator.coordinate(flow: TestFlow(), with: TestStepper())
        coordinator.open(DeepLink(TestStep.one)) { _ in
            coordinator.coordinate(flow: between, with: OneStepper(.one))
        }
        coordinator.coordinate(flow: last, with: OneStepper(.two))
        #expect(between.tests == [.one])
        stepper.steps.accept(TestStep.three)
        #expect(coordinator.flow === last && last.tests == [.two])
    }

    @Test func thePolicyOfAFlowIsReadOnceForEachRun() {
        final class CountingFlow: Flow {
            let screen = TestScreen(visible: true)
            var timesRead = 0
            var root: any Presentable { screen }
            var policy: FlowPolicy {
                timesRead += 1
                return FlowPolicy()
            }
            func navigate(to step: TestStep) -> FlowContributors { .unhandled }
        }
        let coordinator = FlowCoordinator()
        let flow = CountingFlow()
        let stepper = TestStepper(TestStep.one)
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow, with: stepper)
        stepper.steps.accept(TestStep.two)
        #expect(flow.timesRead == 1 && reports.all.count == 2)
        coordinator.coordinate(flow: flow, with: stepper)
        #expect(flow.timesRead == 2)
    }
}
