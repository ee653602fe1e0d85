// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend
import ProcessesFlows
import ProcessesModel

@main struct ProcessesApp: Application {
    let id = "org.example.Processes"
    let name = "Processes"
    let windowSize = Size(width: 1000, height: 720)

    func rootFlow() -> any Flow {
        ProcessesFlow(
            monitor: ProcessMonitor(),
            applicationMenu: [
                .init("About Processes", action: "app.about"),
                .init("Quit", action: "app.quit"),
            ])
    }

    var firstStep: any Step { ProcessesStep.start }

    func willStart(_ session: ApplicationSession) {
        let quit = Action("status.quit", title: "Quit") { [unowned session] in session.requestQuit() }
        session.statusItem = LoadStatusItem(SystemLoad.readings, quit: quit) { [unowned session] in
            session.presentWindows()
        }
    }

    func actions(in session: ApplicationSession) -> [Action] {
        [
            Action("app.about", title: "About Processes") { session.open(ProcessesStep.about) },
            Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() },
        ]
    }
}
