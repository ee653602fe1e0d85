// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import RxKernel

extension ContactStore {
    /// What `contacts(matching:by:)` gives, now and after every change.
    ///
    /// Subscribe on the main thread. Changes made there are delivered before the call that makes them returns; those of
    /// other threads follow as soon as the main thread is free. Ends with a `ContactStoreError` if the database fails;
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
        if isOnMainQueue {
            changes.onNext(())
        } else {
            DispatchQueue.main.async { [changes] in changes.onNext(()) }
        }
    }

    private func observe<Value: Equatable>(
        _ read: @escaping (ContactStore) throws -> Value
    ) -> Observable<Value> {
        changes.startWith(()).map { try read(self) }.distinctUntilChanged()
    }
}

private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

/// Whether this is the main thread, or another that serves the main queue in its place, as in a program without a loop.
private var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
}
