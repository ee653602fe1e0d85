// SPDX-License-Identifier: MIT

import ControllerKit
import NotesModel

/// The list of notes with its search.
final class NoteListViewController: RxViewController<NoteListViewModel> {
    private lazy var searchField = TextField(placeholder: "Search notes", purpose: .search).with {
        $0.accessibilityLabel = "Search notes"
        $0.expandsHorizontally = true
    }
    private lazy var tagMenu = DropDown([allTags]).with { $0.accessibilityLabel = "Tag" }
    private lazy var list = ListView<NoteSummary>(cell: { NoteCell() }, configure: { $0.show($1) }).with {
        $0.accessibilityLabel = "Notes"
        $0.itemText = { $0.title }
        $0.contextMenu = { _ in Menu(sections: [Self.noteItems]) }
    }
    private lazy var status = StatusView(icon: "text-editor-symbolic", title: "No Notes", action: newButton)
        .with { $0.append(sampleButton) }
    private lazy var newButton = Button("New Note", style: .suggested)
    private lazy var sampleButton = Button("Add a Sample Note").with { $0.horizontalAlignment = .center }
    private lazy var retryButton = Button("Try Again", style: .suggested)
    private lazy var setAsideButton = Button("Set Aside", style: .destructive)
    private lazy var failureView = StatusView(
        icon: "dialog-error-symbolic", title: "The Notes Could Not Be Read", action: remedy ?? retryButton)
    private let remedy: Button?
    private lazy var failureBox = Box(.vertical, spacing: 12, [failureView, setAsideButton]).with {
        $0.expandsVertically = true
        $0.isHidden = true
    }
    private lazy var scrollView = ScrollView(list, maximumContentWidth: 720).with {
        $0.expandsVertically = true
    }
    private lazy var addButton = Button("", icon: "list-add-symbolic").with {
        $0.accessibilityLabel = "New note"
        $0.tooltip = "New note"
    }
    private lazy var menuButton = MenuButton(
        page: Menu(sections: menuSections), isMain: !applicationMenu.isEmpty
    )
    private let allTags = "All tags"
    private let applicationMenu: [Menu.Item]
    /// Opens a folder of files, and closes it.
    private var folderActions: [Action] = []
    private static let noteItems: [Menu.Item] = [
        .init("Pin or Unpin", action: "notes.pin"), .init("Delete", action: "notes.delete"),
    ]
    private var noteActions: [Action] = []

    /// - Parameters:
    ///   - folder: The name of the folder whose files are the notes; nil for none.
    ///   - remedy: The button below the reason why there are no notes; nil for “Try Again”.
    init(viewModel: NoteListViewModel, folder: String?, remedy: Button?, menu: [Menu.Item]) {
        self.remedy = remedy
        applicationMenu = menu
        super.init(viewModel: viewModel)
        title = folder ?? "Notes"
        if viewModel.opensFolders {
            folderActions = [
                Action("notes.open-folder", title: "Open Folder…", shortcuts: ["<Primary>o"]) {
                    [unowned self] in
                    self.viewModel.chooseFolder()
                },
                Action("notes.close-folder", title: "Close Folder") { [unowned self] in
                    self.viewModel.closeFolder()
                },
            ]
            folderActions[1].isEnabled = folder != nil
        }
        noteActions = [
            Action("notes.pin", title: "Pin or Unpin", shortcuts: ["<Primary>d"]) { [unowned self] in
                self.viewModel.pinSelected()
            },
            Action("notes.delete", title: "Delete", shortcuts: ["<Primary>Delete"]) { [unowned self] in
                self.viewModel.deleteSelected()
            },
        ]
        actions =
            noteActions + folderActions + [
                Action("notes.new", title: "New Note", shortcuts: ["<Primary>n"]) { [unowned self] in
                    self.viewModel.add()
                },
                Action("notes.search", title: "Search", shortcuts: ["<Primary>f"]) { [unowned self] in
                    searchField.focus()
                },
                Action("notes.import", title: "Import a Folder…") { [unowned self] in
                    self.viewModel.importFolder()
                },
                Action("notes.export", title: "Export into a Folder…") { [unowned self] in
                    self.viewModel.exportFolder()
                },
            ]
        navigationItem.trailing = [addButton, menuButton]
    }

    private var menuSections: [[Menu.Item]] {
        let own: [Menu.Item] = [
            .init("New Note", action: "notes.new"), .init("Import a Folder…", action: "notes.import"),
            .init("Export into a Folder…", action: "notes.export"),
        ]
        let folder = folderActions.map { Menu.Item($0.title, action: $0.id) }
        return [own, folder, Self.noteItems, applicationMenu].filter { !$0.isEmpty }
    }

    override func subviews() -> [any View] {
        let controls = Box(.horizontal, spacing: 8, [searchField, tagMenu])
        controls.margins = Insets(horizontal: 12, vertical: 6)
        setAsideButton.horizontalAlignment = .center
        return [Clamp(controls, maximumWidth: 720), scrollView, failureBox]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.viewDidAppear.take(1).subscribe(onNext: { [unowned self] in searchField.focus() }),
            viewModel.notes.subscribe(onNext: { [unowned self] in
                list.items = $0
                viewModel.selected.accept(list.selectedItem?.id)
                showStatus()
            }),
            viewModel.tags.subscribe(onNext: { [unowned self] in show($0) }),
            viewModel.selected.subscribe(onNext: { [unowned self] id in
                for action in noteActions { action.isEnabled = id != nil }
            }),
            tagMenu.rx.selectedIndex.subscribe(onNext: { [unowned self] in
                if let index = $0 {
                    viewModel.choose(tag: index == 0 ? nil : String(tagMenu.options[index].dropFirst()))
                }
            }),
            searchField.rx.text.orEmpty.subscribe(onNext: { [unowned self] in viewModel.search($0) }),
            searchField.rx.cancelled.subscribe(onNext: { [unowned self] in
                searchField.text = ""
                viewModel.search("")
            }),
            list.rx.selected.subscribe(onNext: { [unowned self] in viewModel.selected.accept($0?.id) }),
            list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
            viewModel.failure.subscribe(onNext: { [unowned self] error in
                scrollView.isHidden = error != nil
                failureBox.isHidden = error == nil
                failureView.message = error?.description ?? ""
                setAsideButton.isHidden = error?.canSetAside != true
            }),
            retryButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.retry() }),
            setAsideButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.setAside() }),
            addButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.add() }),
            newButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.add() }),
            sampleButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.addSample() }),
        ]
    }

    private func show(_ tags: [String]) {
        let chosen = viewModel.query.value.tag
        tagMenu.options = [allTags] + tags.map { "#\($0)" }
        tagMenu.selectedIndex = chosen.flatMap { tags.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        tagMenu.isHidden = tags.isEmpty
        if let chosen, !tags.contains(chosen) { viewModel.choose(tag: nil) }
    }

    private func showStatus() {
        let query = viewModel.query.value
        let isSearch = !query.text.isEmpty || query.tag != nil
        status.title = isSearch ? "Nothing Found" : "No Notes"
        status.message =
            query.text.isEmpty
            ? (isSearch ? "" : "Write the first one.") : "No note has the words “\(query.text)”."
        newButton.isHidden = isSearch
        sampleButton.isHidden = isSearch
        list.emptyView = viewModel.isReady.value ? status : nil
    }
}

/// A row with the title of a note, the beginning of its text and its tags.
private final class NoteCell: Box {
    private let pinIcon = ImageView(icon: "view-pin-symbolic").with { $0.accessibilityLabel = "Pinned" }
    private let titleLabel = Label(style: .heading).with { $0.expandsHorizontally = true }
    private let dateLabel = Label(style: .caption)
    private let excerptLabel = Label(style: .secondary).with { $0.expandsHorizontally = true }
    private let tagsLabel = Label(style: .caption)

    init() {
        super.init(
            .vertical, spacing: 2,
            [
                Box(.horizontal, spacing: 8, [pinIcon, titleLabel, dateLabel]),
                Box(.horizontal, spacing: 8, [excerptLabel, tagsLabel]),
            ])
        margins = Insets(horizontal: 12, vertical: 8)
    }

    func show(_ note: NoteSummary) {
        pinIcon.isHidden = !note.isPinned
        titleLabel.text = note.title
        dateLabel.text = NoteDate.text(note.modified)
        excerptLabel.text = note.excerpt
        excerptLabel.isHidden = note.excerpt.isEmpty
        tagsLabel.text = note.tags.map { "#\($0)" }.joined(separator: " ")
        tagsLabel.isHidden = note.tags.isEmpty
    }
}
