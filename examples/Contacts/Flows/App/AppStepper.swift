// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// What leads to a step of the whole application: its start, its menu, and a file of settings that cannot be read.
package final class AppStepper: CompositeStepper {
    package init(_ menu: AppMenu, _ settings: Settings) {
        super.init(steppers: [menu, SettingsStepper(settings)])
    }

    package override var initialStep: any Step { AppStep.start }
}

/// The commands of the application, which its menus and shortcuts offer in each window.
@MainActor package final class AppMenu: Stepper {
    package let steps = PublishRelay<any Step>()

    package init() {}

    package func actions(quit: @escaping @MainActor () -> Void) -> [Action] {
        [
            action("app.preferences", "Preferences", ["<Primary>comma"], .preferences),
            action("app.about", "About Contacts", [], .about),
            Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"], handler: quit),
        ]
    }

    private func action(_ id: String, _ title: String, _ shortcuts: [Shortcut], _ step: AppStep) -> Action {
        Action(id, title: title, shortcuts: shortcuts) { [steps] in steps.accept(step) }
    }

    /// The items of the menu.
    static let items: [Menu.Item] = [
        .init("Preferences", action: "app.preferences"), .init("About Contacts", action: "app.about"),
        .init("Quit", action: "app.quit"),
    ]
}

/// Reports a file of settings that could not be read.
@MainActor private final class SettingsStepper: Stepper {
    let steps = PublishRelay<any Step>()
    private let settings: Settings

    init(_ settings: Settings) { self.settings = settings }

    func readyToEmitSteps() {
        if let error = settings.error { steps.accept(AppStep.settingsAreBroken("\(error)")) }
    }
}
