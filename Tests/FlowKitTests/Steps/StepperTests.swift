// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

/// How a base view model conforms, so that its subclasses have a say.
@MainActor class BaseViewModel: Stepper {
    let steps = PublishRelay<any Step>()
    var initialStep: any Step { NoneStep() }
    func readyToEmitSteps() {}
}

@MainActor struct StepperTests {
    final class ListViewModel: BaseViewModel {
        override var initialStep: any Step { TestStep.one }
        override func readyToEmitSteps() { steps.accept(TestStep.two) }
    }

    @Test func aSubclassOfABaseViewModelSuppliesInitialStepAndReadyHook() {
        let flow = TestFlow()
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: ListViewModel())
        #expect(flow.tests == [.one, .two])
    }
}
