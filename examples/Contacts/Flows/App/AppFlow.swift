// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

package enum AppStep: Step, Equatable {
    case start
    case settingsAreBroken(SettingsProblem)
    case preferences
    case about
}

/// The whole application: the address book, and what is not part of any screen of it.
package final class AppFlow: Flow {
    package var root: any Presentable { contacts.root }

    private let contacts: ContactsFlow
    private let store: ContactStore
    private let settings: Settings
    private weak var preferences: PreferencesFlow?

    package init(store: ContactStore, settings: Settings) {
        self.store = store
        self.settings = settings
        contacts = ContactsFlow(
            store: store, settings: settings,
            applicationMenu: [
                .init("Preferences", action: "app.preferences"),
                .init("About Contacts", action: "app.about"),
                .init("Quit", action: "app.quit"),
            ])
    }

    package func navigate(to step: AppStep) -> FlowContributors {
        switch step {
        case .start:
            do {
                try store.addSampleAtFirstStart()
            } catch {
                return .ask(Alert("The address book could not be opened", message: error.description)) { _ in
                    nil
                }
            }
            follow(settings)
            let problems = [settings.preferences.problem, settings.session.problem].compactMap(\.self)
            return .multiple(
                flowContributors: [.flow(contacts, with: ContactsStep.list)]
                    + problems.map { .forwardToCurrentFlow(withStep: AppStep.settingsAreBroken($0)) })

        case .settingsAreBroken(let problem):
            return .ask(Alert("The settings could not be read", message: problem.description)) { _ in nil }

        case .preferences:
            if let preferences {
                preferences.window.present()
                return .none
            }
            let flow = PreferencesFlow(settings: settings, above: contacts.navigation)
            preferences = flow
            return .flow(flow, with: PreferencesStep.preferences)

        case .about:
            let text = "An address book, and an example of an application written with RxShell."
            return .ask(Alert("Contacts", message: text)) { _ in nil }
        }
    }

    /// Does what the preferences say, and remembers the size of the window.
    private func follow(_ settings: Settings) {
        settings.colorScheme
            .subscribe(onNext: { Toolkit.backend.setColorScheme(ColorScheme($0)) })
            .disposed(by: disposeBag)
        contacts.navigation.window?.sizes
            .subscribe(onNext: { size in
                settings.remember { $0.windowSize = .init(width: size.width, height: size.height) }
            })
            .disposed(by: disposeBag)
    }

    private let disposeBag = DisposeBag()
}

extension ColorScheme {
    fileprivate init(_ scheme: Preferences.ColorScheme) {
        self =
            switch scheme {
            case .system: .automatic
            case .light: .light
            case .dark: .dark
            }
    }
}
