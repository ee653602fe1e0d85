// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import XCTest

/// RxFlow's deprecated case. Each use is a warning with a fix-it, except in what is deprecated itself: so the test is.
final class TriggerParentFlowMigrationTests: XCTestCase {
    final class AnsweringFlow: Flow {
        let page = TestPage()
        var root: Presentable { page }
        var answer: (Step) -> FlowContributors
        var steps = [TestSteps]()

        init(_ answer: @escaping (Step) -> FlowContributors) { self.answer = answer }

        func navigate(to step: Step) -> FlowContributors {
            if let step = step as? TestSteps { steps.append(step) }
            return answer(step)
        }
    }

    @available(*, deprecated)
    func testTheParentFlowNavigatesTheStep() {
        let child = AnsweringFlow { _ in .triggerParentFlow(withStep: TestSteps.two) }
        let parent = AnsweringFlow { step in
            guard step is RxFlowStep else { return .none }
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: child, withNextStepper: OneStepper(withSingleStep: TestSteps.one)))
        }
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: parent)
        XCTAssertEqual(child.steps, [.one])
        XCTAssertEqual(parent.steps, [.two])
        XCTAssertEqual(
            FlowContributors.triggerParentFlow(withStep: TestSteps.one),
            .one(flowContributor: .forwardToParentFlow(withStep: TestSteps.one)))
    }
}
