// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The contacts that match what is searched for.
package final class ContactListViewModel: RxViewModel {
    private let store: ContactStore
    private let settings: Settings
    private let query = BehaviorRelay(value: "")

    package init(store: ContactStore, settings: Settings) {
        self.store = store
        self.settings = settings
    }

    var contacts: Observable<[ContactSummary]> {
        Observable.combineLatest(query, settings.order)
            .flatMapLatest { [store] query, order in
                store.contactList(matching: query, by: order).catchAndReturn([])
            }
    }

    /// What to say in place of the list, where there is nothing in it.
    var emptiness: Observable<Emptiness?> {
        contacts.map { [query] contacts in
            guard contacts.isEmpty else { return nil }
            return query.value.isEmpty ? .noContacts : .noMatches(query.value)
        }
        .distinctUntilChanged()
    }

    func search(_ text: String) { query.accept(text) }
    func open(_ contact: ContactSummary) { steps.accept(ContactsStep.contact(contact.id)) }
    func add() { steps.accept(ContactsStep.newContact) }
    func importCards() { steps.accept(ContactsStep.chooseImport) }
    func exportCards() { steps.accept(ContactsStep.chooseExport) }

    func photo(of contact: ContactSummary) -> ImageData? { store.photo(of: contact) }

    enum Emptiness: Equatable {
        case noContacts
        case noMatches(String)
    }
}
