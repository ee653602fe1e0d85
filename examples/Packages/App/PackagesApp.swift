// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend
import PackagesFlows
import PackagesModel

@main struct PackagesApp: Application {
    let id = "org.example.Packages"
    let name = "Packages"
    let windowSize = Size(width: 960, height: 720)

    func rootFlow() -> any Flow {
        PackagesFlow(
            catalogue: .ofThisMachine, store: .onDisk,
            applicationMenu: [
                .init("About Packages", action: "app.about"),
                .init("Quit", action: "app.quit"),
            ])
    }

    var firstStep: any Step { PackagesStep.start }

    func actions(in session: ApplicationSession) -> [Action] {
        [
            Action("app.about", title: "About Packages") { session.open(PackagesStep.about) },
            Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() },
        ]
    }
}
