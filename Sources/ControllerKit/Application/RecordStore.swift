// SPDX-License-Identifier: MIT

import FlowKit

/// Where a session keeps the record of its navigation.
@MainActor package struct RecordStore {
    /// Returns the record of an earlier session; nil if there is none.
    package let load: @MainActor () -> FlowRecord?
    /// Keeps a new record. One that cannot be kept is ignored.
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
