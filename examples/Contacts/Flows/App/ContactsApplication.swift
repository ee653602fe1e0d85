// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The application without a backend, so that a test runs it too: the executable adds `@main` and imports the backend.
package protocol ContactsApplication: Application {
    var store: ContactStore { get }
    var settings: Settings { get }
    var menu: AppMenu { get }
}

extension ContactsApplication {
    package var id: String { "org.example.Contacts" }
    package var name: String { "Contacts" }
    package var windowSize: Size { Size(width: 480, height: 720) }

    package func rootFlow() -> any Flow { AppFlow(store: store, settings: settings) }
    package func rootStepper() -> any Stepper { AppStepper(menu, settings) }

    package func actions(in session: ApplicationSession) -> [Action] {
        menu.actions { session.requestQuit() }
    }

    package func link(toOpen paths: [String]) -> DeepLink? { paths.first.flatMap(ContactsLinks.link) }
    package func step(toOpen paths: [String]) -> (any Step)? { ContactsStep.importFiles(paths) }

    /// Screens, the search and what was typed come back after the application was killed.
    package var restoresNavigation: Bool { true }
}
