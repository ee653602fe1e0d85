// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The files of an installed package.
package final class FilesViewModel: RxViewModel, PagedDataSource {
    let id: PackageSummary.ID
    let files = CollectionState<InstalledFile>.relay(localEnabled: true)
    private let loader: CatalogueLoader

    init(_ id: PackageSummary.ID, loader: CatalogueLoader) {
        self.id = id
        self.loader = loader
        super.init()
        refreshData()
    }

    package func refreshData() {
        loader.store.files(of: id, in: loader.catalogue)
            .map { $0.enumerated().map { InstalledFile(id: $0.offset, path: $0.element) } }
            .loadLocal(with: files).disposed(by: disposeBag)
    }

    /// All rows are loaded at once, so there are no further pages.
    package func loadMore() {}
}

struct InstalledFile: Identifiable, Equatable, Sendable {
    let id: Int
    let path: String
}

final class FilesViewController: RxViewController<FilesViewModel> {
    private lazy var list = PagedListView<InstalledFile>(
        ListView(
            cell: { Label(style: .monospace).with { $0.margins = Insets(horizontal: 12, vertical: 3) } },
            configure: { $0.text = $1.path }))

    override init(viewModel: FilesViewModel) {
        super.init(viewModel: viewModel)
        title = "Files of \(viewModel.id.name)"
    }

    override func subviews() -> [any View] {
        list.list.accessibilityLabel = "Installed files"
        list.emptyView = StatusView(
            icon: "folder-symbolic", title: "No Files", message: "The package has no files.")
        return [list]
    }

    override func bind() -> [any Disposable] {
        list.dataSource = viewModel
        return [viewModel.files.bind(to: list)]
    }
}
