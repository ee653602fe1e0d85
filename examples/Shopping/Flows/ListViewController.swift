// SPDX-License-Identifier: MIT

import ControllerKit
import ShoppingModel

/// The first screen: a field that adds an item, and the items.
final class ListViewController: RxViewController<ListViewModel> {
    private lazy var nameField = TextField(placeholder: "New item")
    private lazy var itemList = ListView<Item>(cell: { Label() }, configure: { $0.text = $1.title })
    private lazy var scrollView = ScrollView(itemList)

    override init(viewModel: ListViewModel) {
        super.init(viewModel: viewModel)
        title = "Shopping"
        itemList.accessibilityLabel = "Items"
    }

    override func subviews() -> [any View] { [nameField, scrollView] }

    override func createConstraints() {
        LayoutConstraint.activate([
            nameField.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
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
        ]
    }
}

extension Item {
    fileprivate var title: String { isBought ? "✓ \(name)" : name }
}
