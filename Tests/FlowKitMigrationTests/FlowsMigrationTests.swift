// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import XCTest

final class FlowsMigrationTests: XCTestCase {
    final class PageFlow: Flow {
        let rootViewController = UINavigationController()
        var contributors: FlowContributors

        var root: Presentable { return rootViewController }

        init(_ contributors: FlowContributors = .none) { self.contributors = contributors }

        func navigate(to step: Step) -> FlowContributors { return contributors }
    }

    private let flows = (0..<5).map { _ in PageFlow() }
    private var coordinators = [FlowCoordinator]()

    private func coordinate(_ flow: any Flow, with stepper: Stepper = DefaultStepper()) {
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: stepper)
        coordinators.append(coordinator)
    }

    func testOneToFiveFlowsAreUsedWhenCreated() {
        var used = [UINavigationController]()
        Flows.use(flows[0], when: .created) { (root: UINavigationController) in used = [root] }
        XCTAssertTrue(used.elementsEqual(flows[..<1].map { $0.rootViewController }, by: ===))
        Flows.use(flows[0], flows[1], when: .created) {
            (root1: UINavigationController, root2: UINavigationController) in
            used = [root1, root2]
        }
        XCTAssertTrue(used.elementsEqual(flows[..<2].map { $0.rootViewController }, by: ===))
        Flows.use(flows[0], flows[1], flows[2], when: .created) {
            (root1: UINavigationController, root2: UINavigationController, root3: UINavigationController) in
            used = [root1, root2, root3]
        }
        XCTAssertTrue(used.elementsEqual(flows[..<3].map { $0.rootViewController }, by: ===))
        Flows.use(flows[0], flows[1], flows[2], flows[3], when: .created) {
            (
                root1: UINavigationController, root2: UINavigationController, root3: UINavigationController,
                root4: UINavigationController
            ) in
            used = [root1, root2, root3, root4]
        }
        XCTAssertTrue(used.elementsEqual(flows[..<4].map { $0.rootViewController }, by: ===))
        Flows.use(flows[0], flows[1], flows[2], flows[3], flows[4], when: .created) {
            (
                root1: UINavigationController, root2: UINavigationController, root3: UINavigationController,
                root4: UINavigationController, root5: UINavigationController
            ) in
            used = [root1, root2, root3, root4, root5]
        }
        XCTAssertTrue(used.elementsEqual(flows.map { $0.rootViewController }, by: ===))
    }

    func testFlowsAreUsedWhenTheLastOneIsReady() {
        var used = 0
        Flows.use(flows[0], flows[1], flows[2], when: .ready) {
            (_: UINavigationController, _: UINavigationController, _: UINavigationController) in used += 1
        }
        Flows.use(flows, when: .ready) { (roots: [UINavigationController]) in used += roots.count }
        for flow in flows[..<2] { coordinate(flow) }
        XCTAssertEqual(used, 0)
        coordinate(flows[2])
        XCTAssertEqual(used, 1)
        for flow in flows[3...] { coordinate(flow) }
        XCTAssertEqual(used, 6)
    }

    func testAFlowIsReadyWhenTheFlowsThatItsFirstStepStartedAre() {
        let stepper = StepperClass()
        let child = PageFlow()
        flows[0].contributors = .one(
            flowContributor: .contribute(withNextPresentable: child, withNextStepper: stepper))
        var used = 0
        Flows.use(flows[0], when: .ready) { _ in used += 1 }
        coordinate(flows[0])
        XCTAssertEqual(used, 0)
        stepper.emitStep(TestSteps.one)
        XCTAssertEqual(used, 1)
        stepper.emitStep(TestSteps.two)
        XCTAssertEqual(used, 1)
    }

    func testABlockWithoutARootTypeReceivesAViewController() {
        let navigation = UINavigationController()
        Flows.use(flows[0], when: .created) { root in navigation.pushViewController(root, animated: false) }
        Flows.use(flows[1], flows[2], when: .created) {
            navigation.setViewControllers([$0, $1], animated: false)
        }
        let flow: any Flow = flows[3]
        Flows.use(flow, when: .created) { [unowned self] root in
            root.title = "three"
            XCTAssertEqual(self.flows[3].rootViewController.title, "three")
        }
        Flows.use(flows[4], when: .created) { _ in navigation.title = "four" }
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertEqual(navigation.title, "four")
    }

    func testAFlowWhoseStepperEmitsNothingIsNeverReady() {
        var used = 0
        Flows.use(flows[0], when: .ready) { _ in used += 1 }
        coordinate(flows[0], with: StepperClass())
        XCTAssertEqual(used, 0)
    }
}
