// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// What a profile and its parts tell each other.
enum ProfileEvent {
    /// From the profile: the contact, and each change of it.
    static let contact = RxControllerEvent.identifier(of: Contact.self)
    /// From a part: whether the contact is a favourite.
    static let favourite = RxControllerEvent.identifier(of: Bool.self, cached: false)
}

/// One contact of the address book, as it is now.
package final class ProfileViewModel: RxViewModel {
    let id: Contact.ID

    private let store: ContactStore
    private let contact = BehaviorRelay<Contact?>(value: nil)

    init(_ id: Contact.ID, store: ContactStore) {
        self.id = id
        self.store = store
        super.init()

        store.contactChanges(id).catch { _ in .never() }.bind(to: contact).disposed(by: disposeBag)
        contact.compactMap { $0 }.subscribe(onNext: { [unowned self] in
            events.accept(ProfileEvent.contact.event($0))
        })
        .disposed(by: disposeBag)
        events.value(of: ProfileEvent.favourite)
            .subscribe(onNext: { [unowned self] in setFavourite($0) })
            .disposed(by: disposeBag)
    }

    /// The contact was deleted, here or elsewhere; nobody is to look at a profile that is gone.
    package override func readyToEmitSteps() {
        contact.filter { $0 == nil }.take(1)
            .subscribe(onNext: { [unowned self] _ in steps.accept(ProfileStep.isGone) })
            .disposed(by: disposeBag)
    }

    var name: Observable<String> { contact.compactMap { $0?.name } }

    var notes: Observable<String> { contact.compactMap { $0?.notes } }

    var friendsTitle: Observable<String> {
        contact.compactMap { [store] contact in
            guard let contact else { return nil }
            let count = (try? store.friends(of: contact.id).count) ?? 0
            return count == 0 ? nil : count == 1 ? "1 Friend" : "\(count) Friends"
        }
    }

    var hasFriends: Observable<Bool> {
        contact.compactMap { [store] contact in
            contact.map { (try? store.friends(of: $0.id).isEmpty) == false }
        }
    }

    func showFriends() { steps.accept(ProfileStep.friends) }
    func edit() { if let contact = contact.value { steps.accept(ProfileStep.edit(contact)) } }
    func delete() { if let contact = contact.value { steps.accept(ProfileStep.confirmDelete(contact)) } }

    private func setFavourite(_ isFavourite: Bool) {
        guard var contact = contact.value, contact.isFavourite != isFavourite else { return }
        contact.isFavourite = isFavourite
        try? store.save(contact)
    }
}
