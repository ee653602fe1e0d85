// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// What the installed packages take on the disk, section by section.
package final class SizesViewModel: RxViewModel {
    let bars = CollectionState<SizeBar>.relay(localEnabled: true)
    private let loader: CatalogueLoader

    init(loader: CatalogueLoader) {
        self.loader = loader
        super.init()
        load()
        loader.changes.skip(1).subscribe(onNext: { [unowned self] in load() }).disposed(by: disposeBag)
    }

    func load() {
        loader.store.sectionList().map(SizeBar.bars).loadLocal(with: bars).disposed(by: disposeBag)
    }

    func open(_ bar: SizeBar) { steps.accept(PackagesStep.section(bar.id, installed: bar.isInstalled)) }
}

/// A section as a bar of a chart.
struct SizeBar: Identifiable, Equatable, Sendable {
    let id: String
    let text: String
    /// The part of the largest section.
    let fraction: Double
    /// Whether it shows what is installed.
    let isInstalled: Bool

    /// The sections by what is installed; if nothing is, by what there is.
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
    private lazy var list = ListView<SizeBar>(cell: SizeCell.init, configure: { $0.show($1) }).with {
        $0.accessibilityLabel = "Sizes by section"
    }
    private lazy var scrollView = ScrollView(list, maximumContentWidth: 720).with {
        $0.expandsVertically = true
    }
    private lazy var status = StatusView(
        icon: "dialog-warning-symbolic", title: "No Sizes", action: retryButton)
    private lazy var retryButton = Button("Try Again", style: .suggested)

    override init(viewModel: SizesViewModel) {
        super.init(viewModel: viewModel)
        title = "Sizes by Section"
    }

    override func subviews() -> [any View] { [scrollView, status] }

    override func bind() -> [any Disposable] {
        [
            viewModel.bars.map { $0.data ?? [] }.bind(to: list.rx.items),
            viewModel.bars.subscribe(onNext: { [unowned self] state in
                scrollView.isHidden = state.isDataEmpty
                status.isHidden = !state.isEmpty
                status.message = state.globalError.map { "\($0)" } ?? "The catalogue has no packages yet."
            }),
            list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
            retryButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.load() }),
        ]
    }
}

/// A row with a section, its size, and a bar as long as that.
private final class SizeCell: Box {
    private let nameLabel = Label(style: .heading)
    private let sizeLabel = Label(style: .secondary)
    private let bar = Canvas()

    init() {
        nameLabel.expandsHorizontally = true
        bar.minimumHeight = 8
        super.init(.vertical, spacing: 4, [Box(.horizontal, spacing: 12, [nameLabel, sizeLabel]), bar])
        margins = Insets(horizontal: 12, vertical: 6)
    }

    func show(_ value: SizeBar) {
        nameLabel.text = value.id.isEmpty ? "without a section" : value.id
        sizeLabel.text = value.text
        bar.redraw { context, size in
            let width = max(Double(size.width) * value.fraction, 2)
            let bar = Rectangle(x: 0, y: 0, width: width, height: Double(size.height))
            context.fill(.rectangle(bar, cornerRadius: 2), with: .accent)
        }
        bar.accessibilityLabel = "\(Int(value.fraction * 100)) % of the largest section"
    }
}
