// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

extension FlowContributors {
    /// A spelling of its own, as modules that know views add.
    fileprivate static func screen(_ screen: TestScreen, _ stepper: TestStepper) -> FlowContributors {
        .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: stepper))
    }
}

@MainActor struct FlowContributorsTests {
    let screen = TestScreen()
    let stepper = TestStepper()

    @Test func contributorsAreEqualWhenTheirObjectsAndRulesAre() {
        #expect(FlowContributors.screen(screen, stepper) == .screen(screen, stepper))
        #expect(FlowContributors.screen(screen, stepper) != .screen(TestScreen(), stepper))
        #expect(FlowContributors.screen(screen, stepper) != .none)
        #expect(
            FlowContributor.contribute(withNextPresentable: screen, withNextStepper: stepper)
                != .contribute(withNextPresentable: screen, withNextStepper: stepper, whenHidden: .queue))
    }

    @Test func singleSteppersAreEqualWhenTheirStepsAre() {
        let flow = TypedFlow()
        #expect(FlowContributors.flow(flow, with: .one) == .flow(flow, with: .one))
        #expect(FlowContributors.flow(flow, with: .one) != .flow(flow, with: .two))
    }

    @Test func contributorsPrintWhatTheyAre() {
        let contributors = FlowContributors.multiple(
            .contribute(withNextPresentable: screen, withNextStepper: stepper, whenHidden: .queue),
            .flow(TypedFlow(), with: .number(1)),
            .forwardToCurrentFlow(withStep: TestStep.two),
            .forward(.one, to: TypedFlow.self))
        #expect(
            contributors.description
                == "TestScreen with TestStepper, steps queued while hidden; TypedFlow with TestStep.number(1); "
                + "forward TestStep.two to this flow; forward TestStep.one to TypedFlow")
        #expect(
            FlowContributors.end(forwardToParentFlowWithStep: TestStep.one).description
                == "end with TestStep.one")
        #expect(FlowContributors.close.description == "close")
    }
}
