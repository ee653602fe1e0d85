// SPDX-License-Identifier: MIT

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
            return .one(flowContributor: .contribute(withNextPresentable: made, withNextStepper: stepper))
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
            case .number(let index):
                .one(
                    flowContributor: .contribute(
                        withNextPresentable: screens[index], withNextStepper: TestStepper()))
            default: .close
            }
        }
        let parent = TestFlow(root: root) { _ in
            .one(flowContributor: .contribute(withNextPresentable: child, withNextStepper: stepper))
        }
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
            case .one:
                .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: stepper))
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
        let innermost = TypedFlow { _ in
            .one(
                flowContributor: .contribute(
                    withNextPresentable: TestScreen(visible: true), withNextStepper: stepper))
        }
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
            let child = TypedFlow(root: hasOwnRoot ? ClosableScreen(visible: true) : root)
            before = child
            return .flow(child, with: .one)
        }
        parent.policy.ending = .withLastScreen
        coordinator.coordinate(flow: parent, with: OneStepper(.one))
        do {
            let flow = TypedFlow(root: root) { $0 == .two ? .end : .none }
            after = flow
            try #require(coordinator.children.first).replaceRoot(with: flow, startingWith: OneStepper(.one))
        }
        #expect(before == nil)
        #expect(coordinator.children.map { $0.flow === after } == [true])
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
                return .one(
                    flowContributor: .contribute(
                        withNextPresentable: screens[index], withNextStepper: TestStepper()))
            }
            child.policy.ending = .withLastScreen
            released = child
            return .one(flowContributor: .contribute(withNextPresentable: child, withNextStepper: stepper))
        }
        coordinator.coordinate(flow: parent)
        stepper.steps.accept(TestStep.number(1))
        screens[1].presence.dismiss()
        #expect(released != nil)
        screens[0].presence.dismiss()
        #expect(released == nil && root.presence.state == .visible)
    }
}
