// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel
import ViewKit

final class PluginsViewController: RxViewController<PluginsViewModel> {
    private lazy var list = ListView<PluginsViewModel.Row>(
        selectionMode: .none, cell: { [unowned viewModel] in PluginCell { viewModel.turn($0, on: $1) } }
    ).with {
        $0.accessibilityLabel = localized("Plugins")
    }
    private lazy var scrollView = ScrollView(list, maximumContentWidth: 720).with {
        $0.expandsVertically = true
    }
    private lazy var nothing = StatusView(
        icon: "application-x-addon-symbolic", title: localized("No Plugins"), message: viewModel.folders)

    override init(viewModel: PluginsViewModel) {
        super.init(viewModel: viewModel)
        title = localized("Plugins")
    }

    override func subviews() -> [any View] { [scrollView, nothing] }

    override func bind() -> [any Disposable] {
        [
            viewModel.rows.subscribe(onNext: { [unowned self] rows in
                list.items = rows
                scrollView.isHidden = rows.isEmpty
                nothing.isHidden = !rows.isEmpty
            })
        ]
    }
}

/// A row for a plugin: its name, its description, its state and its error message.
private final class PluginCell: Box, Configurable {
    private let titleLabel = Label(style: .heading)
    private let stateLabel = Label(style: .caption)
    private let detailLabel = Label(style: .secondary, wraps: true)
    private let problemLabel = Label(style: .error, wraps: true)
    private let toggle = Switch()
    private let disposeBag = DisposeBag()
    private var id: PluginID?

    /// - Parameter turn: called when the user turns the plugin on or off.
    init(turn: @escaping @MainActor (PluginID, Bool) -> Void) {
        titleLabel.expandsHorizontally = true
        toggle.verticalAlignment = .center
        problemLabel.isSelectable = true
        super.init(
            .vertical, spacing: 4,
            [Box(.horizontal, spacing: 12, [titleLabel, stateLabel, toggle]), detailLabel, problemLabel])
        margins = Insets(horizontal: 12, vertical: 10)
        toggle.rx.isOn.skip(1)
            .subscribe(onNext: { [unowned self] isOn in
                if let id { turn(id, isOn) }
            }).disposed(by: disposeBag)
    }

    func configure(_ row: PluginsViewModel.Row) {
        id = row.plugin
        toggle.isOn = row.isOn
        toggle.isHidden = row.plugin == nil
        toggle.accessibilityLabel = row.title
        titleLabel.text = row.title
        stateLabel.text = row.state
        detailLabel.text = row.detail
        problemLabel.text = row.problem
        problemLabel.isHidden = row.problem.isEmpty
    }
}
