// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import RxKernelTesting
import Testing

@MainActor struct FlowTesterTests {
    @Test func aFlowIsTestedWithNoViewNoClockAndNoDisplay() throws {
        let tester = FlowTester(
            TypedFlow { step in
                switch step {
                case .one: .screen(TestScreen(visible: true), with: TestStepper())
                case .two: .multiple(.forwardToParentFlow(withStep: OtherStep.nothing))
                default: .end(forwardToParentFlowWithStep: OtherStep.logOut)
                }
            })
        #expect(tester.send(TestStep.one).description == "TestScreen with TestStepper")
        #expect(tester.ownership?.children.map(\.name) == ["TestScreen"])
        tester.send(TestStep.two)
        #expect(tester.toParent as? [OtherStep] == [.nothing])
        #expect(!tester.isEnded)
        #expect(tester.send(TestStep.three) == .end(forwardToParentFlowWithStep: OtherStep.logOut))
        #expect(tester.isEnded && tester.toParent as? [OtherStep] == [.nothing, .logOut])
        #expect(tester.steps as? [TestStep] == [.one, .two, .three])
        #expect(
            tester.journal.contains { $0.description.contains("ended, released TestScreen, TestStepper") })
        try tester.assertReleased()
    }

    @Test func adaptHappensInVirtualTime() {
        let scheduler = TestScheduler(initialClock: 0)
        let flow = TestFlow()
        flow.adapted = { Single<any Step>.just($0).delay(.seconds(5), scheduler: scheduler) }
        let tester = FlowTester(flow, scheduler: scheduler)
        tester.send(TestStep.one)
        #expect(tester.steps.isEmpty)
        scheduler.advanceTo(6)
        #expect(tester.steps as? [TestStep] == [.one])
    }

    @Test func aStepTheFlowDoesNotTakeGoesToTheParent() {
        let tester = FlowTester(TypedFlow())
        #expect(tester.send(OtherStep.logOut) == .unhandled)
        #expect(tester.toParent as? [OtherStep] == [.logOut])
    }
}
