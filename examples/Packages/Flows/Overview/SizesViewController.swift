// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The disk space of the installed packages, by section.
package final class SizesViewModel: RxViewModel, PagedDataSource {
    let bars = CollectionState<SizeBar>.relay(localEnabled: true)
    private let loader: CatalogueLoader

    init(loader: CatalogueLoader) {
        self.loader = loader
        super.init()
        refreshData()
        loader.changes.skip(1).subscribe(onNext: { [unowned self] in refreshData() }).disposed(by: disposeBag)
    }

    package func refreshData() {
        loader.store.sectionList().map(SizeBar.bars).loadLocal(with: bars).disposed(by: disposeBag)
    }

    /// All rows are loaded at once, so there are no further pages.
    package func loadMore() {}

    func open(_ bar: SizeBar) { steps.accept(PackagesStep.section(bar.id, installed: bar.isInstalled)) }
}

/// A section as a bar of a chart.
struct SizeBar: Identifiable, Equatable, Sendable {
    let id: String
    let text: String
    /// The size as a fraction of that of the largest section, from 0 to 1.
    let fraction: Double
    /// Whether the bar counts the installed packages only.
    let isInstalled: Bool

    /// The sections by the size of their installed packages; if none is installed, by the size of all packages.
    static func bars(_ sections: [PackageSection]) -> [SizeBar] {
        let isInstalled = sections.contains { $0.installedCount > 0 }
        let values = sections.map {
            isInstalled
                ? (section: $0, count: $0.installedCount, size: $0.installedSize)
                : (section: $0, count: $0.packageCount, size: $0.size)
        }
        .filter { $0.count > 0 }.sorted { $0.size > $1.size }
        let largest = max(values.first?.size ?? 1, 1)
        return values.map { value in
            SizeBar(
                id: value.section.name,
                text:
                    "\(value.size.byteCount) in \(value.count) \(value.count == 1 ? "package" : "packages")",
                fraction: Double(value.size) / Double(largest), isInstalled: isInstalled)
        }
    }
}

final class SizesViewController: RxViewController<SizesViewModel> {
    private lazy var list = PagedListView<SizeBar>(
        ListView(cell: SizeCell.init, configure: { $0.show($1) }), maximumContentWidth: 720)

    override init(viewModel: SizesViewModel) {
        super.init(viewModel: viewModel)
        title = "Sizes by Section"
    }

    override func subviews() -> [any View] {
        list.list.accessibilityLabel = "Sizes by section"
        list.emptyView = StatusView(
            icon: "system-software-install-symbolic", title: "No Sizes",
            message: "The catalogue has no packages yet.")
        return [list]
    }

    override func bind() -> [any Disposable] {
        list.dataSource = viewModel
        return [
            viewModel.bars.bind(to: list),
            list.list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
        ]
    }
}

/// A row with a section, its size, and a bar whose length shows the size.
private final class SizeCell: Box {
    private let nameLabel = Label(style: .heading)
    private let sizeLabel = Label(style: .secondary)
    private let bar = Canvas()
    private let track: LayoutView
    private var barWidth: LayoutConstraint?

    init() {
        nameLabel.expandsHorizontally = true
        track = LayoutView([bar])
        track.minimumHeight = 8
        super.init(.vertical, spacing: 4, [Box(.horizontal, spacing: 12, [nameLabel, sizeLabel]), track])
        margins = Insets(horizontal: 12, vertical: 6)
        // In a right-to-left locale, the bars begin at the right edge.
        LayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: track.leadingAnchor),
            bar.topAnchor.constraint(equalTo: track.topAnchor),
            bar.bottomAnchor.constraint(equalTo: track.bottomAnchor),
        ])
    }

    func show(_ value: SizeBar) {
        nameLabel.text = value.id.isEmpty ? "without a section" : value.id
        sizeLabel.text = value.text
        barWidth?.isActive = false
        barWidth = bar.widthAnchor.constraint(
            equalTo: track.widthAnchor, multiplier: max(value.fraction, 0.004))
        barWidth?.isActive = true
        bar.redraw { context, size in
            let bar = Rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
            context.fill(.rectangle(bar, cornerRadius: 2), with: .accent)
        }
        bar.accessibilityLabel = "\(Int(value.fraction * 100)) % of the largest section"
    }
}
