// SPDX-License-Identifier: MIT

import ControllerKit

final class DialogsPage: DemoController {
    private let ask = Button("Ask…")
    private let edit = Button("Edit…")
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
        edit.rx.tap.subscribe(onNext: { [unowned self] in
            present(
                SheetController { [weak self] in self?.result.text = "Edited" }, as: .sheet,
                size: Size(width: 360, height: 160))
        }).disposed(by: bag)
        return [section("A question", row(ask)), section("A sheet with a header bar", row(edit)), result]
    }

    private final class SheetController: ViewController {
        private let done = Button("Done", style: .suggested)
        private let bag = DisposeBag()

        init(_ isDone: @escaping @MainActor () -> Void) {
            super.init()
            title = "Edit a Name"
            navigationItem.trailing = [done]
            done.rx.tap.subscribe(onNext: { [unowned self] in
                isDone()
                dismiss()
            }).disposed(by: bag)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(TextField(placeholder: "Name").with { $0.margins = Insets(24) })
        }
    }
}
