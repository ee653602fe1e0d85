// SPDX-License-Identifier: MIT

import ControllerKit

/// A screen with child controllers: the name, with child controllers for the first and the last name, and the number.
final class InfoViewController: BaseViewController<InfoViewModel> {
    private lazy var nameLabel = Label(style: .title).with { $0.identifier = "name" }
    private lazy var numberLabel = Label().with { $0.identifier = "number" }
    private lazy var updateButton = Button("Update All")
    private lazy var closeButton = Button("Close")
    private lazy var nameView = LayoutView()
    private lazy var numberView = LayoutView()

    private lazy var nameViewController = NameViewController(viewModel: NameViewModel())
    private lazy var numberViewController = NumberViewController(viewModel: NumberViewModel())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Info"
        navigationItem.trailing = [closeButton]
        addChild(nameViewController, to: nameView)
        addChild(numberViewController, to: numberView)
    }

    override func subviews() -> [any View] { [nameLabel, numberLabel, updateButton, nameView, numberView] }

    override func createConstraints() {
        let views: [any LayoutItem] = [nameLabel, numberLabel, updateButton, nameView, numberView]
        LayoutConstraint.activate(
            views.map { $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Layout.margin) })
        LayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: Layout.margin),
            numberLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: Layout.spacing),
            updateButton.topAnchor.constraint(equalTo: numberLabel.bottomAnchor, constant: Layout.spacing),
            nameView.topAnchor.constraint(equalTo: updateButton.bottomAnchor, constant: Layout.margin),
            nameView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Layout.margin),
            numberView.topAnchor.constraint(equalTo: nameView.bottomAnchor, constant: Layout.margin),
            numberView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Layout.margin),
        ])
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.name.map { $0 ?? "Nobody yet" }.bind(to: nameLabel.rx.text),
            viewModel.number.map { $0 ?? "No number" }.bind(to: numberLabel.rx.text),
            updateButton.rx.tap.bind { [unowned self] in viewModel.updateAll() },
            closeButton.rx.tap.bind { [unowned self] in viewModel.close() },
        ]
    }
}
