// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@testable import FlowKit

/// Alone in the process while they count.
@Suite(.serialized) @MainActor struct LeakTests {
    @Test func tenThousandCyclesOfCoordinateAndEndLeaveNothingBehind() throws {
        let coordinator = FlowCoordinator()
        let lifetimes = coordinator.trackLifetimes()
        let stepper = TestStepper()
        let parent = TestFlow { step in
            guard step as? TestStep == .one else { return .none }
            return .flow(
                TypedFlow { step in
                    guard step == .one else { return .end }
                    return .multiple(
                        .screen(TestScreen(visible: true), with: TestStepper()),
                        .forwardToParentFlow(withStep: TestStep.three))
                }, with: .one)
        }
        coordinator.coordinate(flow: parent, with: stepper)
        for _ in 0..<10_000 {
            stepper.steps.accept(TestStep.one)
            coordinator.children.first?.accept(TestStep.two, from: .application)
        }
        #expect(coordinator.run?.children.isEmpty == true && coordinator.run?.recorder == nil)
        try lifetimes.assertReleased()
    }

    @Test func aTreeOfAThousandFlowsIsBuiltAndReleased() throws {
        weak var last: TypedFlow?
        let root = TestScreen(visible: true)
        func make(_ depth: Int) -> TypedFlow {
            let flow = TypedFlow(root: root) { step in
                guard case .number(let depth) = step, depth > 0 else { return .none }
                return .flow(make(depth - 1), with: .number(depth - 1))
            }
            last = flow
            return flow
        }
        var coordinator: FlowCoordinator? = FlowCoordinator()
        coordinator?.coordinate(flow: make(1_000), with: OneStepper(.number(1_000)))
        #expect(coordinator?.subtree.count == 1_001)
        #expect(last?.isReady == true)
        let lifetimes = try #require(coordinator?.trackLifetimes())
        coordinator = nil
        #expect(last == nil)
        #expect(lifetimes.retainedObjects == ["TestScreen of TypedFlow"])
    }

    @Test func aWideTreeOfAThousandFlowsIsBuiltAndReleased() throws {
        let steppers = (0..<1_000).map { _ in TestStepper(TestStep.one) }
        let coordinator = FlowCoordinator()
        let lifetimes = coordinator.trackLifetimes()
        var count = 0
        let parent = TestFlow { step in
            guard step is RxFlowStep || step as? OtherStep != nil else { return .none }
            defer { count += 1 }
            return .screen(TypedFlow { $0 == .one ? .none : .end }, with: steppers[count])
        }
        coordinator.coordinate(flow: parent)
        for _ in 1..<1_000 { coordinator.accept(OtherStep.nothing, from: .application) }
        #expect(coordinator.children.count == 1_000)
        for stepper in steppers.reversed() { stepper.steps.accept(TestStep.two) }
        #expect(coordinator.children.isEmpty)
        #expect(lifetimes.retainedObjects.allSatisfy { $0.hasPrefix("TestStepper") })
    }
}
