// SPDX-License-Identifier: MIT

import ControllerKit

/// The controller creates the views, and binds them to the view model.
final class GreetingViewController: RxViewController<GreetingViewModel> {
    private lazy var nameField = TextField(placeholder: "Name")
    private lazy var greetingLabel = Label(style: .title)

    override init(viewModel: GreetingViewModel) {
        super.init(viewModel: viewModel)
        title = "Greeting"
    }

    override func subviews() -> [any View] { [nameField, greetingLabel] }

    override func createConstraints() {
        LayoutConstraint.activate([
            nameField.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
            nameField.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nameField.widthAnchor.constraint(equalToConstant: 240),
            greetingLabel.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 24),
            greetingLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            greetingLabel.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -24),
        ])
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.greeting.bind(to: greetingLabel.rx.text),
            nameField.rx.text.orEmpty.subscribe(onNext: { [unowned self] in viewModel.greet($0) }),
        ]
    }
}
