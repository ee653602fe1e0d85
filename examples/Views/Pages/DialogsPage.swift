// SPDX-License-Identifier: MIT

import ControllerKit

final class DialogsPage: DemoController {
    private let ask = Button("Ask…")
    private let result = Label("Not asked yet").with { $0.identifier = "answer" }

    init() { super.init("Dialogs") }

    override func content() -> [any View] {
        ask.rx.tap.subscribe(onNext: { [unowned self] in
            let alert = Alert(
                "Delete everything?", message: "This cannot be undone.",
                actions: [.cancel, .destructive("Delete")])
            _ = window?.window.show(alert) { [weak self] answer in
                self?.result.text = answer == 1 ? "Deleted" : "Kept"
            }
        }).disposed(by: bag)
        return [section("A question", row(ask)), result]
    }
}
