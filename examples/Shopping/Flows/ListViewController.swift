// SPDX-License-Identifier: MIT

import ControllerKit
import ShoppingModel

/// The first screen: a field that adds an item, and the items.
final class ListViewController: RxViewController<ListViewModel> {
    private lazy var nameField = TextField(placeholder: "New item")
    private lazy var itemList = ListView<Item>(cell: { Label() }, configure: { $0.text = $1.title })
    private lazy var scrollView = ScrollView(itemList)
    private lazy var banner = Banner()
    private lazy var form = LayoutView([nameField, scrollView]).with { $0.expandsVertically = true }

    override init(viewModel: ListViewModel) {
        super.init(viewModel: viewModel)
        title = "Shopping"
        itemList.accessibilityLabel = "Items"
        itemList.emptyView = StatusView(
            icon: "view-list-symbolic", title: "Nothing to Buy",
            message: "Type what you need, such as “Milk”, and press Enter.")
    }

    override func subviews() -> [any View] { [banner, form] }

    /// The banner is above the form, with the height that it needs.
    override func createConstraints() {
        LayoutConstraint.activate([
            nameField.topAnchor.constraint(equalTo: form.topAnchor, constant: 12),
            nameField.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 12),
            nameField.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: -12),
            scrollView.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 12),
            scrollView.leadingAnchor.constraint(equalTo: form.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: form.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: form.bottomAnchor),
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
