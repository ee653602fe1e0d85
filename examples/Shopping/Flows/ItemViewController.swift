// SPDX-License-Identifier: MIT

import ControllerKit

/// The second screen: one item, with a note.
final class ItemViewController: RxViewController<ItemViewModel> {
    private lazy var boughtBox = CheckBox("Bought")
    private lazy var noteField = TextField(placeholder: "Note")
    private lazy var removeButton = Button("Remove", style: .destructive)

    override func subviews() -> [any View] {
        [Box(.vertical, spacing: 12, [boughtBox, noteField, removeButton]).with { $0.margins = Insets(12) }]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.name.map { $0 }.bind(to: rx.title),
            viewModel.isBought.bind(to: boughtBox.rx.isOn),
            viewModel.note.bind(to: noteField.rx.text),
            boughtBox.rx.isOn.skip(1).bind { [unowned self] in viewModel.setBought($0) },
            noteField.rx.text.orEmpty.skip(1).bind { [unowned self] in viewModel.setNote($0) },
            removeButton.rx.tap.bind { [unowned self] in viewModel.remove() },
        ]
    }
}
