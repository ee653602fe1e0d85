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

    @Test func aRouterDoesNotKeepItsFlowAliveUnlessAskedTo() async {
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
}
