// SPDX-License-Identifier: MIT

import ControllerKit

final class PicturesPage: DemoController {
    init() { super.init("Pictures") }

    override func content() -> [any View] {
        [
            section(
                "Icons",
                row(
                    ImageView(icon: "folder", size: 48).with { $0.accessibilityLabel = "A folder" },
                    ImageView(icon: "no-such-icon", size: 48).with {
                        $0.accessibilityLabel = "A missing icon"
                    })),
            section(
                "People", row(Avatar(name: "Ada Lovelace"), Avatar(name: "Grace Hopper", size: 64), Avatar())),
            section("Something is in progress", row(Spinner().with { $0.accessibilityLabel = "Working" })),
        ]
    }
}
