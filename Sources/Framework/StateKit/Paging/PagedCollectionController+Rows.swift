// SPDX-License-Identifier: MIT

import RowKit
import RxKernel

/// Makes the loaded rows available to a list that shows `PagedRows`. All rows are in memory. Showing a row
/// near the end loads the next page.
extension PagedCollectionController: PagedRows where Data: Identifiable & Equatable {
    /// The number of rows that were loaded.
    public var count: Int { relay.value.data?.count ?? 0 }

    /// Returns the row at `index`. Calls ``rowShown(at:)`` in a later turn of the main queue.
    public func row(at index: Int) -> Data? {
        guard index >= 0, index < count else { return nil }
        if index >= count - prefetchDistance, relay.value.canLoadMore() {
            _ = MainScheduler.asyncInstance.schedule(index) { [weak self] index in
                self?.rowShown(at: index)
                return Disposables.create()
            }
        }
        return relay.value.data?[index]
    }

    /// The changes from each state to the next, computed with `ListChanges`.
    public var changes: Observable<RowsChange> {
        .create { [relay] observer in
            var shown = relay.value.data ?? []
            return relay.subscribe(onNext: { [weak relay] state in
                // An earlier observer of this state may have changed it already.
                let new = (relay?.value ?? state).data ?? []
                // Comparing arrays that share their storage does not compare their rows.
                guard new != shown else { return }
                let changes = ListChanges(from: shown, to: new)
                shown = new
                if !changes.splices.isEmpty { observer.onNext(.spliced(changes.splices)) }
                for range in RowSet(changes.updates.map(\.to)).ranges { observer.onNext(.updated(range)) }
            })
        }
    }
}
