// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// Emits the steps of the whole application: the first step, and a step if the file of the settings cannot be read.
@MainActor package final class AppStepper: Stepper {
    package let steps = PublishRelay<any Step>()
    private let settings: Settings

    package init(_ settings: Settings) { self.settings = settings }

    package var initialStep: any Step { AppStep.start }

    package func readyToEmitSteps() {
        if let error = settings.error { steps.accept(AppStep.settingsAreBroken("\(error)")) }
    }
}
