// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The entries of the catalogue that were skipped.
package final class ProblemsViewModel: RxViewModel {
    let problems = CollectionState<CatalogueProblem>.relay(localEnabled: true)

    init(loader: CatalogueLoader) {
        super.init()
        loader.store.problemList().loadLocal(with: problems).disposed(by: disposeBag)
    }
}

final class ProblemsViewController: RxViewController<ProblemsViewModel> {
    private lazy var list = ListView<CatalogueProblem>(
        selectionMode: .none, cell: ProblemCell.init, configure: { $0.show($1) }
    ).with { $0.accessibilityLabel = "Skipped entries" }
    private lazy var scrollView = ScrollView(list).with { $0.expandsVertically = true }
    private lazy var errorLabel = Label(style: .error, wraps: true)

    override init(viewModel: ProblemsViewModel) {
        super.init(viewModel: viewModel)
        title = "Skipped Entries"
    }

    override func subviews() -> [any View] { [errorLabel, scrollView] }

    override func bind() -> [any Disposable] {
        [
            viewModel.problems.map { $0.data ?? [] }.bind(to: list.rx.items),
            viewModel.problems.subscribe(onNext: { [unowned self] state in
                errorLabel.text = state.error.map { "\($0)" } ?? ""
                errorLabel.isHidden = state.error == nil
            }),
        ]
    }
}

private final class ProblemCell: Box {
    private let messageLabel = Label(wraps: true)
    private let fileLabel = Label(style: .caption)

    init() {
        super.init(.vertical, spacing: 2, [messageLabel, fileLabel])
        margins = Insets(horizontal: 12, vertical: 6)
    }

    func show(_ problem: CatalogueProblem) {
        messageLabel.text = problem.message
        fileLabel.text = problem.file
    }
}
