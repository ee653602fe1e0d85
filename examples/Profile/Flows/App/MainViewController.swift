// SPDX-License-Identifier: MIT

import ControllerKit

final class MainViewController: BaseViewController<MainViewModel> {
    private lazy var infoButton = Button("Info")
    private lazy var profileButton = Button("Profile of Ada")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
    }

    override func subviews() -> [any View] { [infoButton, profileButton] }

    override func createConstraints() {
        LayoutConstraint.activate([
            infoButton.topAnchor.constraint(equalTo: view.topAnchor, constant: Layout.margin),
            infoButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            profileButton.topAnchor.constraint(equalTo: infoButton.bottomAnchor, constant: Layout.spacing),
            profileButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func bind() -> [any Disposable] {
        [
            infoButton.rx.tap.bind { [unowned self] in viewModel.showInfo() },
            profileButton.rx.tap.bind { [unowned self] in viewModel.showProfile() },
        ]
    }
}
