// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend
import LogsFlows

@main struct LogsApp: Application {
    let id = "org.example.Logs"
    let name = "Logs"
    let windowSize = Size(width: 1000, height: 720)

    func rootFlow() -> any Flow {
        LogsFlow(applicationMenu: [
            .init("About Logs", action: "app.about"),
            .init("Quit", action: "app.quit"),
        ])
    }

    var firstStep: any Step { LogsStep.start }

    func link(toOpen paths: [String]) -> DeepLink? {
        paths.first.map { DeepLink(LogsStep.open(file: $0)) }
    }

    func actions(in session: ApplicationSession) -> [Action] {
        [
            Action("app.about", title: "About Logs") { session.open(LogsStep.about) },
            Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() },
        ]
    }
}
