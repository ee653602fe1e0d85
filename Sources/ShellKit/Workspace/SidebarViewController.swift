// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

final class SidebarViewController: RxViewController<SidebarViewModel> {
    private lazy var list = ListView<SidebarViewModel.Item>(style: .sidebar, cell: SidebarCell.init).with {
        $0.accessibilityLabel = localized("Places")
    }

    private lazy var menuButton = MenuButton(icon: "open-menu-symbolic", menu: Menu(), isPrimary: true).with {
        $0.accessibilityLabel = localized("Commands")
        $0.tooltip = localized("Commands")
        $0.horizontalAlignment = .start
        $0.margins = Insets(horizontal: 6, vertical: 6)
    }

    override func subviews() -> [any View] {
        [ScrollView(list).with { $0.expandsVertically = true }, menuButton]
    }

    override func bind() -> [any Disposable] {
        [
            Observable.combineLatest(viewModel.items, viewModel.selection)
                .subscribe(onNext: { [unowned self] items, place in
                    list.items = items
                    list.selectedItem = items.first { $0.id == place }
                }),
            viewModel.menu.subscribe(onNext: { [unowned self] menu in
                menuButton.menu = menu
                menuButton.isHidden = menu.isEmpty
            }),
            list.rx.selected.subscribe(onNext: { [unowned self] item in
                if let item { viewModel.open(item.id) }
            }),
        ]
    }
}

/// A row for a destination.
private final class SidebarCell: Box, Configurable {
    private let image = ImageView(icon: "")
    private let label = Label()

    init() {
        super.init(.horizontal, spacing: 12, [image, label])
        margins = Insets(horizontal: 12, vertical: 8)
    }

    func configure(_ item: SidebarViewModel.Item) {
        image.source = .icon(item.icon)
        label.text = item.title
    }
}
