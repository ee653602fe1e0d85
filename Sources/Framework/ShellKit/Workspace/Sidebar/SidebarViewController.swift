// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// The side bar of a shell's window. The arrow keys select a row, Return and a click open it.
final class SidebarViewController: RxViewController<SidebarViewModel> {
    private lazy var searchField = TextField(placeholder: localized("Search Places"), purpose: .search).with {
        $0.margins = Insets(horizontal: 6, vertical: 6)
    }
    private lazy var list = ListView<SidebarItem>(
        style: .sidebar, cell: { [unowned viewModel] in SidebarCell(viewModel) }
    ).with {
        $0.accessibilityLabel = localized("Places")
        $0.isReorderable = true
        $0.itemText = { $0.accessibleTitle }
        $0.contextMenu = { [unowned self] in menu(for: $0) }
        $0.contextMenuSelects = false
    }
    private lazy var scrollView = ScrollView(list).with { $0.expandsVertically = true }
    /// The main menu, in a window without a header bar.
    private lazy var menuButton = MenuButton.commands().with {
        $0.horizontalAlignment = .start
        $0.margins = Insets(horizontal: 6, vertical: 6)
    }

    override func subviews() -> [any View] { [searchField, scrollView, menuButton] }

    override func viewDidLoad() {
        super.viewDidLoad()
        let item = { [unowned self] () -> SidebarItem? in self.list.contextItem }
        list.actions = [
            Action("sidebar.open", title: localized("Open")) { [unowned self] in
                if let route = item()?.route { viewModel.open(route) }
            },
            Action("sidebar.open-in-tab", title: localized("Open in New Tab")) { [unowned self] in
                if let route = item()?.route { viewModel.openInNewTab(route) }
            },
            Action("sidebar.pin", title: localized("Pin")) { [unowned self] in
                if let page = item()?.page { viewModel.pin(page) }
            },
            Action("sidebar.hide", title: localized("Hide")) { [unowned self] in
                if let page = item()?.page { viewModel.hide(page) }
            },
            Action("sidebar.fold", title: localized("Fold")) { [unowned self] in
                if let group = item()?.group { viewModel.fold(group) }
            },
            Action("sidebar.show-hidden", title: localized("Show Hidden Places")) { [unowned self] in
                viewModel.showHidden()
            },
        ]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.items.subscribe(onNext: { [unowned self] items in
                // The row that the user has selected with the arrow keys stays selected while the rows change.
                let selected = list.selectedItem?.id ?? viewModel.selectedRoute.map { .route($0) }
                list.items = items
                list.selectedItem = items.first { $0.id == selected }
            }),
            viewModel.selection.subscribe(onNext: { [unowned self] route in
                list.selectedItem = route.flatMap { route in list.items.first { $0.route == route } }
            }),
            viewModel.showsIconsOnly.subscribe(onNext: { [unowned self] in searchField.isHidden = $0 }),
            viewModel.menu.subscribe(onNext: { [unowned self] in show($0) }),
            searchField.rx.text.orEmpty.subscribe(onNext: { [unowned self] in
                list.isReorderable = $0.isEmpty
                viewModel.search($0)
            }),
            searchField.rx.activated.subscribe(onNext: { [unowned self] in openFirstResult() }),
            list.rx.activated.subscribe(onNext: { [unowned self] item in open(item) }),
            list.rx.itemMoved.subscribe(onNext: { [unowned self] move in
                viewModel.moved(move.item, in: list.items)
            }),
        ]
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        show(menuButton.menu)
    }

    private func show(_ menu: Menu) {
        menuButton.menu = menu
        menuButton.isHidden = menu.isEmpty || window?.header == .merged
    }

    private func open(_ item: SidebarItem) {
        if let group = item.group { return viewModel.fold(group) }
        if let route = item.route { viewModel.open(route) }
    }

    private func openFirstResult() {
        guard !searchField.text.isEmpty, let route = list.items.first?.route else { return }
        searchField.text = ""
        viewModel.search("")
        viewModel.open(route)
    }

    private func menu(for item: SidebarItem) -> Menu? {
        let hidden = Menu.Item(
            viewModel.showsHidden ? localized("Conceal Hidden Places") : localized("Show Hidden Places"),
            action: "sidebar.show-hidden")
        var sections: [[Menu.Item]] = []
        if item.group != nil {
            sections.append([
                .init(item.isFolded ? localized("Unfold") : localized("Fold"), action: "sidebar.fold")
            ])
        } else {
            sections.append([
                .init(localized("Open"), action: "sidebar.open"),
                .init(localized("Open in New Tab"), action: "sidebar.open-in-tab"),
            ])
        }
        if item.page != nil {
            sections.append([
                .init(item.isPinned ? localized("Unpin") : localized("Pin"), action: "sidebar.pin"),
                .init(item.isHidden ? localized("Show Again") : localized("Hide"), action: "sidebar.hide"),
            ])
        }
        if viewModel.hasHidden { sections.append([hidden]) }
        var menu = Menu(sections: sections)
        if let page = item.page { menu.sections.insert(contentsOf: viewModel.commands(for: page), at: 1) }
        return menu
    }
}

extension SidebarItem {
    /// What a screen reader says.
    @MainActor fileprivate var accessibleTitle: String {
        if isFolded { return localized("%1, folded", title) }
        return badge.isEmpty ? title : "\(title), \(badge)"
    }
}

/// A row for a page, or for the title of a group.
private final class SidebarCell: Box, Configurable {
    private let image = ImageView(icon: "")
    private let label = Label()
    private let badge = Label(style: .caption)
    private let arrow = ImageView(icon: "pan-down-symbolic")
    private let disposeBag = DisposeBag()
    private var item: SidebarItem?

    init(_ viewModel: SidebarViewModel) {
        label.expandsHorizontally = true
        super.init(.horizontal, spacing: 12, [image, label, badge, arrow])
        rx.tapGesture(.middle).subscribe(onNext: { [unowned self, unowned viewModel] _ in
            if let route = item?.route { viewModel.openInNewTab(route) }
        }).disposed(by: disposeBag)
        rx.tapGesture().subscribe(onNext: { [unowned self, unowned viewModel] tap in
            if tap.modifiers.contains(.control), let route = item?.route { viewModel.openInNewTab(route) }
        }).disposed(by: disposeBag)
    }

    func configure(_ item: SidebarItem) {
        self.item = item
        let isGroup = item.group != nil
        image.source = .icon(isGroup ? "pan-down-symbolic" : item.icon)
        image.isHidden = isGroup
        label.text = item.title
        label.state.style = isGroup ? .caption : item.isHidden ? .secondary : .body
        label.isHidden = item.showsIconOnly
        badge.text = item.badge
        badge.isHidden = item.badge.isEmpty
        arrow.source = .icon(item.isFolded ? "pan-end-symbolic" : "pan-down-symbolic")
        arrow.accessibilityLabel = item.isFolded ? localized("Expand") : localized("Collapse")
        arrow.isHidden = !isGroup
        tooltip = item.showsIconOnly ? item.title : nil
        margins = Insets(horizontal: item.showsIconOnly ? 8 : 12, vertical: isGroup ? 4 : 8)
    }
}
