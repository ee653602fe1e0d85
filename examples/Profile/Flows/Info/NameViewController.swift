// SPDX-License-Identifier: MIT

import ControllerKit

final class NameViewController: BaseViewController<NameViewModel> {
    private lazy var fullNameLabel = Label().with { $0.identifier = "full name" }
    private lazy var firstNameView = LayoutView()
    private lazy var lastNameView = LayoutView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(FirstNameViewController(viewModel: FirstNameViewModel()), to: firstNameView)
        addChild(LastNameViewController(viewModel: LastNameViewModel()), to: lastNameView)
    }

    override func subviews() -> [any View] {
        [Box(spacing: 6, [fullNameLabel, firstNameView, lastNameView])]
    }

    override func bind() -> [any Disposable] {
        [viewModel.fullName.bind(to: fullNameLabel.rx.text)]
    }
}
