// SPDX-License-Identifier: MIT

import ControllerKit

final class ButtonsPage: DemoController {
    private let save = Button("Save", style: .suggested)
    private let delete = Button("Delete", style: .destructive)
    private let settings = Button(icon: "emblem-system-symbolic", style: .flat).with {
        $0.tooltip = "Settings"
    }
    private let remember = CheckBox("Remember")
    private let network = Switch().with { $0.accessibilityLabel = "Network" }
    private let result = Label("Nothing pressed yet").with { $0.identifier = "pressed" }

    init() { super.init("Buttons") }

    override func content() -> [any View] {
        for (button, name) in [(save, "Save"), (delete, "Delete"), (settings, "Settings")] {
            button.rx.tap.map { "\(name) pressed" }.bind(to: result.rx.text).disposed(by: bag)
        }
        remember.rx.isOn.skip(1).map { $0 ? "Remembered" : "Forgotten" }.bind(to: result.rx.text).disposed(
            by: bag)
        network.rx.isOn.skip(1).map { $0 ? "Network on" : "Network off" }.bind(to: result.rx.text)
            .disposed(by: bag)
        network.rx.isOn.map { !$0 }.subscribe(onNext: { [unowned self] in delete.isEnabled = $0 }).disposed(
            by: bag)
        return [
            section("Buttons", row(save, delete, settings)),
            section("On and off", remember, row(network, Label("Network"))),
            result,
        ]
    }
}
