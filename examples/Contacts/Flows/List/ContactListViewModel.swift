// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The contacts that match what is searched for.
package final class ContactListViewModel: RxViewModel {
    private let query = BehaviorRelay(value: "")
    private let results: Observable<Results>
    private let photo: (ContactSummary) -> Single<ImageData?>

    package convenience init(store: ContactStore, settings: Settings) {
        self.init(order: settings.order, photo: store.photo(of:)) {
            store.contactList(matching: $0, by: $1)
        }
    }

    /// - Parameters:
    ///   - order: the order of the contacts.
    ///   - scheduler: the clock by which a search waits for the user to stop typing.
    ///   - photo: returns the picture of a contact.
    ///   - list: returns the contacts that match a query, now and after every change.
    init(
        order: Observable<ContactOrder>, scheduler: any SchedulerType = MainScheduler.instance,
        photo: @escaping (ContactSummary) -> Single<ImageData?> = { _ in .just(nil) },
        list: @escaping (String, ContactOrder) -> Observable<[ContactSummary]>
    ) {
        self.photo = photo
        // All contacts are shown at once: at the start, and when the search is cleared.
        let queries = query.flatMapLatest { text -> Observable<String> in
            text.isEmpty
                ? .just(text) : Observable.just(text).delay(.milliseconds(150), scheduler: scheduler)
        }
        .distinctUntilChanged()
        results = Observable.combineLatest(queries, order)
            .flatMapLatest { query, order in
                list(query, order).catchAndReturn([]).map { Results(query: query, contacts: $0) }
            }
            .share(replay: 1, scope: .whileConnected)
    }

    var contacts: Observable<[ContactSummary]> { results.map { $0.contacts } }

    /// What to say in place of the list, where there is nothing in it.
    var emptiness: Observable<Emptiness?> {
        results.map { results in
            guard results.contacts.isEmpty else { return nil }
            return results.query.isEmpty ? .noContacts : .noMatches(results.query)
        }
        .distinctUntilChanged()
    }

    func search(_ text: String) { query.accept(text) }
    func open(_ contact: ContactSummary) { steps.accept(ContactsStep.contact(contact.id)) }
    func add() { steps.accept(ContactsStep.newContact) }
    func importCards() { steps.accept(ContactsStep.chooseImport) }
    func exportCards() { steps.accept(ContactsStep.chooseExport) }

    func photo(of contact: ContactSummary) -> Single<ImageData?> { photo(contact) }

    enum Emptiness: Equatable {
        case noContacts
        case noMatches(String)
    }

    /// The contacts that match a query.
    private struct Results {
        let query: String
        let contacts: [ContactSummary]
    }
}
