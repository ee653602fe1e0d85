// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// A contact, with a child controller for each part: photo, name and numbers.
final class ProfileViewController: RxViewController<ProfileViewModel> {
    private lazy var photoContainer = Box()
    private lazy var nameContainer = Box()
    private lazy var numbersContainer = Box()
    private lazy var notesLabel = Label(wraps: true).with { $0.isSelectable = true }
    private lazy var notesBox = Box(.vertical, spacing: 6, [Label("Notes", style: .caption), notesLabel]).with
    {
        $0.styleClasses = ["card"]
    }
    private lazy var friendsButton = Button("Friends", icon: "system-users-symbolic", style: .link)
    private lazy var editButton = Button("Edit", style: .flat).with { $0.tooltip = "Edit (Ctrl+E)" }
    private lazy var deleteButton = Button("Delete Contact", style: .destructive).with {
        $0.horizontalAlignment = .center
        $0.margins = Insets(top: 12)
    }

    override init(viewModel: ProfileViewModel) {
        super.init(viewModel: viewModel)
        navigationItem.trailing = [editButton]
        actions = [
            Action("contact.edit", title: "Edit", shortcuts: ["<Primary>e"]) { [unowned self] in
                self.viewModel.edit()
            },
            Action("contact.delete", title: "Delete", shortcuts: ["<Primary>Delete"]) { [unowned self] in
                self.viewModel.delete()
            },
            Action("contact.friends", title: "Friends", shortcuts: ["<Primary><Shift>f"]) { [unowned self] in
                self.viewModel.showFriends()
            },
        ]
    }

    override func subviews() -> [any View] {
        let page = Box(
            .vertical, spacing: 18,
            [photoContainer, nameContainer, numbersContainer, notesBox, friendsButton, deleteButton])
        page.margins = Insets(horizontal: 18, vertical: 24)
        return [ScrollView(page, maximumContentWidth: 560).with { $0.expandsVertically = true }]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(PhotoViewController(viewModel: PhotoViewModel()), to: photoContainer)
        addChild(NameViewController(viewModel: NameViewModel()), to: nameContainer)
        addChild(NumbersViewController(viewModel: NumbersViewModel()), to: numbersContainer)
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.name.subscribe(onNext: { [unowned self] in title = $0 }),
            viewModel.notes.bind(to: notesLabel.rx.text),
            viewModel.notes.map { $0.isEmpty }.bind(to: notesBox.rx.isHidden),
            viewModel.friendsTitle.bind(to: friendsButton.rx.title),
            viewModel.hasFriends.map { !$0 }.bind(to: friendsButton.rx.isHidden),
            friendsButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.showFriends() }),
            editButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.edit() }),
            deleteButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.delete() }),
        ]
    }
}
