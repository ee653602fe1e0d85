// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The installed packages, which are all in memory: they are filtered and divided into sections without the database.
package final class InstalledViewModel: RxViewModel, PagedDataSource {
    let packages = CollectionState<PackageSummary>.relay(localEnabled: true)
    let filter = BehaviorRelay(value: "")
    private let loader: CatalogueLoader

    init(loader: CatalogueLoader) {
        self.loader = loader
        super.init()
        refreshData()
        loader.changes.skip(1).subscribe(onNext: { [unowned self] in refreshData() }).disposed(by: disposeBag)
    }

    /// The state with the packages whose name or summary contains the filter.
    var shown: Observable<CollectionState<PackageSummary>> {
        packages.arranged(
            by: filter.distinctUntilChanged().map { text in
                let text = text.lowercased()
                return Arrangement(filteredBy: { package in
                    text.isEmpty || package.name.contains(text) || package.summary.lowercased().contains(text)
                })
            })
    }

    /// The packages under the names of their sections. The packages are sorted by section.
    static func sections(_ packages: [PackageSummary]) -> [ListSection<PackageSummary>] {
        SectionModel.grouping(packages) { SectionTitle(id: $0.section) }.map(ListSection.init)
    }

    package func refreshData() {
        loader.store.installedList().loadLocal(with: packages).disposed(by: disposeBag)
    }

    /// All rows are loaded at once, so there are no further pages.
    package func loadMore() {}

    func open(_ package: PackageSummary) { steps.accept(PackagesStep.package(package.id)) }
}

private struct SectionTitle: Identifiable, CustomStringConvertible {
    let id: String
    var description: String { id.isEmpty ? "Without a Section" : id }
}

final class InstalledViewController: RxViewController<InstalledViewModel> {
    private lazy var filterField = TextField(placeholder: "Filter", purpose: .search).with {
        $0.accessibilityLabel = "Filter"
        $0.margins = Insets(horizontal: 12, vertical: 6)
    }
    private lazy var list = PagedListView<PackageSummary>(
        ListView(cell: InstalledCell.init, configure: { $0.show($1) }), maximumContentWidth: 720)

    override init(viewModel: InstalledViewModel) {
        super.init(viewModel: viewModel)
        title = "Installed Packages"
    }

    override func subviews() -> [any View] {
        list.list.accessibilityLabel = "Installed packages"
        list.list.itemText = { $0.name }
        list.sections = InstalledViewModel.sections
        list.emptyView = StatusView(
            icon: "system-software-install-symbolic", title: "Nothing Found",
            message: "No installed package matches.")
        return [Clamp(filterField, maximumWidth: 720), list]
    }

    override func bind() -> [any Disposable] {
        list.dataSource = viewModel
        return [
            viewModel.shown.bind(to: list),
            filterField.rx.text.orEmpty.bind(to: viewModel.filter),
            filterField.rx.cancelled.subscribe(onNext: { [unowned self] in
                filterField.text = ""
                viewModel.filter.accept("")
            }),
            list.list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
        ]
    }
}

/// A row with the name, the version and the size of a package, and its summary below them.
private final class InstalledCell: Box {
    private let nameLabel = Label()
    private let versionLabel = Label(style: .secondary)
    private let sizeLabel = Label(style: .secondary).with { $0.styleClasses = ["numeric"] }
    private let summaryLabel = Label(style: .caption)

    init() {
        versionLabel.expandsHorizontally = true
        super.init(
            .vertical, spacing: 2,
            [Box(.horizontal, spacing: 12, [nameLabel, versionLabel, sizeLabel]), summaryLabel])
        margins = Insets(horizontal: 12, vertical: 6)
    }

    func show(_ package: PackageSummary) {
        nameLabel.text = package.name
        versionLabel.text = package.version
        sizeLabel.text = package.installedSize == 0 ? "" : package.installedSize.byteCount
        summaryLabel.text = package.summary
    }
}
