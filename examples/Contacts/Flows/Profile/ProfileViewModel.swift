// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The events that a profile and its parts exchange.
enum ProfileEvent {
    /// From the profile: the contact, and each change of it.
    static let contact = RxControllerEvent.identifier(of: Contact.self)
    /// From a part: whether the contact is a favourite.
    static let favourite = RxControllerEvent.identifier(of: Bool.self, cached: false)
}

/// The current state of one contact of the address book.
package final class ProfileViewModel: RxViewModel {
    let id: Contact.ID

    private let store: ContactStore
    private let contact = BehaviorRelay<Contact?>(value: nil)
    private let isGone = BehaviorRelay(value: false)
    private let friendCount = BehaviorRelay(value: 0)

    init(_ id: Contact.ID, store: ContactStore) {
        self.id = id
        self.store = store
        super.init()

        store.contactChanges(id).catch { _ in .never() }
            .subscribe(onNext: { [unowned self] in show($0) })
            .disposed(by: disposeBag)
        store.friendList(of: id).catchAndReturn([]).map { $0.count }
            .bind(to: friendCount)
            .disposed(by: disposeBag)
        events.value(of: ProfileEvent.favourite)
            .subscribe(onNext: { [unowned self] in setFavourite($0) })
            .disposed(by: disposeBag)
    }

    private func show(_ contact: Contact?) {
        guard let contact else { return isGone.accept(true) }
        self.contact.accept(contact)
        events.accept(ProfileEvent.contact.event(contact))
    }

    /// The contact was deleted, here or elsewhere: its profile leaves the screen.
    package override func readyToEmitSteps() {
        isGone.filter { $0 }.take(1)
            .subscribe(onNext: { [unowned self] _ in steps.accept(ProfileStep.isGone) })
            .disposed(by: disposeBag)
    }

    var name: Observable<String> { contact.compactMap { $0?.name } }

    var notes: Observable<String> { contact.compactMap { $0?.notes } }

    var friendsTitle: Observable<String> {
        friendCount.map { $0 == 1 ? "1 Friend" : "\($0) Friends" }
    }

    var hasFriends: Observable<Bool> { friendCount.map { $0 > 0 } }

    func showFriends() { steps.accept(ProfileStep.friends) }
    func edit() { if let contact = contact.value { steps.accept(ProfileStep.edit(contact)) } }
    /// The flow of the address book deletes the contact, since it can undo the deletion. The step is passed up to that flow.
    func delete() { steps.accept(ContactsStep.delete([id])) }

    private func setFavourite(_ isFavourite: Bool) {
        guard let contact = contact.value, contact.isFavourite != isFavourite else { return }
        store.change { try $0.update(contact.id) { $0.isFavourite = isFavourite } }
            .subscribe(onFailure: { [weak self] error in
                self?.steps.accept(
                    ContactsStep.notice(.failure("\(contact.name) could not be saved", "\(error)")))
            })
            .disposed(by: disposeBag)
    }
}
