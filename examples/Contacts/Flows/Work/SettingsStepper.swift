// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// Shows an error if the file of the settings could not be read.
@MainActor final class SettingsStepper: Stepper {
    let steps = PublishRelay<any Step>()
    private let settings: Settings

    init(_ settings: Settings) { self.settings = settings }

    func readyToEmitSteps() {
        guard let error = settings.error else { return }
        steps.accept(ContactsStep.notice(.failure("The settings could not be read", "\(error)")))
    }
}
