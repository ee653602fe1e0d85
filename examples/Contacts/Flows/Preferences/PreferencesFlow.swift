// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

enum PreferencesStep: Step, Equatable, Codable {
    case preferences
    case notSaved(String)
}

/// The window with the preferences.
final class PreferencesFlow: Flow {
    var root: any Presentable { window }

    let window: WindowController
    private let controller: PreferencesViewController

    private weak var owner: ViewController?

    /// - Parameter owner: the screen above which the window stays, and with which it closes.
    init(settings: Settings, above owner: ViewController) {
        self.owner = owner
        controller = PreferencesViewController(viewModel: PreferencesViewModel(settings: settings))
        window = WindowController(
            root: controller, size: Size(width: 420, height: 240), closesOnEscape: true, role: "preferences")
    }

    func navigate(to step: PreferencesStep) -> FlowContributors {
        switch step {
        case .preferences:
            return .perform(.openWindow(window, above: owner), then: .viewController(controller))

        case .notSaved(let message):
            return .ask(Alert("The preferences could not be saved", message: message)) { _ in nil }
        }
    }
}
