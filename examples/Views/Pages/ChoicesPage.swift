// SPDX-License-Identifier: MIT

import ControllerKit

final class ChoicesPage: DemoController {
    private let appearance = DropDown(["Automatic", "Light", "Dark"]).with {
        $0.accessibilityLabel = "Appearance"
    }
    private let result = Label("Automatic").with { $0.identifier = "choice" }

    init() { super.init("Choices") }

    override func content() -> [any View] {
        appearance.rx.selectedIndex.subscribe(onNext: { [unowned self] index in
            result.text = index.map { appearance.options[$0] } ?? "None"
        }).disposed(by: bag)
        return [section("One of a few", row(Label("Appearance"), appearance)), result]
    }
}
