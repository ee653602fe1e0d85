// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend
import ProfileFlows

@main struct ProfileApp: Application {
    let id = "org.example.Profile"
    let windowSize = Size(width: 420, height: 520)
    let firstStep: any Step = AppStep.start

    func rootFlow() -> any Flow { AppFlow() }
}
