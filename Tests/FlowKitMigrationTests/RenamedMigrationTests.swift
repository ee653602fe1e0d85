// SPDX-License-Identifier: MIT

// The names of earlier versions of RxFlow. Each use is a warning with a fix-it, except in what is deprecated itself: so the tests are.

import FlowKit
import RxKernel
import XCTest

final class RenamedMigrationTests: XCTestCase {
    @available(*, deprecated)
    final class OldFlow: Flow {
        let page = TestPage()
        var root: Presentable { page }
        var items: (Step) -> NextFlowItems
        var steps = [TestSteps]()

        init(_ items: @escaping (Step) -> NextFlowItems = { _ in .none }) { self.items = items }

        func navigate(to step: Step) -> NextFlowItems {
            if let step = step as? TestSteps { steps.append(step) }
            return items(step)
        }
    }

    @available(*, deprecated)
    func testCoordinatorAndNextFlowItems() {
        let coordinator = Coordinator()
        let stepper = StepperClass()
        let flow = OldFlow { step in
            guard step is RxFlowStep else { return .none }
            return .one(flowItem: NextFlowItem(nextPresentable: TestPage(), nextStepper: stepper))
        }
        coordinator.coordinate(flow: flow)
        stepper.emitStep(NoStep())
        stepper.emitStep(TestSteps.one)
        XCTAssertEqual(flow.steps, [.one])
    }

    @available(*, deprecated)
    func testTriggerParentFlowAndEnd() {
        let child = OldFlow { step in
            (step as? TestSteps) == .one
                ? .triggerParentFlow(withStep: TestSteps.two) : .end(withStepForParentFlow: TestSteps.three)
        }
        let stepper = StepperClass(with: TestSteps.one)
        let parent = OldFlow { step in
            guard step is RxFlowStep else { return .none }
            return .multiple(flowItems: [NextFlowItem(nextPresentable: child, nextStepper: stepper)])
        }
        let coordinator = Coordinator()
        coordinator.coordinate(flow: parent)
        stepper.emitStep(TestSteps.finished)
        stepper.emitStep(TestSteps.one)
        XCTAssertEqual(parent.steps, [.two, .three])
        XCTAssertEqual(child.steps, [.one, .finished])
        XCTAssertEqual(
            FlowContributors.triggerParentFlow(withStep: TestSteps.one),
            .one(flowContributor: .forwardToParentFlow(withStep: TestSteps.one)))
    }

    @available(*, deprecated)
    func testWhenReady() {
        let flows = (0..<5).map { _ in OldFlow() }
        var calls = [Int]()
        Flows.whenReady(flow1: flows[0]) { (_: TestPage) in calls.append(1) }
        Flows.whenReady(flow1: flows[0], flow2: flows[1]) { (_: TestPage, _: TestPage) in calls.append(2) }
        Flows.whenReady(flow1: flows[0], flow2: flows[1], flow3: flows[2]) {
            (_: TestPage, _: TestPage, _: TestPage) in calls.append(3)
        }
        Flows.whenReady(flow1: flows[0], flow2: flows[1], flow3: flows[2], flow4: flows[3]) {
            (_: TestPage, _: TestPage, _: TestPage, _: TestPage) in calls.append(4)
        }
        Flows.whenReady(flow1: flows[0], flow2: flows[1], flow3: flows[2], flow4: flows[3], flow5: flows[4]) {
            (_: TestPage, _: TestPage, _: TestPage, _: TestPage, _: TestPage) in calls.append(5)
        }
        Flows.whenReady(flows: flows) { (roots: [TestPage]) in calls.append(roots.count + 1) }
        XCTAssertEqual(calls, [])
        let coordinators = flows.map { flow -> Coordinator in
            let coordinator = Coordinator()
            coordinator.coordinate(flow: flow)
            return coordinator
        }
        XCTAssertEqual(calls, [1, 2, 3, 4, 5, 6])
        XCTAssertEqual(coordinators.count, 5)
    }

    @available(*, deprecated)
    func testPausableWithoutALabel() {
        let source = PublishSubject<Int>()
        let pauser = BehaviorSubject(value: false)
        var elements = [Int]()
        let subscription = source.pausable(pauser).subscribe(onNext: { elements.append($0) })
        source.onNext(1)
        pauser.onNext(true)
        source.onNext(2)
        subscription.dispose()
        XCTAssertEqual(elements, [2])
    }
}
