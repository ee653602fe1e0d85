// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend
import RatingGtk
import ViewsPages

@main struct ViewsApp: Application {
    let id = "org.example.Views"
    let windowSize = Size(width: 900, height: 640)
    let firstStep: any Step = ViewsStep.start

    init() { GtkBackend.registerRating() }

    func rootFlow() -> any Flow { ViewsFlow() }
}
