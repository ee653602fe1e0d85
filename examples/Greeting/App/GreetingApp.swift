// SPDX-License-Identifier: MIT

import ControllerKit
import GreetingFlows
import GtkBackend

@main struct GreetingApp: Application {
    let id = "org.example.Greeting"
    let windowSize = Size(width: 360, height: 240)
    let firstStep: any Step = GreetingStep.start

    func rootFlow() -> any Flow { GreetingFlow() }
}
