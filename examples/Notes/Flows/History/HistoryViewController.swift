// SPDX-License-Identifier: MIT

import ControllerKit
import NotesModel

/// The earlier versions of a note.
package final class HistoryViewModel: RxViewModel {
    let versions = DataState<[NoteVersion]>.relay(localEnabled: true)

    init(_ id: Note.ID, _ store: NoteStore) {
        super.init()
        store.query { try $0.versions(of: id) }.loadLocal(with: versions).disposed(by: disposeBag)
    }

    func open(_ version: NoteVersion) { steps.accept(NoteStep.version(version.id)) }
}

final class HistoryViewController: RxViewController<HistoryViewModel> {
    private lazy var list = ListView<NoteVersion>(
        cell: { VersionCell() }, configure: { $0.show($1) }
    ).with {
        $0.accessibilityLabel = "Earlier versions"
        $0.itemText = { NoteDate.text($0.saved) }
    }
    private lazy var emptyView = StatusView(
        icon: "document-open-recent-symbolic", title: "No Earlier Versions",
        message: "A version is kept when the note changes, at most every two minutes.")
    private lazy var failureView = StatusView(
        icon: "dialog-error-symbolic", title: "The History Could Not Be Read")

    override init(viewModel: HistoryViewModel) {
        super.init(viewModel: viewModel)
        title = "History"
    }

    override func subviews() -> [any View] {
        [ScrollView(list, maximumContentWidth: 720).with { $0.expandsVertically = true }]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.versions.subscribe(onNext: { [unowned self] state in
                if let versions = state.data { list.items = versions }
                failureView.message = state.error.map { "\($0)" } ?? ""
                list.emptyView = state.error != nil ? failureView : state.data == nil ? nil : emptyView
            }),
            list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
        ]
    }
}

private final class VersionCell: Box {
    private let dateLabel = Label(style: .heading)
    private let titleLabel = Label(style: .secondary).with { $0.expandsHorizontally = true }

    init() {
        super.init(.horizontal, spacing: 12, [dateLabel, titleLabel])
        margins = Insets(horizontal: 12, vertical: 8)
    }

    func show(_ version: NoteVersion) {
        dateLabel.text = NoteDate.text(version.saved)
        titleLabel.text = NoteText(version.text).title
    }
}
