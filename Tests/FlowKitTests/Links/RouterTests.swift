// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

@MainActor struct RouterTests {
    @Test func aRouterTakesTheStepsOfItsFlow() async {
        let flow = TypedFlow()
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        #expect(flow.router.send(.two))
        #expect(await flow.router.trigger(.three) == .handled)
        #expect(flow.navigated == [.one, .two, .three])
    }

    @Test func aRouterRetainsItsFlowOnlyIfRequested() async {
        weak var released: TypedFlow?
        var coordinator: FlowCoordinator? = FlowCoordinator()
        var router: Router<TestStep>?
        var owner: Router<TestStep>?
        do {
            let flow = TypedFlow()
            released = flow
            coordinator?.coordinate(flow: flow, with: OneStepper(.one))
            router = flow.router
            owner = flow.router.keepingAlive
        }
        coordinator = nil
        #expect(released != nil && owner?.send(.two) == true)
        owner = nil
        #expect(released == nil)
        #expect(router?.send(.two) == false)
        #expect(await router?.trigger(.two) == .refused(at: 0, .released))
    }

    @Test func stepsOfAnotherTypeAreRedirected() {
        let flow = TypedFlow()
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        let router: Router<OtherStep> = flow.router.redirecting { $0 == .logOut ? .two : .three }
        router.send(.logOut)
        router.send(.nothing)
        #expect(flow.navigated == [.one, .two, .three])
    }

    @Test func anUnownedRouterReportsAStepForAFlowThatIsReleased() async {
        let handler = FlowReport.unobserved
        defer { FlowReport.unobserved = handler }
        var reports: [String] = []
        FlowReport.unobserved = { if $0.emitter == "an unowned router" { reports.append("\($0)") } }
        var coordinator: FlowCoordinator? = FlowCoordinator()
        weak var released: TypedFlow?
        var router: Router<TestStep>?
        do {
            let flow = TypedFlow()
            released = flow
            coordinator?.coordinate(flow: flow, with: OneStepper(.one))
            router = flow.router.unowned
            #expect(router?.send(.two) == true && flow.navigated == [.one, .two])
        }
        coordinator = nil
        #expect(released == nil && router?.send(.three) == false)
        #expect(await router?.trigger(.three) == .refused(at: 0, .released))
        #expect(reports.count == 2)
        #expect(
            reports.first == "TestStep.three from an unowned router was dropped: TypedFlow had ended. "
                + "Emit it before the step that ends the flow, or in the parent flow.")
    }
}
