// SPDX-License-Identifier: MIT

import ControllerKit
import PluginRuntime
import RxKernel
import ViewKit

/// The editor of shortcuts: a list of all commands. The user activates a command and presses its new keys.
final class ShortcutsViewController: RxViewController<ShortcutsViewModel> {
    private lazy var field = TextField(
        placeholder: localized("Search commands and keys"), purpose: .search
    ).with {
        $0.accessibilityLabel = localized("Search commands and keys")
        $0.expandsHorizontally = true
    }
    private lazy var resetButton = Button(localized("Reset All"))
    private lazy var list = ListView<ShortcutsViewModel.Row>(cell: { [unowned viewModel] in
        ShortcutCell(viewModel)
    }).with {
        $0.accessibilityLabel = localized("Commands")
        $0.itemText = { row in
            ([row.title] + row.shortcuts.map(\.text) + [row.conflict]).filter { !$0.isEmpty }
                .joined(separator: ", ")
        }
    }
    private lazy var scrollView = ScrollView(list).with { $0.expandsVertically = true }
    private lazy var nothing = StatusView(icon: "edit-find-symbolic", title: localized("Nothing Found"))

    override init(viewModel: ShortcutsViewModel) {
        super.init(viewModel: viewModel)
        title = localized("Edit Keyboard Shortcuts")
    }

    override func subviews() -> [any View] {
        [
            Box(.horizontal, spacing: 12, [field, resetButton]).with {
                $0.margins = Insets(horizontal: 12, vertical: 12)
            },
            scrollView, nothing,
        ]
    }

    override func bind() -> [any Disposable] {
        [
            field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.search($0) }),
            viewModel.rows.subscribe(onNext: { [unowned self] rows in
                list.items = rows
                scrollView.isHidden = rows.isEmpty
                nothing.isHidden = !rows.isEmpty
            }),
            viewModel.canReset.subscribe(onNext: { [unowned self] in resetButton.isEnabled = $0 }),
            resetButton.rx.tap.subscribe(onNext: { [unowned self] in askToResetAll() }),
            list.rx.activated.subscribe(onNext: { [unowned self] in change($0.id) }),
        ]
    }

    private func change(_ id: Command.ID) {
        guard let command = viewModel.registry[id] else { return }
        present(
            ShortcutCaptureViewController(
                viewModel: ShortcutCaptureViewModel(viewModel.registry, command)),
            size: Size(width: 420, height: 240))
    }

    private func askToResetAll() {
        let alert = Alert(
            localized("Reset the shortcuts of all commands?"),
            message: localized("Your own shortcuts are lost."),
            actions: [.cancel, .destructive(localized("Reset All"))])
        _ = window?.window.show(alert) { [weak self] in if $0 == 1 { self?.viewModel.resetAll() } }
    }
}

/// A row for a command.
private final class ShortcutCell: Box, Configurable {
    private let titleLabel = Label()
    private let detailLabel = Label(style: .caption)
    private let conflictLabel = Label(style: .error, wraps: true)
    private let shortcutBox = Box(.horizontal, spacing: 6)
    private let resetButton = Button(icon: "edit-undo-symbolic", style: .flat)
    private let disposeBag = DisposeBag()
    private var id: Command.ID?

    init(_ viewModel: ShortcutsViewModel) {
        let texts = Box(.vertical, spacing: 2, [titleLabel, detailLabel, conflictLabel])
        texts.expandsHorizontally = true
        super.init(.horizontal, spacing: 12, [texts, shortcutBox, resetButton])
        margins = Insets(horizontal: 12, vertical: 6)
        shortcutBox.verticalAlignment = .center
        resetButton.verticalAlignment = .center
        resetButton.rx.tap
            .subscribe(onNext: { [unowned self, unowned viewModel] in if let id { viewModel.reset(id) } })
            .disposed(by: disposeBag)
    }

    func configure(_ row: ShortcutsViewModel.Row) {
        id = row.id
        titleLabel.text = row.title
        detailLabel.text = row.detail
        detailLabel.isHidden = row.detail.isEmpty
        conflictLabel.text = row.conflict
        conflictLabel.isHidden = row.conflict.isEmpty
        shortcutBox.views =
            row.shortcuts.isEmpty
            ? [Label(localized("None"), style: .secondary)] : row.shortcuts.map { ShortcutLabel($0) }
        resetButton.isHidden = !row.isChanged
        resetButton.accessibilityLabel = localized("Reset the shortcut of %1", row.title)
        resetButton.tooltip = localized("Reset")
    }
}
