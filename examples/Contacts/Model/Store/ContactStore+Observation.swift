// SPDX-License-Identifier: MIT

import RxKernel

extension ContactStore {
    /// What `contacts(matching:by:)` gives, now and after every change.
    ///
    /// Subscribe on the main thread. Changes made there are delivered before the call that makes them returns, unless
    /// `MainScheduler` has other work waiting; those of other threads follow as soon as the main thread is free. Ends with a `ContactStoreError` if the database fails;
    /// subscribe again to try again.
    package func contactList(
        matching query: String = "", by order: ContactOrder = .givenName
    ) -> Observable<[ContactSummary]> {
        observe { store in try store.contacts(matching: query, by: order) }
    }

    /// What `friends(of:by:)` gives, now and after every change; see `contactList`.
    package func friendList(
        of id: Contact.ID, by order: ContactOrder = .givenName
    ) -> Observable<[ContactSummary]> {
        observe { store in try store.friends(of: id, by: order) }
    }

    /// The contact with an id, now and after every change of it; nothing once it is deleted. See `contactList`.
    package func contactChanges(_ id: Contact.ID) -> Observable<Contact?> {
        observe { store in try store.contact(id) }
    }

    /// Has everybody who observes read again: for when another program may have changed the file, as when a window comes
    /// to the front.
    package func refresh() {
        _ = MainScheduler.instance.schedule(()) { [changes] in
            changes.onNext(())
            return Disposables.create()
        }
    }

    private func observe<Value: Equatable>(
        _ read: @escaping (ContactStore) throws -> Value
    ) -> Observable<Value> {
        changes.startWith(()).map { try read(self) }.distinctUntilChanged()
    }
}
