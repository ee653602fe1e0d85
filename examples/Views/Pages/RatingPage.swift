// SPDX-License-Identifier: MIT

import ControllerKit
import RatingControl

/// A control that is not part of the framework.
final class RatingPage: DemoController {
    private let rating = Rating(stars: 3).with {
        $0.accessibilityLabel = "Rating"
        $0.horizontalAlignment = .start
    }
    private let result = Label().with { $0.identifier = "stars" }

    init() { super.init("Own controls") }

    override func content() -> [any View] {
        rating.rx.stars.map { "\($0) of \(RatingState.maximum) stars" }.bind(to: result.rx.text).disposed(
            by: bag)
        return [
            section("A control from outside of the framework", rating), result,
            Label(
                "Its portable class, its views for GTK and for tests, and its compatibility cases are in examples/Views/Rating.",
                style: .secondary, wraps: true),
        ]
    }
}
