// SPDX-License-Identifier: MIT

import RxKernel

/// How rows are filtered and sorted locally, before they are shown.
///
/// Use it for rows that are all in memory. Rows that are loaded page by page are sorted and filtered by their source: let the query contain
/// what it needs, see ``PagedCollectionController/search(_:debounce:scheduler:request:)``.
///
/// ```swift
/// let arrangement = BehaviorRelay(value: Arrangement<Contact>(sortedBy: { $0.name < $1.name }))
/// contacts.arranged(by: arrangement).map { $0.data ?? [] }.bind(to: list.rx.items).disposed(by: bag)
/// ```
/// It is a value. Its functions are called on the thread on which the rows come.
public struct Arrangement<Row> {
    private let isShown: ((Row) -> Bool)?
    private let areInOrder: ((Row, Row) -> Bool)?

    /// Creates an arrangement that shows the rows for which `isShown` returns true, sorted by `areInOrder`. Rows of equal rank keep the
    /// order in which they were loaded.
    public init(
        filteredBy isShown: ((Row) -> Bool)? = nil, sortedBy areInOrder: ((Row, Row) -> Bool)? = nil
    ) {
        self.isShown = isShown
        self.areInOrder = areInOrder
    }

    /// Returns the rows that are shown, in their order.
    public func callAsFunction(_ rows: [Row]) -> [Row] {
        let shown = isShown.map { rows.filter($0) } ?? rows
        return areInOrder.map { shown.sorted(by: $0) } ?? shown
    }
}

extension CollectionState {
    /// Returns the same state with its rows filtered and sorted. What it loads, and its errors, stay the same.
    public func arranged(by arrangement: Arrangement<Data>) -> CollectionState {
        copy(newData: data.map { arrangement($0) })
    }
}

extension ObservableConvertibleType {
    /// Returns the states with their rows filtered and sorted by the latest arrangement.
    public func arranged<Row, Arrangements: ObservableConvertibleType>(
        by arrangements: Arrangements
    ) -> Observable<CollectionState<Row>>
    where Element == CollectionState<Row>, Arrangements.Element == Arrangement<Row> {
        Observable.combineLatest(asObservable(), arrangements.asObservable()) { $0.arranged(by: $1) }
    }
}
