// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// A list of packages with its search.
final class PackageListViewController: RxViewController<PackageListViewModel> {
    private lazy var searchField = TextField(placeholder: "Search packages", purpose: .search).with {
        $0.accessibilityLabel = "Search packages"
        $0.expandsHorizontally = true
    }
    private lazy var sectionMenu = DropDown([allSections]).with { $0.accessibilityLabel = "Section" }
    private lazy var installedBox = CheckBox("Installed")
    private lazy var bar = CatalogueBar(viewModel.loader)
    private lazy var columns = ColumnView<PackageSummary>(columns: [
        Column("Name", id: Order.name.rawValue, width: 200, sortedBy: { $0.name < $1.name }) { $0.name },
        Column(
            "Installed", id: "installed", cell: { ImageView(icon: "object-select-symbolic") },
            configure: { icon, package in
                icon.isHidden = !package.isInstalled
                icon.accessibilityLabel = "Installed"
            }),
        Column("Version", id: "version", width: 140) { $0.version },
        Column("Section", id: Order.section.rawValue, width: 100, sortedBy: { $0.section < $1.section }) {
            $0.section
        },
        Column(
            "Size", id: Order.installedSize.rawValue, width: 80,
            sortedBy: { $0.installedSize < $1.installedSize },
            cell: {
                Label().with {
                    $0.textAlignment = .end; $0.expandsHorizontally = true
                    $0.styleClasses = ["numeric"]
                }
            },
            configure: { $0.text = $1.installedSize == 0 ? "" : $1.installedSize.byteCount }),
        Column("Summary", id: "summary", expands: true) { $0.summary },
    ]).with {
        $0.accessibilityLabel = "Packages"
        // One click opens a package, as in the other lists.
        $0.activatesOnSingleClick = true
    }
    private lazy var list = PagedColumnView(columns, scrollsHorizontally: true).with { $0.emptyView = status }
    private lazy var countLabel = Label(style: .caption).with {
        $0.margins = Insets(horizontal: 12, vertical: 4)
        $0.expandsHorizontally = true
    }
    private lazy var status = StatusView(
        icon: "system-software-install-symbolic", title: "Packages", action: statusButton)
    private lazy var statusButton = Button("Try Again", style: .suggested)
    private lazy var menuButton = MenuButton(
        page: Menu(sections: [menu + applicationMenu]),
        isMain: !applicationMenu.isEmpty
    )

    private let allSections = "All sections"
    /// Whether this list shows the whole catalogue. A list that another screen has opened shows a part of it.
    let isRoot: Bool
    private let menu: [Menu.Item]
    private let applicationMenu: [Menu.Item]

    private typealias Order = PackageQuery.Order

    init(
        viewModel: PackageListViewModel, title: String, menu: [Menu.Item]?, applicationMenu: [Menu.Item]
    ) {
        isRoot = menu != nil
        self.menu = menu ?? []
        self.applicationMenu = applicationMenu
        super.init(viewModel: viewModel)
        self.title = title
        actions = [
            Action("packages.search", title: "Search", shortcuts: ["<Primary>f"]) { [unowned self] in
                searchField.focus()
            }
        ]
        guard isRoot else { return }
        navigationItem.trailing = [menuButton]
        actions += [
            Action("packages.installed", title: "Installed Packages") { [unowned self] in
                self.viewModel.showInstalled()
            },
            Action("packages.sizes", title: "Sizes by Section") { [unowned self] in self.viewModel.showSizes()
            },
            Action("packages.reload", title: "Read the Catalogue Again", shortcuts: ["F5"]) {
                [unowned self] in
                self.viewModel.reload()
            },
        ]
    }

    override func subviews() -> [any View] {
        let controls = Box(.horizontal, spacing: 8, [searchField, sectionMenu, installedBox])
        controls.margins = Insets(horizontal: 12, vertical: 6)
        sectionMenu.isHidden = !isRoot
        installedBox.isHidden = !isRoot
        return [controls, bar, list, countLabel]
    }

    override func bind() -> [any Disposable] {
        list.show(viewModel.packages)
        var bindings: [any Disposable] = [
            viewModel.viewDidAppear.take(1).subscribe(onNext: { [unowned self] in searchField.focus() }),
            viewModel.emptiness.subscribe(onNext: { [unowned self] in show($0) }),
            viewModel.count.bind(to: countLabel.rx.text),
            searchField.rx.text.orEmpty.subscribe(onNext: { [unowned self] in viewModel.search($0) }),
            searchField.rx.cancelled.subscribe(onNext: { [unowned self] in
                searchField.text = ""
                viewModel.search("")
            }),
            columns.rx.sorted.subscribe(onNext: { [unowned self] sort in
                let order = sort.flatMap { Order(rawValue: $0.column) } ?? .relevance
                viewModel.sort(by: order, isAscending: sort?.isAscending ?? true)
            }),
            columns.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
            statusButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.reload() }),
        ]
        if isRoot { bindings += catalogueBindings() }
        return bindings
    }

    private func catalogueBindings() -> [any Disposable] {
        [
            viewModel.notice.subscribe(onNext: { [unowned self] in bar.show($0) }),
            bar.retryButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.reload() }),
            bar.skippedButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.showSkippedEntries() }),
            viewModel.sections.subscribe(onNext: { [unowned self] in show($0) }),
            sectionMenu.rx.selectedIndex.subscribe(onNext: { [unowned self] in
                if let index = $0 {
                    viewModel.choose(section: index == 0 ? nil : sectionMenu.options[index])
                }
            }),
            installedBox.rx.isOn.skip(1).subscribe(onNext: { [unowned self] in
                viewModel.showOnlyInstalled($0)
            }),
        ]
    }

    private func show(_ sections: [PackageSection]) {
        let names = sections.map(\.name).filter { !$0.isEmpty }.sorted()
        let chosen = viewModel.query.value.section
        sectionMenu.options = [allSections] + names
        sectionMenu.selectedIndex = chosen.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        // The selected section does not exist in the new catalogue.
        if let chosen, !names.contains(chosen) { viewModel.choose(section: nil) }
    }

    private func show(_ emptiness: PackageListViewModel.Emptiness) {
        statusButton.isHidden = emptiness != .cancelled
        switch emptiness {
        case .reading:
            status.title = "Reading the Catalogue"
            status.message = "The packages are shown when all lists have been read."
        case .failed:
            status.title = "No Packages Yet"
            status.message = "The catalogue could not be read."
        case .cancelled:
            status.title = "No Packages Yet"
            status.message = "The catalogue was not read to its end."
        case .noMatches(let text):
            status.title = "Nothing Found"
            status.message = text.isEmpty ? "" : "No package matches “\(text)”."
        }
    }
}
