// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

extension FlowContributors {
    /// A further static function, as modules with views add.
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

    /// The case that a switch over RxFlow's cases matches. The switch has no `default`.
    private func name(_ contributors: FlowContributors) -> String {
        switch contributors {
        case .multiple(let contributors): "multiple \(contributors.map(part))"
        case .one(let contributor): "one \(part(contributor))"
        case .end(let step): "end \(step)"
        case .none: "none"
        case .triggerParentFlow(let step): "trigger \(step)"
        }
    }

    private func part(_ contributor: FlowContributor) -> String {
        switch contributor {
        case .contribute(let presentable, let stepper, let notPresented, let dismissed):
            "\(type(of: presentable)) \(type(of: stepper)) \(notPresented) \(dismissed)"
        case .forwardToCurrentFlow(let step): "current \(step)"
        case .forwardToParentFlow(let step): "parent \(step)"
        }
    }

    @Test func aSwitchOverTheCasesOfRxFlowIsExhaustive() {
        #expect(name(.screen(screen, stepper)) == "one TestScreen TestStepper false false")
        #expect(
            name(
                .multiple(flowContributors: [
                    .contribute(
                        withNextPresentable: screen, withNextStepper: stepper,
                        allowStepWhenNotPresented: true,
                        allowStepWhenDismissed: true), .forwardToCurrentFlow(withStep: TestStep.one),
                ])) == #"multiple ["TestScreen TestStepper true true", "current one"]"#)
        #expect(name(.end(forwardToParentFlowWithStep: TestStep.one)) == "end one")
        #expect(name(.none) == "none")
        #expect(name(.forwardToParentFlow(withStep: TestStep.one)) == "one parent one")
    }

    @Test func whatFlowKitAddsIsOneOfTheCases() {
        let flow = TypedFlow()
        #expect(name(.unhandled) == "one parent unhandled")
        #expect(name(.close(forwardToParentFlowWithStep: TestStep.one)) == "end close with TestStep.one")
        #expect(name(.reset(to: TestStep.one)) == "one current reset to TestStep.one")
        #expect(
            name(.replace(with: .flow(flow, with: .one)))
                == #"multiple ["current end and close all", "TypedFlow OneStepper false false"]"#)
        #expect(
            name(.perform([ImmediateTransition("push") {}], then: .none)) == "one current push, then none")
        #expect(name(.forward(.one, to: TypedFlow.self)) == "one parent forward TestStep.one to TypedFlow")
    }

    @Test func whatFlowKitAddsIsComparedByValue() {
        let reset = FlowContributors.reset(to: TestStep.one)
        #expect(reset == .reset(to: TestStep.one) && reset != .reset(to: TestStep.two) && reset != .unhandled)
        #expect(FlowContributors.unhandled == .unhandled)
        #expect(FlowContributors.close == .close && FlowContributors.close != .end)
        #expect(
            FlowContributors.forward(.one, to: TypedFlow.self) == .forward(.one, to: TypedFlow.self)
                && FlowContributors.forward(.one, to: TypedFlow.self) != .forward(.two, to: TypedFlow.self))
    }

    @Test func anAdditionInsideMultipleIsCarriedOutBeforeTheContributorsStart() {
        let before = TypedFlow()
        let after = TypedFlow()
        let flow = TestFlow { step in
            guard step as? TestStep == .two, case .one(let reset) = FlowContributors.reset(to: TestStep.three)
            else { return step as? TestStep == .one ? .flow(before, with: .one) : .none }
            return .multiple(flowContributors: [reset, .flow(after, with: .one)])
        }
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        coordinator.navigate(to: TestStep.two)
        #expect(flow.tests == [.one, .two, .three])
        #expect(coordinator.children.map { $0.flow === after } == [true])
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
