// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The application without a backend, so that a test can run it. The executable adds `@main` and imports the backend.
package protocol ContactsApplication: Application {
    var store: ContactStore { get }
    var settings: Settings { get }
}

extension ContactsApplication {
    package var id: String { "org.example.Contacts" }
    package var name: String { "Contacts" }
    package var windowSize: Size { Size(width: 480, height: 720) }

    package func rootFlow() -> any Flow { AppFlow(store: store, settings: settings) }
    package func rootStepper() -> any Stepper { OneStepper(withSingleStep: AppStep.start) }

    package func actions(in session: ApplicationSession) -> [Action] {
        [
            Action("app.newWindow", title: "New Window", shortcuts: ["<Primary><Shift>n"]) {
                [unowned session] in
                openWindow(in: session)
            },
            Action("app.preferences", title: "Preferences", shortcuts: ["<Primary>comma"]) {
                [unowned session] in
                session.open(DeepLink(AppStep.preferences))
            },
            Action("app.shortcuts", title: "Keyboard Shortcuts", shortcuts: ["<Primary>question"]) {
                [unowned session] in
                session.frontWindow?.window.showShortcuts()
            },
            Action("app.about", title: "About Contacts") { [unowned session] in
                session.open(DeepLink(AppStep.about))
            },
            Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { [unowned session] in
                session.requestQuit()
            },
        ]
    }

    /// Opens a further window with a flow of its own.
    private func openWindow(in session: ApplicationSession, restoring record: WindowRecord? = nil) {
        session.openWindow(
            rootFlow(), with: OneStepper(withSingleStep: AppStep.start), size: windowSize, restoring: record)
    }

    package func restoreWindow(_ record: WindowRecord, in session: ApplicationSession) {
        openWindow(in: session, restoring: record)
    }

    /// The files are imported, and the link is followed, in the front window.
    package func link(toOpen paths: [String]) -> DeepLink? {
        paths.first.flatMap(ContactsLinks.link) ?? DeepLink(ContactsStep.importFiles(paths))
    }

    /// Screens, the search and the typed texts are restored after the application was killed.
    package var restoresNavigation: Bool { true }
}
