// SPDX-License-Identifier: MIT

import RxKernel

/// The rows that have been loaded, for a list that shows ``PagedRows``: they are all there, and the ones near the end load the next page.
extension PagedCollectionController: PagedRows where Data: Identifiable & Equatable {
    /// How many rows have been loaded.
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

    /// What has changed from one state to the next, as ``ListChanges`` finds it.
    public var changes: Observable<RowsChange> {
        .create { [relay] observer in
            var shown = relay.value.data ?? []
            return relay.subscribe(onNext: { state in
                let new = state.data ?? []
                // Arrays that share their storage are equal without a look at their rows.
                guard new != shown else { return }
                let changes = ListChanges(from: shown, to: new)
                shown = new
                if !changes.splices.isEmpty { observer.onNext(.spliced(changes.splices)) }
                for range in changes.updatedRanges { observer.onNext(.updated(range)) }
            })
        }
    }
}

extension ListChanges {
    /// The rows that are updated, as ranges of indices in the new list.
    var updatedRanges: [Range<Int>] {
        updates.reduce(into: []) { ranges, update in
            if ranges.last?.upperBound == update.to {
                ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<update.to + 1
            } else {
                ranges.append(update.to..<update.to + 1)
            }
        }
    }
}
