// SPDX-License-Identifier: MIT

import ControllerKit

final class ContactListViewModel: RxViewModel {
    private let store: ContactStore
    init(store: ContactStore) { self.store = store }
    func open(_ id: Contact.ID) { steps.accept(ContactsStep.detail(id)) }
}

final class ContactListViewController: RxViewController<ContactListViewModel> {
    private lazy var list = ListView()
    override func subviews() -> [any View] { [list] }

    override func bind() -> [any Disposable] {
        [list.rx.itemSelected.subscribe(onNext: { [unowned self] in viewModel.open($0) })]
    }
}

final class DetailViewModel: RxViewModel {
    private let contact: BehaviorRelay<Contact>
    init(contact: Contact) { self.contact = BehaviorRelay(value: contact) }
    func close() { steps.accept(ContactsStep.detailIsDone) }
    func delete() { steps.accept(ContactsStep.confirmDelete(contact.value)) }
    func group() { steps.accept(ContactsStep.pickGroup) }
    func edit() { steps.accept(ContactsStep.edit(contact.value.id)) }
}

final class DetailViewController: RxViewController<DetailViewModel> {
    private let nameContainer = Box()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(NameViewController(viewModel: NameViewModel()), to: nameContainer)
    }
}

final class NameViewModel: RxViewModel {}
final class NameViewController: RxViewController<NameViewModel> {}

final class EditViewModel: RxViewModel {
    private let contact: Contact
    init(contact: Contact) { self.contact = contact }
    func save() { steps.accept(EditStep.done(contact)) }
}

final class EditViewController: RxViewController<EditViewModel> {}

/// A collection controller of StateKit shows nothing by itself.
final class ContactPages: PagedCollectionController<Contact> {}
