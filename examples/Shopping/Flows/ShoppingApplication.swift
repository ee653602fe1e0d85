// SPDX-License-Identifier: MIT

import ControllerKit
import ShoppingModel

/// The application without a backend, so that tests can run it too.
public protocol ShoppingApplication: Application {}

extension ShoppingApplication {
    public var id: String { "org.example.Shopping" }
    public var name: String { "Shopping" }
    public var windowSize: Size { Size(width: 420, height: 520) }
    public var firstStep: any Step { ShoppingStep.list }

    public func rootFlow() -> any Flow { ShoppingFlow(list: .onDisk(application: id)) }

    /// The commands of each window.
    public func actions(in session: ApplicationSession) -> [Action] {
        [Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() }]
    }
}
