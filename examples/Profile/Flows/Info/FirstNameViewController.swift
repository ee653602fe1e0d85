// SPDX-License-Identifier: MIT

import ControllerKit

final class FirstNameViewController: BaseViewController<FirstNameViewModel> {
    private lazy var field = TextField(placeholder: "First name").with {
        $0.accessibilityLabel = "First name"
    }

    override func subviews() -> [any View] { [field] }

    override func bind() -> [any Disposable] {
        [
            viewModel.firstName.bind(to: field.rx.text),
            field.rx.activated.withLatestFrom(field.rx.text.orEmpty).bind { [unowned self] in
                viewModel.update($0)
            },
        ]
    }
}
