// SPDX-License-Identifier: MIT

import ControllerKit

final class ProfileViewController: BaseViewController<ProfileViewModel> {
    private lazy var nameLabel = Label(style: .title).with { $0.identifier = "profile" }
    private lazy var visitsLabel = Label(style: .caption).with { $0.identifier = "visits" }
    private lazy var friendsButton = Button("Friends")

    override func subviews() -> [any View] { [nameLabel, visitsLabel, friendsButton] }

    override func createConstraints() {
        LayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: Layout.margin),
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            visitsLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: Layout.spacing),
            visitsLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            friendsButton.topAnchor.constraint(equalTo: visitsLabel.bottomAnchor, constant: Layout.margin),
            friendsButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.name.bind(to: nameLabel.rx.text),
            viewModel.name.bind(to: rx.title),
            viewModel.visits.bind(to: visitsLabel.rx.text),
            friendsButton.rx.tap.bind { [unowned self] in viewModel.showFriends() },
        ]
    }
}
