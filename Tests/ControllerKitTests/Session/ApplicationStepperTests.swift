// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing

/// A stepper starts the root flow of an application whose first step depends on its state.
@MainActor struct ApplicationStepperTests {
    enum GateStep: Step, Equatable { case signIn, inbox, message(Int) }

    /// Begins with the restored state of the application, and emits steps later.
    final class GateStepper: Stepper {
        let steps = PublishRelay<any Step>()
        let isSignedIn: Bool
        static weak var latest: GateStepper?

        init(isSignedIn: Bool) {
            self.isSignedIn = isSignedIn
            Self.latest = self
        }

        var initialStep: any Step { isSignedIn ? GateStep.inbox : GateStep.signIn }
        func readyToEmitSteps() { if isSignedIn { steps.accept(GateStep.message(1)) } }
    }

    final class GateFlow: Flow {
        let navigation = NavigationController()
        var root: any Presentable { navigation }
        private(set) var navigated: [any Step] = []
        static weak var latest: GateFlow?

        init() { Self.latest = self }

        func navigate(to step: any Step) -> FlowContributors {
            navigated.append(step)
            return .push(Screen("\(step)"), with: NoneStepper(), on: navigation)
        }
    }

    struct Gate: Application {
        let id = "org.example.Gate"
        func rootFlow() -> any Flow { GateFlow() }
        func rootStepper() -> any Stepper { GateStepper(isSignedIn: true) }
    }

    struct Plain: Application {
        let id = "org.example.Plain"
        func rootFlow() -> any Flow { GateFlow() }
    }

    final class Host: ProgramHost {
        private(set) var quits = 0
        func quit() { quits += 1 }
    }

    let host = Host()

    init() { HeadlessBackend.install() }

    @Test func anApplicationStartsItsRootFlowWithItsStepper() throws {
        let program = Gate().start(on: host)
        program.activate()
        #expect(GateFlow.latest?.navigated as? [GateStep] == [.inbox, .message(1)])
        try #require(GateStepper.latest).steps.accept(GateStep.message(2))
        #expect(GateFlow.latest?.navigated as? [GateStep] == [.inbox, .message(1), .message(2)])
        program.requestQuit()
        #expect(host.quits == 1)
        #expect(GateFlow.latest == nil && GateStepper.latest == nil)
    }

    @Test func withoutAStepperOrAStepAnApplicationStartsWithHome() {
        let program = Plain().start(on: host)
        program.activate()
        #expect(GateFlow.latest?.navigated as? [RxFlowStep] == [.home])
        program.requestQuit()
        #expect(GateFlow.latest == nil)
    }

    @Test func aSessionStartsAFlowWithAStepperOrWithHome() {
        let flows = [GateFlow(), GateFlow()]
        let sessions = [ApplicationSession(), ApplicationSession()]
        sessions[0].start(flows[0], with: GateStepper(isSignedIn: false))
        sessions[1].start(flows[1])
        #expect(flows[0].navigated as? [GateStep] == [.signIn])
        #expect(flows[1].navigated as? [RxFlowStep] == [.home])
        for session in sessions { session.closeAllWindows() }
    }
}
