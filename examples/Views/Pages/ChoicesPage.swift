// SPDX-License-Identifier: MIT

import ControllerKit

final class ChoicesPage: DemoController {
    private let appearance = DropDown(["Automatic", "Light", "Dark"]).with {
        $0.accessibilityLabel = "Appearance"
    }
    private let size = RadioGroup(["Small", "Medium", "Large"], axis: .horizontal).with {
        $0.accessibilityLabel = "Size"
    }
    private let city = ComboField(options: ["London", "Paris", "Rome"], placeholder: "City")
    private let bold = ToggleButton("Bold")
    private let manual = LinkButton("The manual", uri: "https://example.org")
    private let result = Label("Automatic").with { $0.identifier = "choice" }

    init() { super.init("Choices") }

    override func content() -> [any View] {
        appearance.rx.selectedIndex.subscribe(onNext: { [unowned self] index in
            result.text = index.map { appearance.options[$0] } ?? "None"
        }).disposed(by: bag)
        size.rx.selectedIndex.skip(1).compactMap { $0 }.subscribe(onNext: { [unowned self] index in
            result.text = size.options[index]
        }).disposed(by: bag)
        bold.rx.isOn.skip(1).map { $0 ? "Bold" : "Regular" }.bind(to: result.rx.text).disposed(by: bag)
        return [
            section("One of a few", row(Label("Appearance"), appearance), size), result,
            section("A text with suggestions", city),
            section("On, off, and elsewhere", row(bold, manual)),
        ]
    }
}
