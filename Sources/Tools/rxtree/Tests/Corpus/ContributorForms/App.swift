// SPDX-License-Identifier: MIT

import RxFlow

@main
struct App {
    static func main() {
        let coordinator = FlowCoordinator()
        let cases: [FormStep] = [
            .array, .variable, .ifExpression(true), .switchExpression(.one), .ternary, .mapped, .appended,
            .returned,
            .helper, .outside, .closure, .made, .resolved, .generic, .parameter, .coordinated, .awaited,
            .loop,
            .ended, .shown,
        ]
        for step in cases { coordinator.navigate(to: step) }
        coordinator.navigate(to: BaseStep.help)
        coordinator.navigate(to: SideStep.done)
        coordinator.coordinate(flow: FormsFlow(container: Container()))
    }
}
