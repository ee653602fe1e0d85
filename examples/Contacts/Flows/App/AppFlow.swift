// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

package enum AppStep: Step, Equatable {
    case start
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
            return .flow(contacts, with: ContactsStep.list)

        case .preferences:
            if let preferences {
                preferences.window.present()
                return .none
            }
            let flow = PreferencesFlow(settings: settings)
            preferences = flow
            return .flow(flow, with: PreferencesStep.preferences)

        case .about:
            let text = "An address book, and an example of an application written with RxShell."
            return .ask(Alert("Contacts", message: text)) { _ in nil }
        }
    }
}
