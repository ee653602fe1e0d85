// SPDX-License-Identifier: MIT

import FlowKit

/// The store of the navigation record of a session.
@MainActor package struct RecordStore {
    /// Returns the record of an earlier session; nil if there is none.
    package let load: @MainActor () -> FlowRecord?
    /// Saves a record. A record that cannot be saved is ignored.
    package let save: @MainActor (FlowRecord) -> Void
    /// Called when the last window was closed: there is nothing to restore.
    package let remove: @MainActor () -> Void

    /// Creates a store from its functions.
    package init(
        load: @escaping @MainActor () -> FlowRecord?, save: @escaping @MainActor (FlowRecord) -> Void,
        remove: @escaping @MainActor () -> Void
    ) {
        self.load = load
        self.save = save
        self.remove = remove
    }
}
