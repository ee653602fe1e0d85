// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import RxKernelTesting
import Testing

enum AppStep: Step, Hashable { case start, contacts, hidden, asked, dropped }

@MainActor struct DeepLinkTests {
    /// Starts a flow of contacts, which has a flow of its own.
    final class AppFlow: Flow {
        let screen = TestScreen(visible: true)
        let contacts: TypedFlow
        var navigated: [AppStep] = []
        var hiddenScreen = TestScreen()

        init(contacts: TypedFlow = TypedFlow()) { self.contacts = contacts }

        var root: any Presentable { screen }

        func adapt(step: any Step) -> Single<any Step> {
            switch step as? AppStep {
            case .asked: .just(AppStep.start)
            case .dropped: .just(NoneStep())
            default: .just(step)
            }
        }

        func navigate(to step: AppStep) -> FlowContributors {
            navigated.append(step)
            switch step {
            case .contacts: return .flow(contacts, with: .one)
            case .hidden: return .screen(hiddenScreen, with: NoneStepper())
            default: return .none
            }
        }
    }

    let scheduler = TestScheduler(initialClock: 0)
    let coordinator: FlowCoordinator
    let app = AppFlow()
    let first = OneStepper(withSingleStep: AppStep.start)

    init() {
        coordinator = FlowCoordinator(scheduler: scheduler)
    }

    @Test func eachStepGoesOnceToTheFlowThatTheStepBeforeStarted() async {
        coordinator.coordinate(flow: app, with: first)
        let outcome = await coordinator.open(DeepLink(AppStep.contacts, TestStep.number(7)))
        #expect(outcome == .handled)
        #expect(app.navigated == [.start, .contacts])
        #expect(app.contacts.navigated == [.one, .number(7)])
    }

    @Test func eachStepWaitsForTheScreenOfTheStepBefore() {
        var outcome: DeepLink.Outcome?
        coordinator.coordinate(flow: app, with: first)
        coordinator.open(DeepLink(AppStep.hidden, AppStep.contacts)) { outcome = $0 }
        #expect(app.navigated == [.start, .hidden])
        app.hiddenScreen.presence.show()
        #expect(app.navigated == [.start, .hidden, .contacts] && outcome == .handled)
    }

    @Test func aLinkOpenedBeforeCoordinateIsFollowedOnceAtColdStart() {
        var outcomes: [DeepLink.Outcome] = []
        coordinator.open(DeepLink(AppStep.contacts, TestStep.two)) { outcomes.append($0) }
        coordinator.coordinate(flow: app, with: first)
        #expect(app.navigated == [.start, .contacts] && app.contacts.navigated == [.one, .two])
        #expect(outcomes == [.handled])
    }

    @Test func linksAreFollowedOneAfterAnother() {
        var outcomes: [String] = []
        coordinator.coordinate(flow: app, with: first)
        coordinator.open(DeepLink(AppStep.hidden, AppStep.start)) { outcomes.append("first \($0)") }
        coordinator.open(DeepLink(AppStep.contacts)) { outcomes.append("second \($0)") }
        #expect(app.navigated == [.start, .hidden])
        app.hiddenScreen.presence.show()
        #expect(app.navigated == [.start, .hidden, .start, .contacts])
        #expect(outcomes == ["first handled", "second handled"])
    }

    @Test func aLinkWithAStepThatNoFlowHandlesIsRefusedWithTheIndexOfTheStep() async {
        coordinator.coordinate(flow: app, with: first)
        let outcome = await coordinator.open(DeepLink(AppStep.contacts, OtherStep.nothing, TestStep.two))
        #expect(outcome == .refused(at: 1, .unhandled))
        #expect(app.contacts.navigated == [.one])
    }

    @Test func aStepThatAFlowRefusesIsOfferedToTheNextOne() async {
        let child = TestFlow { $0 is OtherStep ? .unhandled : .none }
        let parent = TestFlow { step in
            step is RxFlowStep
                ? .screen(child, with: OneStepper(.one))
                : .none
        }
        coordinator.coordinate(flow: parent)
        let outcome = await coordinator.open(DeepLink(TestStep.two, OtherStep.logOut))
        #expect(outcome == .handled)
        #expect(parent.navigated.last as? OtherStep == .logOut)
    }

    /// Starts a flow that passes steps on, and a flow of contacts.
    private final class PassingFlow: Flow {
        let screen = TestScreen(visible: true)
        let child: TypedFlow
        let contacts = TypedFlow()
        var root: any Presentable { screen }

        init(_ child: TypedFlow) { self.child = child }

        func navigate(to step: AppStep) -> FlowContributors {
            switch step {
            case .start: .flow(child, with: .one)
            case .contacts: .flow(contacts, with: .one)
            default: .unhandled
            }
        }
    }

    enum Passing: CaseIterable { case toParent, toType, toItself, byReset, atEnd }

    /// The rest of the link goes to the flow that the step which was passed on has started.
    @Test(arguments: Passing.allCases)
    func aLinkGoesOnWithTheStepThatAFlowPassesOn(_ passing: Passing) {
        let child = TypedFlow { step in
            switch (step, passing) {
            case (.two, .toParent): .forwardToParentFlow(withStep: AppStep.contacts)
            case (.two, .toType): .forward(AppStep.contacts, to: PassingFlow.self)
            case (.two, .toItself):
                .one(flowContributor: .forwardToCurrentFlow(withStep: TestStep.number(1)))
            case (.two, .byReset): .reset(to: TestStep.number(1))
            case (.two, .atEnd): .end(forwardToParentFlowWithStep: AppStep.contacts)
            case (.number(1), _): .forwardToParentFlow(withStep: AppStep.contacts)
            default: .none
            }
        }
        let root = PassingFlow(child)
        coordinator.coordinate(flow: root, with: first)
        var outcome: DeepLink.Outcome?
        coordinator.open(DeepLink(TestStep.two, TestStep.number(7))) { outcome = $0 }
        scheduler.advanceTo(1)
        #expect(outcome == .handled)
        #expect(root.contacts.navigated == [.one, .number(7)])
        let isOwn = passing == .toItself || passing == .byReset
        #expect(child.navigated == [.one, .two] + (isOwn ? [.number(1)] : []))
    }

    /// The end of the flow does not refuse the link that it has taken.
    @Test func aLinkOfTheFlowThatEndsIsHandledWhenTheFlowAboveHasTakenTheLastStep() async throws {
        let child = TypedFlow {
            $0 == .two ? .end(forwardToParentFlowWithStep: AppStep.contacts) : .none
        }
        let root = PassingFlow(child)
        coordinator.coordinate(flow: root, with: first)
        let outcome = await coordinator.children[0].open(DeepLink(TestStep.two))
        #expect(outcome == .handled && root.contacts.navigated == [.one])
    }

    @Test func aStepThatAFlowPassesOnIsNotOfferedToFurtherFlows() {
        let flows = (0..<2).map { _ in
            TypedFlow { $0 == .one ? .none : .forwardToParentFlow(withStep: AppStep.hidden) }
        }
        let root = TestFlow { step in
            step is RxFlowStep
                ? .multiple(
                    .screen(flows[0], with: OneStepper(.one)), .screen(flows[1], with: OneStepper(.one)))
                : .unhandled
        }
        coordinator.coordinate(flow: root)
        scheduler.advanceTo(1)
        var outcome: DeepLink.Outcome?
        coordinator.open(DeepLink(TestStep.two)) { outcome = $0 }
        scheduler.advanceTo(2)
        #expect(outcome == .refused(at: 0, .unhandled))
        #expect(flows.map(\.navigated) == [[.one, .two], [.one]])
    }

    @Test(arguments: [true, false])
    func aStepThatAdaptReplacesEndsTheLinkAlsoIfTheFlowPassesItOn(_ byReset: Bool) async {
        let child = TestFlow { step in
            guard step is OtherStep else { return .none }
            return byReset ? .reset(to: TestStep.three) : .forwardToParentFlow(withStep: AppStep.contacts)
        }
        child.adapted = { .just($0 as? TestStep == .two ? OtherStep.logOut : $0) }
        let root = TestFlow { step in
            step is RxFlowStep ? .screen(child, with: OneStepper(.one)) : .unhandled
        }
        coordinator.coordinate(flow: root)
        let outcome = await coordinator.open(DeepLink(TestStep.two, TestStep.number(7)))
        #expect(outcome == .redirected(at: 0, to: OtherStep.logOut))
        #expect(!child.tests.contains(.number(7)) && !root.tests.contains(.number(7)))
    }

    @Test(arguments: [true, false])
    func aLinkIsRefusedIfNoFlowTakesTheStepThatIsPassedOn(_ toParent: Bool) async {
        let child = TypedFlow { step in
            if step == .one { return .none }
            return toParent
                ? .forwardToParentFlow(withStep: AppStep.hidden) : .forward(.start, to: AppFlow.self)
        }
        coordinator.coordinate(flow: PassingFlow(child), with: first)
        let outcome = await coordinator.open(DeepLink(TestStep.two, TestStep.number(7)))
        #expect(outcome == .refused(at: 0, .unhandled))
    }

    /// The flow resets to a step that no flow takes: the reset ends, and so does the link.
    @Test func aLinkIsRefusedIfNoFlowTakesTheStepOfAReset() async {
        let child = TypedFlow { step in step == .two ? .reset(to: AppStep.hidden) : .none }
        coordinator.coordinate(flow: PassingFlow(child), with: first)
        let outcome = await coordinator.open(DeepLink(TestStep.two, TestStep.number(7)))
        #expect(outcome == .refused(at: 0, .unhandled))
        #expect(await coordinator.open(DeepLink(TestStep.three)) == .handled)
        #expect(child.navigated == [.one, .two, .three])
    }

    @Test func aStepThatAdaptReplacesIsRedirected() async {
        coordinator.coordinate(flow: app, with: first)
        let outcome = await coordinator.open(DeepLink(AppStep.asked, AppStep.contacts))
        #expect(outcome == .redirected(at: 0, to: AppStep.start))
        #expect(app.navigated == [.start, .start])
    }

    @Test func aStepThatAdaptDropsIsRefused() async {
        coordinator.coordinate(flow: app, with: first)
        #expect(await coordinator.trigger(AppStep.dropped) == .refused(at: 0, .dropped))
    }

    @Test func aScreenThatDoesNotAppearInTimeRefusesTheRest() {
        var outcome: DeepLink.Outcome?
        coordinator.coordinate(flow: app, with: first)
        coordinator.open(DeepLink(AppStep.hidden, AppStep.contacts)) { outcome = $0 }
        scheduler.advanceTo(9)
        #expect(outcome == nil)
        scheduler.advanceTo(11)
        #expect(outcome == .refused(at: 1, .timedOut))
    }

    @Test func aScreenThatIsDismissedFirstRefusesTheRest() {
        var outcome: DeepLink.Outcome?
        coordinator.coordinate(flow: app, with: first)
        coordinator.open(DeepLink(AppStep.hidden, AppStep.contacts)) { outcome = $0 }
        app.hiddenScreen.presence.dismiss()
        #expect(outcome == .refused(at: 1, .dismissed))
    }

    @Test func aFlowThatEndsAtOnceRefusesTheRestOfALink() {
        let app = AppFlow(contacts: TypedFlow(root: TestScreen()) { _ in .end })
        var outcome: DeepLink.Outcome?
        coordinator.coordinate(flow: app, with: first)
        coordinator.open(DeepLink(AppStep.contacts, AppStep.start)) { outcome = $0 }
        #expect(outcome == .refused(at: 1, .dismissed))
    }

    @Test func aLinkWhoseStepIsNotAdaptedInTimeIsRefusedAndTheNextOneIsFollowed() {
        let flow = TestFlow()
        flow.adapted = { $0 is OtherStep ? .never() : .just($0) }
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        var isInScope = false
        coordinator.scope = { work in
            isInScope = true
            work()
            isInScope = false
        }
        var outcomes: [DeepLink.Outcome] = []
        coordinator.open(DeepLink(OtherStep.nothing)) { outcome in
            outcomes.append(outcome)
            #expect(isInScope)
        }
        coordinator.open(DeepLink(TestStep.two)) { outcomes.append($0) }
        scheduler.advanceTo(11)
        #expect(outcomes == [.refused(at: 0, .timedOut), .handled])
        #expect(flow.tests == [.one, .two])
    }

    @Test func aReleasedCoordinatorRefusesItsLinks() {
        var outcome: DeepLink.Outcome?
        var coordinator: FlowCoordinator? = FlowCoordinator()
        coordinator?.open(DeepLink(AppStep.start)) { outcome = $0 }
        coordinator = nil
        #expect(outcome == .refused(at: 0, .released))
    }

    @Test func openingIsASingleToo() {
        var outcome: DeepLink.Outcome?
        coordinator.coordinate(flow: app, with: first)
        let subscription = coordinator.rx.trigger(AppStep.contacts).subscribe(onSuccess: { outcome = $0 })
        #expect(outcome == .handled && app.contacts.navigated == [.one])
        subscription.dispose()
    }

    @Test(arguments: [false, true]) func aLinkEndsWithTheFlowThatAdaptsItsStep(behindAnotherStep: Bool) {
        let child = TestFlow()
        let parent = TypedFlow { _ in .multiple(.flow(child)) }
        coordinator.coordinate(flow: parent, with: OneStepper(.one))
        child.adapted = { _ in .never() }
        if behindAnotherStep { coordinator.children[0].navigate(to: OtherStep.logOut) }
        var outcome: DeepLink.Outcome?
        coordinator.open(DeepLink(OtherStep.nothing)) { outcome = $0 }
        #expect(outcome == nil)
        child.screen.presence.dismiss()
        #expect(outcome == .refused(at: 0, .unhandled))
    }

    @Test func aStepOfALinkDoesNotGoToAFlowBelowTheOneThatHasEnded() {
        let grandchild = TestFlow()
        let child = TestFlow { $0 is OtherStep ? .none : .multiple(.flow(grandchild)) }
        coordinator.coordinate(flow: TypedFlow { _ in .multiple(.flow(child)) }, with: OneStepper(.one))
        #expect(grandchild.navigated.count == 1)
        child.adapted = { _ in .never() }
        var outcome: DeepLink.Outcome?
        coordinator.open(DeepLink(OtherStep.nothing)) { outcome = $0 }
        #expect(outcome == nil)
        child.screen.presence.dismiss()
        #expect(grandchild.navigated.count == 1 && outcome == .refused(at: 0, .unhandled))
    }

    @Test func aLinkGoesOnWhenAFlowHasEndedWhoseTransitionsWait() {
        let slow = TransitionTests.SlowTransition("push")
        let child = TestFlow {
            $0 is OtherStep ? .perform([ImmediateTransition("show") {}], then: .none) : .none
        }
        let parent = TypedFlow { step in
            switch step {
            case .one: .multiple(.flow(child))
            case .two: .perform([slow], then: .none)
            default: .none
            }
        }
        let stepper = TestStepper(TestStep.one)
        coordinator.coordinate(flow: parent, with: stepper)
        stepper.steps.accept(TestStep.two)
        var outcome: DeepLink.Outcome?
        coordinator.open(DeepLink(OtherStep.nothing, TestStep.three)) { outcome = $0 }
        #expect(child.navigated.count == 2 && outcome == nil)
        child.screen.presence.dismiss()
        slow.completed?()
        #expect(outcome == .handled && parent.navigated == [.one, .two, .three])
    }
}
