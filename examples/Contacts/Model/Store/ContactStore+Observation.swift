// SPDX-License-Identifier: MIT

import RxKernel

extension ContactStore {
    /// The friends of a contact, now and after each change; see `contactChanges`.
    package func friendList(
        of id: Contact.ID, by order: ContactOrder = .givenName
    ) -> Observable<[ContactSummary]> {
        observe { store in try store.friends(of: id, by: order) }
    }

    /// The contact with an id, now and after each change of it; nil once it is deleted.
    ///
    /// Subscribe on the main thread. It is read in the background and delivered on the main thread. Ends with a `ContactStoreError` if the
    /// database fails; subscribe again to try again.
    package func contactChanges(_ id: Contact.ID) -> Observable<Contact?> {
        observe { store in try store.contact(id) }
    }

    /// Sends on the main thread when contacts have changed.
    package var changed: Observable<Void> { changes.observe(on: MainScheduler.instance) }

    /// Makes all observers read again. Call it when another program may have changed the file, for example when a window becomes active.
    package func refresh() { changes.onNext(()) }

    /// The latest result of a query. A result that is outdated by a newer change is not delivered.
    private func observe<Value: Equatable & Sendable>(
        _ read: @escaping @Sendable (ContactStore) throws -> Value
    ) -> Observable<Value> {
        changed.startWith(()).flatMapLatest { self.query(read) }.distinctUntilChanged()
    }
}
