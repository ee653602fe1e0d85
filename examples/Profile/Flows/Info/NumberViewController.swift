// SPDX-License-Identifier: MIT

import ControllerKit

final class NumberViewController: BaseViewController<NumberViewModel> {
    private lazy var numberLabel = Label().with { $0.identifier = "own number" }
    private lazy var updateButton = Button("Update Number")
    private lazy var callButton = Button("Call")

    override func subviews() -> [any View] {
        [Box(.horizontal, spacing: 12, [updateButton, callButton, numberLabel])]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.number.bind(to: numberLabel.rx.text),
            viewModel.number.map { !$0.isEmpty }.bind(to: callButton.rx.isEnabled),
            updateButton.rx.tap.bind { [unowned self] in viewModel.updateNumber() },
            callButton.rx.tap.bind { [unowned self] in viewModel.call() },
        ]
    }
}
