// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

@MainActor struct FlowTests {
    let coordinator = FlowCoordinator()

    @Test func aTypedFlowTakesItsStepsAndNoOthers() {
        let flow = TypedFlow { $0 == .one ? .none : .end(forwardToParentFlowWithStep: OtherStep.logOut) }
        #expect(flow.takes(TestStep.one) && !flow.takes(OtherStep.logOut))
        #expect(flow.navigate(to: TestStep.two) == .end(forwardToParentFlowWithStep: OtherStep.logOut))
        #expect(flow.navigate(to: .one) == .none)
        #expect(flow.navigate(to: OtherStep.logOut) == .unhandled)
    }

    @Test func aValueOfTypeAnyFlowNavigates() {
        let typed = TypedFlow { $0 == .one ? .none : .end }
        let untyped = TestFlow { _ in .end }
        let flows: [any Flow] = [typed, untyped]
        let step: any Step = TestStep.two
        #expect(flows.map { $0.navigate(to: step) } == [.end, .end])
        #expect(flows.map { $0.navigate(to: OtherStep.nothing) } == [.unhandled, .end])
        #expect(typed.navigated == [.two] && untyped.navigated.count == 2)
    }

    @Test func anExistentialFlowCanBeDriven() {
        func rootFlow() -> any Flow { TypedFlow() }
        let flow = rootFlow()
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        #expect((flow as? TypedFlow)?.navigated == [.one])
        #expect(coordinator.flow === flow)
    }

    @Test func aStepThatATypedFlowDoesNotTakeBubblesToTheAncestorThatDoes() {
        let stepper = TestStepper()
        let inner = TypedFlow { _ in .screen(TestScreen(visible: true), with: stepper) }
        let middle = TypedFlow { _ in .flow(inner, with: .one) }
        let outer = TestFlow { $0 is RxFlowStep ? .flow(middle, with: .one) : .none }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: outer)
        stepper.steps.accept(OtherStep.logOut)
        #expect(outer.navigated.last as? OtherStep == .logOut)
        #expect(middle.navigated == [.one] && inner.navigated == [.one])
        #expect(reports.all.isEmpty)
    }

    @Test func aStepThatNoFlowHandlesIsReportedWithTheFlowsThatReceivedIt() {
        let stepper = TestStepper(TestStep.one)
        let inner = TypedFlow()
        let outer = TestFlow { step in
            step is RxFlowStep
                ? .screen(inner, with: stepper)
                : .unhandled
        }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: outer)
        stepper.steps.accept(OtherStep.nothing)
        #expect(
            reports.texts == [
                "OtherStep.nothing from TestStepper was not handled by TypedFlow, nor by TestFlow. "
                    + "Handle it in one of them, or in a flow above."
            ])
    }

    @Test func aFlowMayKeepItsUnhandledStepsToItself() {
        let stepper = TestStepper(TestStep.one)
        let inner = TypedFlow()
        inner.policy.unhandled = .report
        let outer = TestFlow {
            $0 is RxFlowStep
                ? .screen(inner, with: stepper)
                : .none
        }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: outer)
        stepper.steps.accept(OtherStep.nothing)
        #expect(outer.navigated.count == 1)
        #expect(reports.all.count == 1)
    }

    @Test func aTypedForwardReachesTheNearestFlowOfItsType() {
        final class AppFlow: Flow {
            let screen = TestScreen(visible: true)
            let child: TypedFlow
            var loggedOut = false
            init(_ child: TypedFlow) { self.child = child }
            var root: any Presentable { screen }
            func navigate(to step: OtherStep) -> FlowContributors {
                guard step == .nothing else {
                    loggedOut = true
                    return .none
                }
                return .flow(child, with: .one)
            }
        }
        let innermost = TypedFlow { _ in .forward(.logOut, to: AppFlow.self) }
        let app = AppFlow(TypedFlow { $0 == .one ? .flow(innermost, with: .two) : .none })
        coordinator.coordinate(flow: app, with: OneStepper(withSingleStep: OtherStep.nothing))
        #expect(app.loggedOut)
    }

    @Test func aForwardToATypeThatIsNoAncestorIsReported() {
        let flow = TestFlow { _ in .forward(.one, to: TypedFlow.self) }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: flow)
        #expect(
            reports.texts.first
                == "TestStep.one from TestFlow was for TypedFlow, and neither TestFlow nor any flow "
                + "above it has this type. Run TestFlow below a TypedFlow, or forward the step to another flow."
        )
    }

    @Test func aDeepLinkThatNoFlowTakesIsReportedOnce() {
        let child = TypedFlow()
        let parent = TypedFlow { _ in .flow(child, with: .one) }
        let reports = Reports(of: coordinator)
        coordinator.coordinate(flow: parent, with: OneStepper(.one))
        coordinator.navigate(to: OtherStep.nothing)
        #expect(reports.all.count == 1)
        #expect(reports.texts.first?.contains("not handled by TypedFlow, nor by TypedFlow") == true)
    }

    @Test func aTypedEndReachesTheNearestFlowOfItsTypeAbove() {
        let stepper = TestStepper(TestStep.one)
        let innermost = TestFlow { $0 as? TestStep == .one ? .none : .end(with: .three, for: TypedFlow.self) }
        let middle = TestFlow {
            $0 is RxFlowStep
                ? .screen(innermost, with: stepper)
                : .none
        }
        let outer = TypedFlow {
            $0 == .one
                ? .screen(middle, with: DefaultStepper())
                : .none
        }
        coordinator.coordinate(flow: outer, with: OneStepper(.one))
        stepper.steps.accept(TestStep.two)
        #expect(outer.navigated == [.one, .three] && middle.navigated.count == 1)
        #expect(coordinator.children.first?.children.isEmpty == true)
        #expect(
            FlowContributors.end(with: .three, for: TypedFlow.self).description
                == "end with TestStep.three for TypedFlow")
    }
}
