// SPDX-License-Identifier: MIT

import Dispatch
import FlowKit
import RxKernel
import Testing

@MainActor struct ClosingTests {
    final class ClosableScreen: TestScreen, Closable {
        var whenDismissed: () -> Void = {}
        func closeScreen() {
            whenDismissed()
            presence.dismiss()
        }
    }

    let coordinator = FlowCoordinator()

    @Test func aFlowThatClosesDismissesItsRootAndIsReleased() {
        let stepper = TestStepper()
        let root = ClosableScreen(visible: true)
        weak var child: TestFlow?
        let parent = TestFlow { step in
            guard step is RxFlowStep else { return .none }
            let made = TestFlow(root: root) { _ in .close(forwardToParentFlowWithStep: TestStep.three) }
            child = made
            return .screen(made, with: stepper)
        }
        coordinator.coordinate(flow: parent)
        #expect(child != nil)
        stepper.steps.accept(TestStep.one)
        #expect(parent.tests == [.three])
        #expect(root.presence.state == .dismissed)
        #expect(child == nil)
    }

    @Test func aFlowThatBorrowsItsParentsRootClosesOnlyItsScreensLastOneFirst() {
        let root = ClosableScreen(visible: true)
        let screens = [ClosableScreen(visible: true), ClosableScreen(visible: true)]
        var closed: [Int] = []
        for (index, screen) in screens.enumerated() { screen.whenDismissed = { closed.append(index) } }
        let stepper = TestStepper()
        let child = TestFlow(root: root) { step in
            switch step as? TestStep {
            case .number(let index): .screen(screens[index], with: TestStepper())
            default: .close
            }
        }
        let parent = TestFlow(root: root) { _ in .screen(child, with: stepper) }
        coordinator.coordinate(flow: parent)
        for step in [TestStep.number(0), .number(1), .one] { stepper.steps.accept(step) }
        #expect(closed == [1, 0])
        #expect(root.presence.state == .visible)
        #expect(coordinator.children.isEmpty)
    }

    @Test func resetEndsAndClosesWhatWasContributedAndTakesTheStep() {
        let screen = ClosableScreen(visible: true)
        let stepper = TestStepper()
        weak var child: TypedFlow?
        let flow = TestFlow { step in
            switch step as? TestStep {
            case .one: .screen(screen, with: stepper)
            case .two:
                {
                    let made = TypedFlow()
                    child = made
                    return .flow(made, with: .one)
                }()
            case .three: .reset(to: TestStep.number(0))
            default: .none
            }
        }
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        stepper.steps.accept(TestStep.two)
        #expect(child != nil)
        stepper.steps.accept(TestStep.three)
        #expect(flow.tests == [.one, .two, .three, .number(0)])
        #expect(screen.presence.state == .dismissed && child == nil)
        stepper.steps.accept(TestStep.one)
        #expect(flow.tests.count == 4)
    }

    @Test func replaceEndsWhatWasContributedBeforeTheNewContributorsStart() {
        weak var before: TypedFlow?
        let after = TypedFlow()
        let flow = TestFlow { step in
            guard step as? TestStep == .one else { return .replace(with: .flow(after, with: .two)) }
            let made = TypedFlow()
            before = made
            return .flow(made, with: .one)
        }
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        #expect(before != nil)
        coordinator.navigate(to: OtherStep.logOut)
        #expect(before == nil)
        #expect(after.navigated == [.two] && coordinator.children.count == 1)
    }

    @Test func logOutFromAnywhereReplacesEverything() {
        let stepper = TestStepper()
        let innermost = TypedFlow { _ in .screen(TestScreen(visible: true), with: stepper) }
        let middle = TypedFlow { _ in .flow(innermost, with: .one) }
        let login = TypedFlow()
        let app = TestFlow {
            $0 is OtherStep ? .replace(with: .flow(login, with: .one)) : .flow(middle, with: .one)
        }
        coordinator.coordinate(flow: app)
        stepper.steps.accept(OtherStep.logOut)
        #expect(coordinator.children.map { $0.flow === login } == [true])
    }

    @Test func replacingTheRootClosesTheScreensOfTheFlowBefore() {
        let root = ClosableScreen(visible: true)
        weak var before: TestFlow?
        do {
            let flow = TestFlow(root: root)
            before = flow
            coordinator.coordinate(flow: flow)
        }
        let after = TypedFlow()
        coordinator.replaceRoot(with: after, startingWith: OneStepper(.one))
        #expect(root.presence.state == .dismissed && before == nil)
        #expect(after.navigated == [.one])
    }

    @Test(arguments: [true, false])
    func aChildFlowThatIsReplacedIsFollowedByAnotherChildOfTheSameParent(_ hasOwnRoot: Bool) throws {
        let root = TestScreen(visible: true)
        weak var before: TypedFlow?
        weak var after: TypedFlow?
        let parent = TestFlow(root: root) { step in
            guard step as? TestStep == .one else { return .none }
            let child = TypedFlow(root: hasOwnRoot ? ClosableScreen(visible: true) : root) { _ in
                Self.showing(ClosableScreen(visible: true))
            }
            child.policy.ending = .withLastScreen
            before = child
            return .flow(child, with: .one)
        }
        parent.policy.ending = .withLastScreen
        let app = TypedFlow(root: root) { step in
            step == .one
                ? .screen(parent, with: OneStepper(.one)) : .none
        }
        coordinator.coordinate(flow: app, with: OneStepper(.one))
        let parentCoordinator = try #require(coordinator.children.first)
        do {
            let flow = TypedFlow(root: root) { $0 == .two ? .end : .none }
            after = flow
            try #require(parentCoordinator.children.first).replaceRoot(
                with: flow, startingWith: OneStepper(.one))
        }
        #expect(before == nil)
        #expect(parentCoordinator.children.map { $0.flow === after } == [true])
        #expect(after?.navigated == [.one])
        coordinator.navigate(to: TestStep.two)
        #expect(after == nil && coordinator.children.isEmpty)
    }

    @Test func aFlowMayEndWithItsLastScreen() {
        let root = TestScreen(visible: true)
        let screens = [TestScreen(visible: true), TestScreen(visible: true)]
        let stepper = TestStepper(TestStep.number(0))
        weak var released: TestFlow?
        let parent = TestFlow(root: root) { _ in
            let child = TestFlow(root: root) { step in
                guard case .number(let index) = step as? TestStep else { return .none }
                return .screen(screens[index], with: TestStepper())
            }
            child.policy.ending = .withLastScreen
            released = child
            return .screen(child, with: stepper)
        }
        coordinator.coordinate(flow: parent)
        stepper.steps.accept(TestStep.number(1))
        screens[1].presence.dismiss()
        #expect(released != nil)
        screens[0].presence.dismiss()
        #expect(released == nil && root.presence.state == .visible)
    }

    @Test func aFlowWithARootOfItsOwnDoesNotEndWithItsLastScreen() {
        let screen = TestScreen(visible: true)
        let child = TestFlow { _ in Self.showing(screen) }
        child.policy.ending = .withLastScreen
        coordinator.coordinate(
            flow: TypedFlow { _ in .multiple(.flow(child)) }, with: OneStepper(.one))
        screen.presence.dismiss()
        #expect(coordinator.children.map { $0.flow === child } == [true])
        child.screen.presence.dismiss()
        #expect(coordinator.children.isEmpty)
    }

    @Test func aFlowThatDismissesItsLastScreenAndEndsGivesItsParentTheLastStep() {
        let root = TestScreen(visible: true)
        let screen = TestScreen(visible: true)
        let stepper = TestStepper(TestStep.one)
        let child = TestFlow(root: root) { step in
            guard step as? TestStep == .two else { return Self.showing(screen) }
            screen.presence.dismiss()
            return .end(forwardToParentFlowWithStep: TestStep.three)
        }
        child.policy.ending = .withLastScreen
        let parent = TestFlow(root: root) { step in
            guard step as? TestStep == .one else { return .none }
            return .screen(child, with: stepper)
        }
        coordinator.coordinate(flow: parent, with: OneStepper(.one))
        let adapted = AsyncSubject<any Step>()
        parent.adapted = { _ in adapted.asSingle() }
        stepper.steps.accept(TestStep.two)
        #expect(screen.presence.state == .dismissed && coordinator.children.count == 1)
        adapted.onNext(TestStep.three)
        adapted.onCompleted()
        #expect(parent.tests == [.one, .three] && coordinator.children.isEmpty)
    }

    enum Exchange: CaseIterable {
        case navigation, transition, reset, resetThatIsAdapted, resetFromOutside, replacement
    }

    @Test(arguments: Exchange.allCases)
    func aFlowThatExchangesItsLastScreenContinues(_ exchange: Exchange) throws {
        let root = TestScreen(visible: true)
        let screens = [ClosableScreen(visible: true), ClosableScreen(visible: true)]
        let stepper = TestStepper(TestStep.number(0))
        let later = TestStepper()
        let child = TestFlow(root: root) { step in
            switch step as? TestStep {
            case .number(0): Self.showing(screens[0])
            case .number: Self.showing(screens[1], later)
            case .one where exchange == .navigation:
                Self.showing(screens[1], later, insteadOf: screens[0])
            case .one where exchange == .transition:
                .perform(
                    [ImmediateTransition("replace") { screens[0].presence.dismiss() }],
                    then: Self.showing(screens[1], later))
            case .one where exchange == .replacement:
                .replace(with: .screen(screens[1], with: later))
            case .one: .reset(to: TestStep.number(1))
            default: .none
            }
        }
        child.policy.ending = .withLastScreen
        let parent = TypedFlow(root: root) { _ in .screen(child, with: stepper) }
        coordinator.coordinate(flow: parent, with: OneStepper(.one))
        let reports = Reports(of: coordinator)
        let adapted = AsyncSubject<any Step>()
        if exchange == .resetThatIsAdapted {
            child.adapted = { $0 as? TestStep == .number(1) ? adapted.asSingle() : .just($0) }
        }
        if exchange == .resetFromOutside {
            try #require(coordinator.children.first).reset(to: TestStep.number(1))
        } else {
            stepper.steps.accept(TestStep.one)
        }
        adapted.onNext(TestStep.number(1))
        adapted.onCompleted()
        #expect(screens.map(\.presence.state) == [.dismissed, .visible])
        later.steps.accept(TestStep.three)
        #expect(child.tests.last == .three && reports.texts.isEmpty)
        screens[1].closeScreen()
        #expect(coordinator.children.isEmpty)
    }

    @Test func aResetDropsTheContributorsThatHaveNotStarted() async {
        let login = TypedFlow()
        let others = [TestFlow(), TestFlow()]
        let first = TestFlow { _ in .forwardToParentFlow(withStep: OtherStep.logOut) }
        let app = TestFlow { step in
            switch step {
            case is OtherStep: .reset(to: TestStep.three)
            case TestStep.one: .multiple(.flow(first), .flow(others[0]), .flow(others[1]))
            default: .flow(login, with: .one)
            }
        }
        coordinator.coordinate(flow: app, with: OneStepper(.one))
        await turn()
        #expect(coordinator.children.map { $0.flow === login } == [true])
        #expect(others.allSatisfy(\.navigated.isEmpty) && login.navigated == [.one])
        #expect(app.isReady)
    }

    @Test func stepsThatWaitForAFlowThatIsReplacedAreReportedAndNotNavigatedByTheNextOne() {
        let stepper = TestStepper()
        let after = TypedFlow()
        let before = TestFlow { [coordinator] step in
            guard step as? TestStep == .one else { return .none }
            stepper.steps.accept(TestStep.two)
            coordinator.replaceRoot(with: after, startingWith: OneStepper(.three))
            return .none
        }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: before, with: stepper)
        stepper.steps.accept(TestStep.one)
        #expect(after.navigated == [.three] && before.tests == [.one])
        #expect(
            reports.texts == [
                "TestStep.two from TestStepper was dropped: TestFlow had ended. "
                    + "Emit it before the step that ends the flow, or in the parent flow."
            ])
    }

    @Test func aStepOfAnotherThreadThatArrivesAfterTheEndIsNotNavigatedByTheNextFlow() async {
        let stepper = TestStepper()
        let (before, after) = (TypedFlow(), TypedFlow())
        func emitOnAnotherThread() {
            let steps = stepper.steps
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                steps.accept(TestStep.two)
                done.signal()
            }
            done.wait()
        }
        coordinator.coordinate(flow: before, with: stepper)
        emitOnAnotherThread()
        coordinator.coordinate(flow: after, with: OneStepper(.three))
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(before.navigated == [] && after.navigated == [.three])
    }

    @Test func aFlowThatClosesKeepsItsScreensUntilItsParentHasAdaptedTheLastStep() {
        let root = ClosableScreen(visible: true)
        let stepper = TestStepper()
        let parent = TestFlow { step in
            guard step is RxFlowStep else { return .none }
            let child = TestFlow(root: root) { _ in .close(forwardToParentFlowWithStep: TestStep.three) }
            return .screen(child, with: stepper)
        }
        coordinator.coordinate(flow: parent)
        let adapted = AsyncSubject<any Step>()
        parent.adapted = { _ in adapted.asSingle() }
        stepper.steps.accept(TestStep.one)
        #expect(root.presence.state == .visible && coordinator.children.count == 1)
        adapted.onNext(TestStep.three)
        adapted.onCompleted()
        #expect(parent.tests == [.three])
        #expect(root.presence.state == .dismissed && coordinator.children.isEmpty)
    }

    /// Starts a flow that closes with a step at the first one of its stepper, and does not take that step.
    private static func startingAFlowThatCloses(_ root: ClosableScreen, _ stepper: TestStepper) -> TestFlow {
        TestFlow { step in
            if step is NoneStep || step as? TestStep == .three { return .unhandled }
            guard step is RxFlowStep else { return .none }
            let child = TestFlow(root: root) { _ in .close(forwardToParentFlowWithStep: TestStep.three) }
            return .screen(child, with: stepper)
        }
    }

    /// The step is for a flow above the parent, which does not take it.
    @Test func aFlowThatClosesKeepsItsScreensUntilTheFlowThatTakesTheLastStepHasAdaptedIt() {
        let root = ClosableScreen(visible: true)
        let stepper = TestStepper()
        let parent = Self.startingAFlowThatCloses(root, stepper)
        let top = TestFlow { step in step is RxFlowStep ? .screen(parent, with: DefaultStepper()) : .none }
        coordinator.coordinate(flow: top)
        let adapted = AsyncSubject<any Step>()
        top.adapted = { _ in adapted.asSingle() }
        stepper.steps.accept(TestStep.one)
        #expect(root.presence.state == .visible && coordinator.children.first?.children.count == 1)
        adapted.onNext(TestStep.three)
        adapted.onCompleted()
        #expect(top.tests == [.three])
        #expect(root.presence.state == .dismissed && coordinator.children.first?.children.isEmpty == true)
    }

    /// No flow takes it: nothing is left to wait for.
    @Test func aFlowThatClosesWithAStepThatNoFlowTakesClosesItsScreens() {
        let root = ClosableScreen(visible: true)
        let stepper = TestStepper()
        let parent = Self.startingAFlowThatCloses(root, stepper)
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: parent)
        stepper.steps.accept(TestStep.one)
        #expect(root.presence.state == .dismissed && coordinator.children.isEmpty)
        #expect(reports.texts.count == 1)
    }

    /// A typed flow does not take `NoneStep`, which nobody else receives.
    @Test func aFlowThatClosesWithAStepThatItsParentDropsClosesItsScreens() {
        let root = ClosableScreen(visible: true)
        let stepper = TestStepper()
        let parent = Self.startingAFlowThatCloses(root, stepper)
        parent.adapted = { .just($0 as? TestStep == .three ? NoneStep() : $0) }
        coordinator.coordinate(flow: parent)
        stepper.steps.accept(TestStep.one)
        #expect(root.presence.state == .dismissed && coordinator.children.isEmpty)
    }

    private static func showing(
        _ screen: TestScreen, _ stepper: TestStepper = TestStepper(), insteadOf old: TestScreen? = nil
    ) -> FlowContributors {
        old?.presence.dismiss()
        return .screen(screen, with: stepper)
    }
}
