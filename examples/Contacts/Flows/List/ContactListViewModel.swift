// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The contacts that match the search.
///
/// A change of the search is one query: 150 milliseconds after the last key, in the background. A result is shown only if it belongs to the
/// latest search.
package final class ContactListViewModel: RxViewModel {
    let rows: ContactRows
    let state = BehaviorRelay(value: State.loading)

    private let query = BehaviorRelay(value: "")
    private let retries = PublishRelay<Void>()
    private let photo: (ContactSummary) -> Single<ImageData?>
    private var shownQuery: String?

    package convenience init(store: ContactStore, settings: Settings) {
        self.init(
            rows: ContactRows(store: store), order: settings.order, changed: store.changed,
            photo: store.photo(of:)
        ) { request in
            store.query {
                try $0.listing(
                    matching: request.query, by: request.order, after: request.shownIDs,
                    isSameQuery: request.isShown)
            }
        }
    }

    /// - Parameters:
    ///   - rows: the rows of the list.
    ///   - order: the order of the contacts.
    ///   - changed: sends when contacts have changed.
    ///   - scheduler: the clock by which a search waits for the user to stop typing.
    ///   - photo: returns the picture of a contact.
    ///   - find: returns the contacts that match a query.
    init(
        rows: ContactRows, order: Observable<ContactOrder>, changed: Observable<Void>,
        scheduler: any SchedulerType = MainScheduler.instance,
        photo: @escaping (ContactSummary) -> Single<ImageData?> = { _ in .just(nil) },
        find: @escaping (Request) -> Single<ContactListing>
    ) {
        self.rows = rows
        self.photo = photo
        super.init()
        // All contacts are shown at once: at the start, and when the search is cleared.
        let queries = query.flatMapLatest { text -> Observable<String> in
            text.isEmpty
                ? .just(text) : Observable.just(text).delay(.milliseconds(150), scheduler: scheduler)
        }
        .distinctUntilChanged()
        let requests = Observable.combineLatest(
            queries, order, Observable.merge(changed, retries.asObservable()).startWith(()))
        requests
            .map { [unowned self] query, order, _ in request(query, order) }
            .flatMapLatest { request in
                find(request).asObservable().map { (request, Result.success($0)) }
                    .catch { .just((request, .failure($0))) }
            }
            .subscribe(onNext: { [unowned self] request, result in show(result, of: request) })
            .disposed(by: disposeBag)
    }

    private var shownOrder: ContactOrder?

    private func request(_ query: String, _ order: ContactOrder) -> Request {
        Request(
            query: query, order: order, shownIDs: rows.ids,
            isShown: query == shownQuery && order == shownOrder)
    }

    private func show(_ result: Result<ContactListing, any Error>, of request: Request) {
        switch result {
        case .success(let listing):
            (shownQuery, shownOrder) = (request.query, request.order)
            rows.show(listing)
            state.accept(.shown(query: request.query, count: listing.ids.count, isNew: !request.isShown))
        case .failure(let error):
            state.accept(.failed("\(error)"))
        }
    }

    /// The message that is shown instead of the list while the list is empty.
    var emptiness: Observable<Emptiness?> {
        state.map { state in
            switch state {
            case .loading: .loading
            case .failed(let message): .failed(message)
            case .shown("", 0, _): .noContacts
            case .shown(let query, 0, _): .noMatches(query)
            case .shown: nil
            }
        }
        .distinctUntilChanged()
    }

    var searchText: Observable<String> { query.distinctUntilChanged() }

    /// Whether a result is that of the latest search.
    func isLatest(_ query: String) -> Bool { query == self.query.value }

    func search(_ text: String) { query.accept(text) }
    func retry() { retries.accept(()) }
    func open(_ contact: ContactSummary) { steps.accept(ContactsStep.contact(contact.id)) }
    func edit(_ id: Contact.ID) { steps.accept(ContactsStep.edit(id)) }
    func add() { steps.accept(ContactsStep.newContact(ContactPrefill())) }
    func delete(_ ids: [Contact.ID]) { if !ids.isEmpty { steps.accept(ContactsStep.delete(ids)) } }
    func importCards() { steps.accept(ContactsStep.chooseImport) }
    /// Exports contacts; all of them if `ids` is empty.
    func exportCards(_ ids: [Contact.ID] = [], version: VCardVersion = .v4) {
        steps.accept(ContactsStep.chooseExport(ids, version))
    }

    func photo(of contact: ContactSummary) -> Single<ImageData?> { photo(contact) }

    /// A request for the contacts that match a query.
    struct Request: Sendable {
        let query: String
        let order: ContactOrder
        /// The contacts that the list shows.
        let shownIDs: [Contact.ID]
        /// Whether the list shows the result of the same query.
        let isShown: Bool
    }

    enum State: Equatable {
        case loading
        /// The list shows the result of a query. It is new if the result before it was that of another query.
        case shown(query: String, count: Int, isNew: Bool)
        case failed(String)
    }

    enum Emptiness: Equatable {
        case loading
        case noContacts
        case noMatches(String)
        case failed(String)
    }
}

/// The text of the search is restored after the application was killed.
extension ContactListViewModel: Restorable {
    package var restorableState: Observable<String> { searchText }
    package func restore(_ text: String) { search(text) }
}
