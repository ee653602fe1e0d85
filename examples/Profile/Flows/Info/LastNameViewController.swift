// SPDX-License-Identifier: MIT

import ControllerKit

final class LastNameViewController: BaseViewController<LastNameViewModel> {
    private lazy var field = TextField(placeholder: "Last name").with { $0.accessibilityLabel = "Last name" }

    override func subviews() -> [any View] { [field] }

    override func bind() -> [any Disposable] {
        [
            viewModel.lastName.bind(to: field.rx.text),
            field.rx.activated.withLatestFrom(field.rx.text.orEmpty).bind { [unowned self] in
                viewModel.update($0)
            },
        ]
    }
}
