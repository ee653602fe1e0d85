// SPDX-License-Identifier: MIT

import ContactsFlows
import ContactsModel
import ControllerKit
import GtkBackend

@main struct ContactsApp: Application {
    let id = "org.example.Contacts"
    let name = "Contacts"

    private let store = ContactStore.onDisk
    private let settings = Settings(
        preferences: .preferences(in: XDGDirectories()), session: .session(in: XDGDirectories()))

    func rootFlow() -> any Flow { AppFlow(store: store, settings: settings) }
    var firstStep: any Step { AppStep.start }

    var windowSize: Size {
        settings.session.value.windowSize.map { Size(width: $0.width, height: $0.height) }
            ?? Size(width: 480, height: 720)
    }

    func actions(in session: ApplicationSession) -> [Action] {
        [
            Action("app.preferences", title: "Preferences", shortcuts: ["<Primary>comma"]) {
                session.open(AppStep.preferences)
            },
            Action("app.about", title: "About Contacts") { session.open(AppStep.about) },
            Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() },
        ]
    }

    func step(toOpen paths: [String]) -> (any Step)? { ContactsStep.importFiles(paths) }
}
