// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The entries of the catalogue that were skipped.
package final class SkippedEntriesViewModel: RxViewModel, PagedDataSource {
    let skippedEntries = CollectionState<SkippedEntry>.relay(localEnabled: true)
    private let loader: CatalogueLoader

    init(loader: CatalogueLoader) {
        self.loader = loader
        super.init()
        refreshData()
        loader.changes.skip(1).subscribe(onNext: { [unowned self] in refreshData() }).disposed(by: disposeBag)
    }

    package func refreshData() {
        loader.store.skippedEntryList().loadLocal(with: skippedEntries).disposed(by: disposeBag)
    }

    /// All rows are loaded at once, so there are no further pages.
    package func loadMore() {}
}

final class SkippedEntriesViewController: RxViewController<SkippedEntriesViewModel> {
    private lazy var list = PagedListView<SkippedEntry>(
        ListView(selectionMode: .none, cell: SkippedEntryCell.init, configure: { $0.show($1) }))

    override init(viewModel: SkippedEntriesViewModel) {
        super.init(viewModel: viewModel)
        title = "Skipped Entries"
    }

    override func subviews() -> [any View] {
        list.list.accessibilityLabel = "Skipped entries"
        list.emptyView = StatusView(
            icon: "object-select-symbolic", title: "No Skipped Entries",
            message: "All entries of the catalogue were read.")
        return [list]
    }

    override func bind() -> [any Disposable] {
        list.dataSource = viewModel
        return [viewModel.skippedEntries.bind(to: list)]
    }
}

private final class SkippedEntryCell: Box {
    private let messageLabel = Label(wraps: true)
    private let fileLabel = Label(style: .caption)

    init() {
        super.init(.vertical, spacing: 2, [messageLabel, fileLabel])
        margins = Insets(horizontal: 12, vertical: 6)
    }

    func show(_ entry: SkippedEntry) {
        messageLabel.text = entry.message
        fileLabel.text = entry.file
    }
}
