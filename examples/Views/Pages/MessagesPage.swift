// SPDX-License-Identifier: MIT

import ControllerKit

final class MessagesPage: DemoController {
    private let banner = Banner("You are offline", button: "Retry", isRevealed: true)
    private let delete = Button("Delete")
    private let result = Label("Nothing deleted").with { $0.identifier = "deleted" }
    private let toasts = ToastView()

    init() { super.init("Messages") }

    override func content() -> [any View] {
        banner.rx.action.map { _ in false }.bind(to: banner.rx.isRevealed).disposed(by: bag)
        delete.rx.tap.subscribe(onNext: { [unowned self] in
            result.text = "Deleted"
            toasts.show(Toast("Deleted", action: "Undo")) { [weak self] in self?.result.text = "Restored" }
        }).disposed(by: bag)
        toasts.content = Box(
            spacing: 18,
            [
                banner, section("A message with an action", row(delete), result),
                StatusView(
                    icon: "dialog-information", title: "No Messages", message: "Nothing has happened yet."),
            ])
        return [toasts]
    }
}
