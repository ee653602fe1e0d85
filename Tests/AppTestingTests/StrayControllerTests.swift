// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import Testing

private final class ForgottenController: ViewController {}
private final class KeptController: ViewController {}

private final class StrayFlow: Flow {
    enum StrayStep: Step { case start, forget, keep, pop }
    let navigation = NavigationController()
    var root: any Presentable { navigation }
    var forgotten: ForgottenController?
    var kept: KeptController?

    func navigate(to step: StrayStep) -> FlowContributors {
        switch step {
        case .start: navigation.push(ViewController())
        case .forget: forgotten = ForgottenController()
        case .keep:
            let controller = KeptController()
            kept = controller
            navigation.push(controller)
        case .pop: navigation.pop()
        }
        return .none
    }
}

@MainActor struct StrayControllerTests {
    init() { HeadlessBackend.install() }

    @Test func aControllerThatWasNeverShownOrOutlivesItsScreenIsNamed() throws {
        let flow = StrayFlow()
        let app = HeadlessApp(flow, startingAt: StrayFlow.StrayStep.start)
        app.session.open(StrayFlow.StrayStep.keep)
        #expect(app.strayControllers == [])
        app.session.open(StrayFlow.StrayStep.forget)
        app.session.open(StrayFlow.StrayStep.pop)
        #expect(
            app.strayControllers == [
                "ForgottenController was never shown: it is in no window and no container. Show it in the step that creates it, or do not "
                    + "create it.",
                "KeptController outlives its screen, which was dismissed: look for a closure that captures it strongly, or a subscription "
                    + "that is not disposed of.",
            ])
        flow.kept = nil
        flow.forgotten = nil
        #expect(app.strayControllers == [])
        try app.closeWindow()
    }
}
