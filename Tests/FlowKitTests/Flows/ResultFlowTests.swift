// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

@MainActor struct ResultFlowTests {
    final class EditFlow: ResultFlow {
        typealias Output = String
        let screen = TestScreen(visible: true)
        var root: any Presentable { screen }

        func navigate(to step: TestStep) -> FlowContributors {
            switch step {
            case .one: .none
            case .two: end(with: "edited")
            case .three: .end
            case .number: close(with: "closed")
            }
        }
    }

    let coordinator = FlowCoordinator()
    let parent = TestFlow()

    /// Starts running a flow that gets its steps from `stepper`.
    private func running(_ flow: EditFlow, _ stepper: TestStepper) async -> Task<String, any Error> {
        if coordinator.flow == nil { coordinator.coordinate(flow: parent) }
        let task = Task { try await parent.run(flow, with: stepper) }
        await until { stepper.timesReady > 0 }
        return task
    }

    @Test func theResultOfAChildFlowIsAwaited() async throws {
        weak var released: EditFlow?
        let stepper = TestStepper(TestStep.one)
        do {
            let flow = EditFlow()
            released = flow
            let task = await running(flow, stepper)
            #expect(coordinator.children.count == 1)
            stepper.steps.accept(TestStep.two)
            #expect(try await task.value == "edited")
        }
        #expect(coordinator.children.isEmpty)
        #expect(parent.navigated.count == 1)
        #expect(released == nil)
    }

    @Test func theResultOfAContributedFlowLeadsToAStepOfItsParent() {
        weak var released: EditFlow?
        let results = TestFlow { step in
            guard step as? TestStep == .one else { return .none }
            let child = EditFlow()
            released = child
            return .flow(child, with: TestStep.one) { TestStep.number($0.count) }
        }
        coordinator.coordinate(flow: results, with: OneStepper(.one))
        #expect(coordinator.children.count == 1)
        coordinator.children[0].navigate(to: TestStep.two)
        #expect(results.tests == [.one, .number(6)])
        #expect(coordinator.children.isEmpty && released == nil)
    }

    @Test(arguments: [TestStep.number(1), .three])
    func aContributedFlowMayCloseWithItsResultOrEndWithoutOne(_ last: TestStep) {
        var outputs: [String] = []
        let results = TestFlow { step in
            step as? TestStep == .one
                ? .flow(EditFlow(), with: TestStep.one) {
                    outputs.append($0)
                    return nil
                } : .none
        }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: results, with: OneStepper(.one))
        coordinator.children[0].navigate(to: last)
        #expect(outputs == (last == .three ? [] : ["closed"]))
        #expect(results.tests == [.one] && coordinator.children.isEmpty && reports.texts.isEmpty)
    }

    @Test func aDismissedChildCancelsTheTaskThatAwaitsIt() async {
        let flow = EditFlow()
        let task = await running(flow, TestStepper())
        flow.screen.presence.dismiss()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aCancelledTaskEndsTheChild() async {
        let task = await running(EditFlow(), TestStepper())
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(coordinator.children.isEmpty)
    }

    @Test func aReleasedCoordinatorCancelsTheTasksThatAwaitAResult() async throws {
        var coordinator: FlowCoordinator? = FlowCoordinator()
        coordinator?.coordinate(flow: parent)
        let stepper = TestStepper()
        let task = Task { [parent] in try await parent.run(EditFlow(), with: stepper) }
        await until { stepper.timesReady > 0 }
        coordinator = nil
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aChildThatEndsWithoutAResultThrowsAnErrorThatNamesIt() async {
        let stepper = TestStepper()
        let task = await running(EditFlow(), stepper)
        stepper.steps.accept(TestStep.three)
        await #expect(throws: FlowError.endedWithoutResult("EditFlow")) { try await task.value }
        #expect(
            FlowError.endedWithoutResult("EditFlow").description
                == "EditFlow ended without a result. Return end(with:) when it has one.")
        #expect(
            FlowError.notCoordinated("TestFlow").description
                == "TestFlow cannot run another flow: no coordinator runs it. "
                + "Contribute it, or pass it to FlowCoordinator.coordinate first.")
    }

    @Test func aFlowThatIsNotCoordinatedCannotRunAnother() async {
        await #expect(throws: FlowError.notCoordinated("TestFlow")) {
            try await TestFlow().run(EditFlow(), startingAt: .one)
        }
    }

    @Test func aResultThatIsNotAwaitedGoesToTheParentAsAStep() {
        parent.answer = { $0 is RxFlowStep ? .flow(EditFlow(), with: .two) : .none }
        coordinator.coordinate(flow: parent)
        #expect(parent.navigated.last as? FlowOutput<String> == FlowOutput("edited"))
    }
}
