// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Foundation

/// The list of contacts with its search.
///
/// A click or Return opens a contact. Ctrl and Shift select several, for the menu of a row, the bar below the list, and Delete.
final class ContactListViewController: RxViewController<ContactListViewModel> {
    private lazy var searchField = TextField(placeholder: "Search", purpose: .search).with {
        $0.accessibilityLabel = "Search contacts"
    }
    private lazy var list = ListView<ContactSummary>(
        selectionMode: .multiple, cell: { [unowned self] in ContactCell(photo: viewModel.photo(of:)) }
    ).with {
        $0.accessibilityLabel = "Contacts"
        $0.activatesOnSingleClick = true
        $0.itemText = { $0.name }
    }
    private lazy var scrollView = ScrollView(list, maximumContentWidth: 640).with {
        $0.expandsVertically = true
    }
    private lazy var addButton = Button(icon: "list-add-symbolic", style: .flat).with {
        $0.accessibilityLabel = "New contact"
        $0.tooltip = "New contact (Ctrl+N)"
    }
    private lazy var menuButton = MenuButton(
        page: Menu(sections: [
            [
                .init("Import…", action: "contacts.import"),
                .init("Export…", action: "contacts.export"),
                .init("Export for Older Programs…", action: "contacts.export-older"),
            ],
            [.init("Undo Delete", action: "contacts.undo")],
            applicationMenu,
        ]), isMain: !applicationMenu.isEmpty
    )
    private lazy var noContacts = StatusView(
        icon: "x-office-address-book-symbolic", title: "No Contacts",
        message: "Add somebody, or import the cards of another address book.", action: importButton)
    private lazy var importButton = Button("Import…", style: .suggested)
    private lazy var noMatches = StatusView(
        icon: "edit-find-symbolic", title: "Nobody Found", action: clearButton)
    private lazy var clearButton = Button("Clear Search")
    private lazy var loading = StatusView.loading()
    private lazy var failure = StatusView(
        icon: "dialog-error-symbolic", title: "The Contacts Cannot Be Shown", action: retryButton)
    private lazy var retryButton = Button("Try Again", style: .suggested)
    private lazy var countLabel = Label(style: .caption).with { $0.expandsHorizontally = true }
    private lazy var exportButton = Button("Export…", style: .flat)
    private lazy var deleteButton = Button("Delete", style: .flat)
    private lazy var selectionBar = Box(.horizontal, spacing: 6, [countLabel, exportButton, deleteButton])
        .with {
            $0.margins = Insets(horizontal: 12, vertical: 2)
        }

    private let applicationMenu: [Menu.Item]
    private var listHasFocus = false
    /// Whether the list had the focus when the user deleted the selected contacts.
    private var deletedByKey = false
    /// The rows of an earlier run, until the contacts were read.
    private var restoredPosition: RowPosition<ContactSummary.ID>?

    init(viewModel: ContactListViewModel, applicationMenu: [Menu.Item]) {
        self.applicationMenu = applicationMenu
        super.init(viewModel: viewModel)
        title = "Contacts"
        navigationItem.leading = [addButton]
        navigationItem.trailing = [menuButton]
        actions = [
            Action("contacts.new", title: "New Contact", shortcuts: ["<Primary>n"]) { [unowned self] in
                self.viewModel.add()
            },
            Action("contacts.search", title: "Search", shortcuts: ["<Primary>f"]) { [unowned self] in
                searchField.focus()
            },
            Action("contacts.import", title: "Import…", shortcuts: ["<Primary>o"]) { [unowned self] in
                self.viewModel.importCards()
            },
            Action("contacts.export", title: "Export…", shortcuts: ["<Primary><Shift>s"]) { [unowned self] in
                self.viewModel.exportCards()
            },
            // Programs that read version 3.0 of the format, as most do.
            Action("contacts.export-older", title: "Export for Older Programs…") { [unowned self] in
                self.viewModel.exportCards(version: .v3)
            },
        ]
    }

    override func subviews() -> [any View] {
        [
            Clamp(searchField, maximumWidth: 640).with { $0.margins = Insets(horizontal: 12, vertical: 6) },
            scrollView, noContacts, noMatches, loading, failure,
            Clamp(selectionBar, maximumWidth: 640),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // These are actions of the list, not of the window: in the search field, Delete must delete a letter.
        list.actions = [
            Action("list.delete", title: "Delete", shortcuts: ["Delete"]) { [unowned self] in deleteSelected()
            },
            Action("list.open", title: "Open") { [unowned self] in
                list.selectedItem.map(viewModel.open)
            },
            Action("list.edit", title: "Edit") { [unowned self] in selectedIDs.first.map(viewModel.edit) },
            Action("list.export", title: "Export…") { [unowned self] in viewModel.exportCards(selectedIDs) },
            Action("list.copy-link", title: "Copy Link") { [unowned self] in
                if let id = selectedIDs.first { Toolkit.backend.copyToClipboard(ContactsLinks.uri(of: id)) }
            },
        ]
        list.contextMenu = { [unowned self] _ in contextMenu }
        list.source = viewModel.rows
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.viewDidAppear.take(1).subscribe(onNext: { [unowned self] in searchField.focus() }),
            viewModel.state.subscribe(onNext: { [unowned self] in show($0) }),
            viewModel.emptiness.subscribe(onNext: { [unowned self] in show($0) }),
            viewModel.searchText.subscribe(onNext: { [unowned self] in searchField.text = $0 }),
            searchField.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.search($0) }),
            searchField.rx.cancelled.subscribe(onNext: { [unowned self] in viewModel.search("") }),
            list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
            list.events.subscribe(onNext: { [unowned self] in
                if case .selected = $0 { showCount() }
            }),
            list.rx.isFocused.subscribe(onNext: { [unowned self] in listHasFocus = $0 }),
            addButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.add() }),
            importButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.importCards() }),
            exportButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.exportCards(selectedIDs) }),
            deleteButton.rx.tap.subscribe(onNext: { [unowned self] in deleteSelected() }),
            clearButton.rx.tap.subscribe(onNext: { [unowned self] in
                viewModel.search("")
                searchField.focus()
            }),
            retryButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.retry() }),
        ]
    }

    /// The selected contacts, also those of rows that have not been read.
    private var selectedIDs: [Contact.ID] { viewModel.rows.ids(of: list.selectedRows) }

    private var contextMenu: Menu {
        guard list.selectedRows.count == 1 else {
            return Menu(sections: [
                [.init("Export…", action: "list.export")], [.init("Delete", action: "list.delete")],
            ])
        }
        return Menu(sections: [
            [.init("Open", action: "list.open"), .init("Edit", action: "list.edit")],
            [
                .init("Export…", action: "list.export"), .init("Copy Link", action: "list.copy-link"),
            ],
            [.init("Delete", action: "list.delete")],
        ])
    }

    private func deleteSelected() {
        deletedByKey = listHasFocus
        viewModel.delete(selectedIDs)
    }

    private func show(_ state: ContactListViewModel.State) {
        if case .shown(let query, _, isNew: true) = state {
            // The results of another search are shown from the first row.
            list.selectedRows = []
            list.scroll(toRow: 0)
            if let position = restoredPosition, viewModel.isLatest(query) {
                restoredPosition = nil
                list.position = position
            }
        }
        showCount()
    }

    private func showCount() {
        let selected = list.selectedRows.count
        let count = viewModel.rows.count
        countLabel.text =
            selected > 1
            ? "\(selected.formatted()) of \(count.formatted()) selected"
            : count == 1 ? "1 contact" : "\(count.formatted()) contacts"
        exportButton.isHidden = selected < 2
        deleteButton.isHidden = selected < 2
        selectionBar.isHidden = count == 0
    }

    private func show(_ emptiness: ContactListViewModel.Emptiness?) {
        scrollView.isHidden = emptiness != nil
        noContacts.isHidden = emptiness != .noContacts
        loading.isHidden = emptiness != .loading
        noMatches.isHidden = true
        failure.isHidden = true
        switch emptiness {
        case .noMatches(let query):
            noMatches.isHidden = false
            noMatches.message = "No contact matches “\(query)”."
        case .failed(let message):
            failure.isHidden = false
            failure.message = message
        case nil, .loading, .noContacts: break
        }
        // The list is hidden, so the focus moves to another view: without a focus the shortcuts, such as undo, do not work.
        switch emptiness {
        case .noContacts where deletedByKey: importButton.focus()
        case .noMatches where deletedByKey: clearButton.focus()
        default: break
        }
        if emptiness != nil { deletedByKey = false }
    }
}

/// The selected and the visible rows are restored after the application was killed.
extension ContactListViewController: Restorable {
    var restorableState: Observable<RowPosition<ContactSummary.ID>> {
        list.rx.position.map { [weak self] in self?.restoredPosition ?? $0 }
    }

    func restore(_ position: RowPosition<ContactSummary.ID>) { restoredPosition = position }
}
