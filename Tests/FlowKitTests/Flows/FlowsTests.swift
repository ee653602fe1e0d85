// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@testable import FlowKit

@MainActor struct FlowsTests {
    let coordinator = FlowCoordinator()

    @Test func createdRunsAtOnceWithTypedRoots() {
        let first = TestFlow()
        let second = TestFlow(root: OtherScreen())
        var roots: [TestScreen] = []
        Flows.use(first, second, when: .created) { (one: TestScreen, two: OtherScreen) in roots = [one, two] }
        #expect(roots.map(ObjectIdentifier.init) == [first.screen, second.screen].map(ObjectIdentifier.init))
    }

    @Test func aBlockWithoutARootTypeReceivesTheRootUnchanged() {
        let flows = (0..<5).map { _ in TestFlow() }
        let other: any Flow = TestFlow(root: OtherScreen())
        var used: [any Presentable] = []
        Flows.use(flows[0], when: .created) { _ in used.append(TestScreen()) }
        Flows.use(other, when: .created) { root in
            let root: any Presentable = root
            used.append(root)
        }
        Flows.use(flows[0], other, when: .created) { used += [$0, $1] }
        Flows.use(flows[0], flows[1], flows[2], flows[3], flows[4], when: .created) {
            used += [$0, $1, $2, $3, $4]
        }
        Flows.use(flows, when: .created) { used += $0 }
        #expect(used.count == 14)
        #expect(used[1] is OtherScreen && used[3] is OtherScreen)
        #expect(used[4...].allSatisfy { $0 is TestScreen })
    }

    @Test func flowsAreUsedAsValuesOfTypeAnyFlow() {
        let first: any Flow = TestFlow()
        let second: any Flow = TypedFlow(root: OtherScreen())
        var names: [String] = []
        Flows.use(first, second, when: .created) { (one: TestScreen, two: OtherScreen) in
            names = ["\(type(of: one))", "\(type(of: two))"]
        }
        #expect(names == ["TestScreen", "OtherScreen"])
    }

    @Test func withoutAStrategyTheRootsAreUsedWhenReady() {
        let flow = TestFlow()
        var isUsed = false
        Flows.use(flow) { (_: TestScreen) in isUsed = true }
        #expect(!isUsed)
        coordinator.coordinate(flow: flow)
        #expect(isUsed)
    }

    @Test func anyNumberOfFlowsIsUsedThroughAnArray() {
        let flows = (0..<7).map { _ in TestFlow() }
        var count = 0
        Flows.use(flows, when: .created) { (roots: [TestScreen]) in count = roots.count }
        #expect(count == 7)
    }

    @Test func readyWaitsForTheFirstStepOfEachFlow() {
        let first = TestFlow()
        let second = TestFlow()
        let stepper = TestStepper()
        var isReady = false
        Flows.use(first, second, when: .ready) { (_: TestScreen, _: TestScreen) in isReady = true }
        let parent = TestFlow { _ in
            .multiple(
                .screen(first, with: stepper),
                .screen(second, with: OneStepper(.one)))
        }
        coordinator.coordinate(flow: parent)
        #expect(!first.isReady && !isReady)
        stepper.steps.accept(TestStep.one)
        #expect(first.isReady && !isReady)
    }

    @Test func aParentIsReadyWhenTheFlowsItStartedAre() async {
        let stepper = TestStepper()
        let children = [TestFlow(), TestFlow()]
        let parent = TestFlow { _ in
            .multiple(
                .screen(children[0], with: DefaultStepper()),
                .screen(children[1], with: stepper))
        }
        coordinator.coordinate(flow: parent)
        await turn()
        #expect(children[0].isReady && !children[1].isReady && !parent.isReady)
        stepper.steps.accept(TestStep.one)
        #expect(children[1].isReady && parent.isReady)
    }

    @Test func aChildThatEndsBeforeItIsReadyDoesNotDelayItsParent() {
        let child = TestFlow()
        let parent = TestFlow { _ in .screen(child, with: TestStepper()) }
        coordinator.coordinate(flow: parent)
        #expect(!parent.isReady)
        child.screen.presence.dismiss()
        #expect(parent.isReady)
    }

    @Test func readinessIsSentToLateSubscribers() {
        let flow = TestFlow()
        coordinator.coordinate(flow: flow)
        var count = 0
        Flows.use(flow, when: .ready) { (_: TestScreen) in count += 1 }
        _ = flow.rxReady.subscribe(onSuccess: { count += 1 })
        #expect(count == 2)
    }

    @Test func waitingForAFlowDoesNotRetainIt() {
        weak var released: TestFlow?
        do {
            let flow = TestFlow()
            released = flow
            Flows.use(flow, when: .ready) { (_: TestScreen) in }
        }
        #expect(released == nil)
    }

    @Test func aFlowThatIsUsedWhenReadyAndNeverCoordinatedIsReportedByName() {
        let scheduler = TestScheduler(initialClock: 0)
        let (before, handler) = (Flows.scheduler, FlowReport.unobserved)
        defer { (Flows.scheduler, FlowReport.unobserved) = (before, handler) }
        Flows.scheduler = scheduler
        var texts: [String] = []
        FlowReport.unobserved = { texts.append($0.description) }
        let flow = TestFlow()
        Flows.use(flow, when: .ready) { (_: TestScreen) in }
        scheduler.advanceTo(11)
        #expect(
            texts == [
                "TestFlow has no coordinator after 10 s, so what waits for it does not run: Flows.use. "
                    + "Contribute the flow in the step that uses it, or use it with when: .created."
            ])
    }
}
