// SPDX-License-Identifier: MIT

import ControllerKit
import NotesModel

/// The text of a note, formatted by its Markdown, and the notes that link to it.
final class NoteViewController: RxViewController<NoteViewModel> {
    private lazy var textView = TextView(viewModel.text.value).with {
        $0.accessibilityLabel = "Text"
        $0.placeholder = "# Title"
        $0.expandsVertically = true
        $0.margins = Insets(horizontal: 18, vertical: 12)
        $0.acceptsTab = true
    }
    private lazy var banner = Banner("", button: "Try Again")
    private lazy var backLinks = ListView<NoteSummary>(
        style: .card, selectionMode: .none,
        cell: { Label().with { $0.margins = Insets(horizontal: 12, vertical: 6) } },
        configure: { $0.text = $1.title }
    ).with {
        $0.accessibilityLabel = "Linked from"
        $0.itemText = { $0.title }
    }
    private lazy var backLinksBox = Box(
        .vertical, spacing: 6,
        [
            Label("Linked from", style: .heading),
            ScrollView(backLinks).with {
                $0.minimumHeight = 96
            },
        ]
    ).with {
        $0.margins = Insets(horizontal: 18, vertical: 6)
        $0.isHidden = true
    }
    private lazy var menuButton = MenuButton(
        icon: "view-more-symbolic",
        menu: Menu(sections: [
            [.init("History", action: "note.history")], [.init("Delete", action: "note.delete")],
        ])
    ).with {
        $0.accessibilityLabel = "Note menu"
        $0.tooltip = "Note menu"
    }

    override init(viewModel: NoteViewModel) {
        super.init(viewModel: viewModel)
        title = viewModel.currentTitle
        actions = [
            Action("note.history", title: "History", shortcuts: ["<Primary>h"]) { [unowned self] in
                self.viewModel.showHistory()
            },
            Action("note.delete", title: "Delete Note", shortcuts: ["<Primary><Shift>Delete"]) {
                [unowned self] in
                self.delete()
            },
            Action("note.save", title: "Save Now", shortcuts: ["<Primary>s"]) { [unowned self] in
                self.viewModel.save()
            },
        ]
        navigationItem.trailing = [menuButton]
    }

    /// A text that cannot be saved would not come back with the note.
    private func delete() {
        Task.immediate { if await mayDismiss() { viewModel.delete() } }
    }

    /// A text that cannot be saved is not lost when the user goes back or quits.
    override func mayDismiss() async -> Bool { await mayDismiss { viewModel.unsavedInput() } }

    override var reasonToStay: String? {
        !viewModel.isLoaded.value || viewModel.errorMessage.value == nil
            ? nil : "The note “\(viewModel.currentTitle)” is not saved."
    }

    override func subviews() -> [any View] {
        textView.runs = MarkdownStyle.runs(of: textView.text)
        return [
            banner, ScrollView(textView, maximumContentWidth: 820).with { $0.expandsVertically = true },
            backLinksBox,
        ]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.viewDidAppear.take(1).subscribe(onNext: { [unowned self] in
                if viewModel.text.value.hasSuffix("\n\n") || viewModel.text.value.isEmpty {
                    textView.selectedRange = viewModel.text.value.count..<viewModel.text.value.count
                }
                textView.focus()
            }),
            textView.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] text in
                textView.runs = MarkdownStyle.runs(of: text)
                viewModel.edit(text)
            }),
            viewModel.replacements.subscribe(onNext: { [unowned self] text in
                textView.text = text
                textView.runs = MarkdownStyle.runs(of: text)
            }),
            textView.rx.linkActivated.subscribe(onNext: { [unowned self] in viewModel.follow($0) }),
            viewModel.isLoaded.subscribe(onNext: { [unowned self] in textView.isEditable = $0 }),
            viewModel.title.bind(to: rx.title),
            viewModel.errorMessage.subscribe(onNext: { [unowned self] errorMessage in
                banner.message = errorMessage ?? banner.message
                banner.isRevealed = errorMessage != nil
            }),
            banner.rx.action.subscribe(onNext: { [unowned self] in viewModel.tryAgain() }),
            viewModel.backLinks.subscribe(onNext: { [unowned self] notes in
                backLinks.items = notes
                backLinksBox.isHidden = notes.isEmpty
            }),
            backLinks.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
        ]
    }
}
