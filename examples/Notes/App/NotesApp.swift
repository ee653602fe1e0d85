// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend
import NotesFlows
import NotesModel

@main struct NotesApp: Application {
    let id = "org.example.Notes"
    let name = "Notes"
    let windowSize = Size(width: 820, height: 720)

    func rootFlow() -> any Flow {
        NotesFlow(
            store: .onDisk,
            applicationMenu: [
                .init("About Notes", action: "app.about"),
                .init("Quit", action: "app.quit"),
            ])
    }

    var firstStep: any Step { NotesStep.start }

    func actions(in session: ApplicationSession) -> [Action] {
        [
            Action("app.about", title: "About Notes") { session.open(NotesStep.about) },
            Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() },
        ]
    }
}
