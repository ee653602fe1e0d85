// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel
import ViewKit

final class PluginsViewController: RxViewController<PluginsViewModel> {
    private lazy var list = ListView<PluginsViewModel.Row>(
        selectionMode: .none, cell: { [unowned viewModel] in PluginCell(viewModel) }
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
            Observable.combineLatest(viewModel.rows, viewModel.isSearching)
                .subscribe(onNext: { [unowned self] rows, isSearching in
                    list.items = rows
                    scrollView.isHidden = rows.isEmpty
                    nothing.isHidden = !rows.isEmpty || isSearching
                })
        ]
    }
}

/// A row for a plugin: its name, its description, its state, its error message and its permissions.
private final class PluginCell: Box, Configurable {
    private let titleLabel = Label(style: .heading)
    private let stateLabel = Label(style: .caption)
    private let detailLabel = Label(style: .secondary, wraps: true)
    private let problemLabel = Label(style: .error, wraps: true)
    private let toggle = Switch()
    private let permissionsTitle = Label(localized("It may use:"), style: .caption)
    private let permissions: [PluginManifest.Permission.Kind: CheckBox]
    private let disposeBag = DisposeBag()
    private var id: PluginID?

    init(_ viewModel: PluginsViewModel) {
        let kinds = PluginManifest.Permission.Kind.allCases
        let boxes = kinds.map { CheckBox($0.title) }
        permissions = Dictionary(uniqueKeysWithValues: zip(kinds, boxes))
        titleLabel.expandsHorizontally = true
        toggle.verticalAlignment = .center
        problemLabel.isSelectable = true
        super.init(
            .vertical, spacing: 4,
            [
                Box(.horizontal, spacing: 12, [titleLabel, stateLabel, toggle]), detailLabel, problemLabel,
                permissionsTitle,
            ] + boxes)
        margins = Insets(horizontal: 12, vertical: 10)
        toggle.rx.isOn.skip(1)
            .subscribe(onNext: { [unowned self, unowned viewModel] isOn in
                if let id { viewModel.turn(id, on: isOn) }
            }).disposed(by: disposeBag)
        for (kind, box) in permissions {
            box.rx.isOn.skip(1)
                .subscribe(onNext: { [unowned self, unowned viewModel] isOn in
                    if let id, !isConfiguring { viewModel.set(kind, of: id, to: isOn) }
                }).disposed(by: disposeBag)
        }
    }

    /// Whether the check boxes are being updated by the program, and not by the user.
    private var isConfiguring = false

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
        permissionsTitle.isHidden = row.permissions.isEmpty
        isConfiguring = true
        defer { isConfiguring = false }
        for (kind, box) in permissions {
            let permission = row.permissions.first { $0.kind == kind }
            box.isHidden = permission == nil
            box.isOn = permission?.isGranted ?? false
        }
    }
}
