// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

package enum AppStep: Step, Equatable, Codable {
    case start
    case cannotStart(String, canSetAside: Bool)
    case setAside
    /// The list, which says why there are no contacts, and tries again.
    case showReason
    case linkIsUnknown(String)
    case preferences
    case about
}

/// The flow of the whole application: it starts the flow of the address book, and handles the steps that belong to no screen.
package final class AppFlow: AsyncAdaptingFlow {
    package var root: any Presentable { contacts.root }

    private let contacts: ContactsFlow
    private let store: ContactStore
    private let settings: Settings
    private weak var preferences: PreferencesFlow?

    private let isApplication: Bool

    /// - Parameter isApplication: false for a page of a shell, which has its own menu and colours.
    package init(store: ContactStore, settings: Settings, isApplication: Bool = true) {
        self.store = store
        self.settings = settings
        self.isApplication = isApplication
        contacts = ContactsFlow(
            store: store, settings: settings, applicationMenu: isApplication ? Self.menu : [])
    }

    /// The menu items of the application's own actions; see `ContactsApplication`.
    private static let menu: [Menu.Item] = [
        .init("New Window", action: "app.newWindow"), .init("Preferences", action: "app.preferences"),
        .init("Keyboard Shortcuts", action: "app.shortcuts"),
        .init("About Contacts", action: "app.about"), .init("Quit", action: "app.quit"),
    ]

    /// Opens the database before the first screen reads contacts.
    package func adapt(step: any Step) async throws -> any Step {
        guard case .start = step as? AppStep else { return step }
        do {
            _ = try await store.change { try $0.addSampleAtFirstStart() }.value
            return step
        } catch {
            return AppStep.cannotStart("\(error)", canSetAside: store.canSetAside(after: error))
        }
    }

    package func navigate(to step: AppStep) -> FlowContributors {
        switch step {
        case .start, .showReason:
            if isApplication { follow(settings) }
            return .flow(contacts, with: ContactsStep.list)

        case .cannotStart(let message, let canSetAside):
            let alert = Alert(
                "The address book could not be opened", message: message,
                actions: [AlertAction("Close", style: .cancel), .suggested("Try Again")]
                    + (canSetAside ? [.destructive("Set Aside")] : []))
            return .ask(alert) { answer in
                switch answer.style {
                case .cancel: AppStep.showReason
                case .destructive: AppStep.setAside
                default: AppStep.start
                }
            }

        case .setAside:
            do {
                try store.setAside()
                return .one(flowContributor: .forwardToCurrentFlow(withStep: AppStep.start))
            } catch {
                return .show(Alert("The address book could not be set aside", message: "\(error)"))
            }

        case .linkIsUnknown(let uri):
            return .show(
                Alert("The link could not be opened", message: "Contacts has nothing for the link \(uri)."))

        case .preferences:
            if let preferences {
                preferences.window.present()
                return .none
            }
            let flow = PreferencesFlow(settings: settings, above: contacts.navigation)
            preferences = flow
            return .flow(flow, with: PreferencesStep.preferences)

        // The menu emits this step by a deep link.
        // rxtree:allow(unemitted-step)
        case .about:
            let text = "An address book, and an example of an application written with RxShell."
            return .show(Alert("Contacts", message: text))
        }
    }

    /// Applies the preferences, now and after each change.
    private func follow(_ settings: Settings) {
        settings.colorScheme
            .subscribe(onNext: { Toolkit.backend.setColorScheme(ColorScheme($0)) })
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
