// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

package final class FriendsViewModel: RxViewModel {
    private let id: Contact.ID
    private let store: ContactStore

    init(of id: Contact.ID, store: ContactStore) {
        self.id = id
        self.store = store
    }

    var title: Observable<String> {
        store.contactChanges(id).catchAndReturn(nil).map { $0.map { "Friends of \($0.name)" } ?? "Friends" }
    }

    var friends: Observable<[ContactSummary]> { store.friendList(of: id).catchAndReturn([]) }

    func open(_ contact: ContactSummary) { steps.accept(FriendsStep.profile(contact.id)) }

    func photo(of contact: ContactSummary) -> Single<ImageData?> { store.photo(of: contact) }
}

final class FriendsViewController: RxViewController<FriendsViewModel> {
    private lazy var list = ListView<ContactSummary>(
        cell: { [unowned self] in ContactCell(photo: viewModel.photo(of:)) }
    ).with { $0.accessibilityLabel = "Friends" }

    override func subviews() -> [any View] {
        [ScrollView(list, maximumContentWidth: 640).with { $0.expandsVertically = true }]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.title.subscribe(onNext: { [unowned self] in title = $0 }),
            viewModel.friends.bind(to: list.rx.items),
            list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
        ]
    }
}
