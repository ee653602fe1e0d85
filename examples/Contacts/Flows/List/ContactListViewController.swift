// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

final class ContactListViewController: RxViewController<ContactListViewModel> {
    private lazy var searchField = TextField(placeholder: "Search", purpose: .search).with {
        $0.accessibilityLabel = "Search contacts"
    }
    private lazy var list = ListView<ContactSummary>(
        cell: { [unowned self] in ContactCell(photo: viewModel.photo(of:)) }
    ).with { $0.accessibilityLabel = "Contacts" }
    private lazy var scrollView = ScrollView(list, maximumContentWidth: 640).with {
        $0.expandsVertically = true
    }
    private lazy var addButton = Button(icon: "list-add-symbolic", style: .flat).with {
        $0.accessibilityLabel = "New contact"
        $0.tooltip = "New contact (Ctrl+N)"
    }
    private lazy var menuButton = MenuButton(
        icon: "open-menu-symbolic",
        menu: Menu(sections: [
            [
                .init("Import…", action: "contacts.import"),
                .init("Export…", action: "contacts.export"),
            ],
            applicationMenu,
        ])
    ).with {
        $0.accessibilityLabel = "Main menu"
        $0.tooltip = "Main menu"
    }
    private lazy var noContacts = StatusView(
        icon: "x-office-address-book-symbolic", title: "No Contacts",
        message: "Add somebody, or import the cards of another address book.", action: importButton)
    private lazy var importButton = Button("Import…", style: .suggested)
    private lazy var noMatches = StatusView(icon: "edit-find-symbolic", title: "Nobody Found")

    private let applicationMenu: [Menu.Item]

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
        ]
    }

    override func subviews() -> [any View] {
        [
            Clamp(searchField, maximumWidth: 640).with { $0.margins = Insets(horizontal: 12, vertical: 6) },
            scrollView, noContacts, noMatches,
        ]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.viewDidAppear.take(1).subscribe(onNext: { [unowned self] in searchField.focus() }),
            viewModel.contacts.bind(to: list.rx.items),
            viewModel.emptiness.subscribe(onNext: { [unowned self] in show($0) }),
            searchField.rx.text.orEmpty.subscribe(onNext: { [unowned self] in viewModel.search($0) }),
            searchField.rx.cancelled.subscribe(onNext: { [unowned self] in
                searchField.text = ""
                viewModel.search("")
            }),
            list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
            addButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.add() }),
            importButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.importCards() }),
        ]
    }

    private func show(_ emptiness: ContactListViewModel.Emptiness?) {
        scrollView.isHidden = emptiness != nil
        noContacts.isHidden = emptiness != .noContacts
        if case .noMatches(let query) = emptiness {
            noMatches.isHidden = false
            noMatches.message = "No contact matches “\(query)”."
        } else {
            noMatches.isHidden = true
        }
    }
}
