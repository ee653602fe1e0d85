// SPDX-License-Identifier: MIT

import ControllerKit
import ShoppingModel

/// The first screen: a field that adds an item, and the items.
final class ListViewController: RxViewController<ListViewModel> {
    private lazy var nameField = TextField(placeholder: "New item")
    private lazy var itemList = ListView<Item>(cell: { Label() }, configure: { $0.text = $1.title })
    private lazy var scrollView = ScrollView(itemList)
    private lazy var banner = Banner()

    override init(viewModel: ListViewModel) {
        super.init(viewModel: viewModel)
        title = "Shopping"
        itemList.accessibilityLabel = "Items"
    }

    override func subviews() -> [any View] { [banner, nameField, scrollView] }

    override func createConstraints() {
        LayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            nameField.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 12),
            nameField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            nameField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            scrollView.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 12),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.items.bind(to: itemList.rx.items),
            itemList.rx.activated.bind { [unowned self] in viewModel.open($0) },
            nameField.rx.activated.bind { [unowned self] in
                viewModel.add(nameField.text)
                nameField.text = ""
            },
            viewModel.fileMessage.bind { [unowned self] message in
                banner.message = message ?? banner.message
                banner.isRevealed = message != nil
            },
        ]
    }

    /// A list that cannot be written is not lost when the application ends.
    override func mayDismiss() async -> Bool { await mayDismiss { viewModel.unsavedInput() } }
}

extension Item {
    fileprivate var title: String { isBought ? "✓ \(name)" : name }
}
