// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// The screen of the command palette: a text field, and the list of the entries that match.
final class PaletteViewController: RxViewController<PaletteViewModel> {
    private lazy var field = TextField(placeholder: prompt, purpose: .search).with {
        $0.accessibilityLabel = title
        $0.margins = Insets(horizontal: 12, vertical: 12)
    }
    private lazy var list = ListView<PaletteViewModel.Row>(cell: PaletteCell.init).with {
        $0.accessibilityLabel = localized("Results")
        $0.itemText = { $0.title.text }
        // The results change with each key.
        $0.animatesInsertions = false
    }
    private lazy var scrollView = ScrollView(list).with { $0.expandsVertically = true }
    private lazy var nothing = StatusView(icon: "edit-find-symbolic", title: localized("Nothing Found"))

    override init(viewModel: PaletteViewModel) {
        super.init(viewModel: viewModel)
        title = viewModel.scope == .places ? localized("Go to Place") : localized("Command Palette")
        actions = [
            Action("palette.down", title: localized("Next Result"), shortcuts: ["Down", "<Primary>j"]) {
                viewModel.moveSelection(by: 1)
            },
            Action("palette.up", title: localized("Previous Result"), shortcuts: ["Up", "<Primary>k"]) {
                viewModel.moveSelection(by: -1)
            },
            Action("palette.page-down", title: localized("Results Below"), shortcuts: ["Page_Down"]) {
                viewModel.moveSelection(by: 8)
            },
            Action("palette.page-up", title: localized("Results Above"), shortcuts: ["Page_Up"]) {
                viewModel.moveSelection(by: -8)
            },
        ]
    }

    private var prompt: String {
        viewModel.scope == .places ? localized("Search places") : localized("Search commands and places")
    }

    override func subviews() -> [any View] { [field, scrollView, nothing] }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.focus()
    }

    override func bind() -> [any Disposable] {
        [
            field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.search($0) }),
            field.rx.activated.subscribe(onNext: { [unowned self] in viewModel.openSelection() }),
            field.rx.cancelled.subscribe(onNext: { [unowned self] in dismiss() }),
            viewModel.content.subscribe(onNext: { [unowned self] in show($0) }),
            list.rx.activated.subscribe(onNext: { [unowned self] row in
                if let index = list.items.firstIndex(where: { $0.id == row.id }) { viewModel.open(index) }
            }),
            viewModel.choice.subscribe(onNext: { [weak self] entry in
                self?.dismiss()
                entry.open()
            }),
        ]
    }

    private func show(_ content: PaletteViewModel.Content) {
        list.items = content.rows
        list.selectedRows = content.isEmpty ? [] : [content.selection]
        scrollView.isHidden = content.isEmpty
        nothing.isHidden = !content.isEmpty
        guard content.rows.indices.contains(content.selection) else {
            return field.accessibilityDescription = localized("Nothing Found")
        }
        let row = content.rows[content.selection]
        list.scroll(to: row)
        // The keyboard focus stays in the field. Without this description, a screen reader would not say which row is selected.
        field.accessibilityDescription = localized(
            "%1, %2 of %3", row.title.text, "\(content.selection + 1)", "\(content.rows.count)")
    }
}

/// The row of an entry: its icon, its title with the matching characters in bold, its detail, and its shortcut or its kind.
private final class PaletteCell: Box, Configurable {
    private let image = ImageView(icon: "")
    private let titleLabel = Label()
    private let detailLabel = Label(style: .secondary)
    private let shortcutLabel = ShortcutLabel()
    private let kindLabel = Label(style: .caption)

    init() {
        super.init(.horizontal, spacing: 12, [image, titleLabel, detailLabel, shortcutLabel, kindLabel])
        detailLabel.expandsHorizontally = true
        margins = Insets(horizontal: 12, vertical: 6)
    }

    func configure(_ row: PaletteViewModel.Row) {
        image.source = .icon(row.icon)
        titleLabel.markup = row.title.source
        detailLabel.text = row.detail
        shortcutLabel.shortcut = row.shortcut
        shortcutLabel.isHidden = row.shortcut == nil
        kindLabel.text = row.kind
        kindLabel.isHidden = row.shortcut != nil
    }
}
