// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The files of an installed package.
package final class FilesViewModel: RxViewModel {
    let id: PackageSummary.ID
    let files = CollectionState<InstalledFile>.relay(localEnabled: true)
    private let loader: CatalogueLoader

    init(_ id: PackageSummary.ID, loader: CatalogueLoader) {
        self.id = id
        self.loader = loader
        super.init()
        load()
    }

    func load() {
        loader.store.files(of: id, in: loader.catalogue)
            .map { $0.enumerated().map { InstalledFile(id: $0.offset, path: $0.element) } }
            .loadLocal(with: files).disposed(by: disposeBag)
    }
}

struct InstalledFile: Identifiable, Equatable, Sendable {
    let id: Int
    let path: String
}

final class FilesViewController: RxViewController<FilesViewModel> {
    private lazy var list = ListView<InstalledFile>(
        cell: { Label(style: .monospace).with { $0.margins = Insets(horizontal: 12, vertical: 3) } },
        configure: { $0.text = $1.path }
    ).with { $0.accessibilityLabel = "Installed files" }
    private lazy var scrollView = ScrollView(list).with { $0.expandsVertically = true }
    private lazy var status = StatusView(
        icon: "dialog-warning-symbolic", title: "No Files", action: retryButton)
    private lazy var retryButton = Button("Try Again", style: .suggested)

    override init(viewModel: FilesViewModel) {
        super.init(viewModel: viewModel)
        title = "Files of \(viewModel.id.name)"
    }

    override func subviews() -> [any View] { [scrollView, status] }

    override func bind() -> [any Disposable] {
        [
            viewModel.files.map { $0.data ?? [] }.bind(to: list.rx.items),
            viewModel.files.subscribe(onNext: { [unowned self] state in
                let error = state.globalError
                scrollView.isHidden = error != nil || state.isEmpty
                status.isHidden = error == nil && !state.isEmpty
                retryButton.isHidden = error == nil
                status.message = error.map { "\($0)" } ?? "The package has no files."
            }),
            retryButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.load() }),
        ]
    }
}
