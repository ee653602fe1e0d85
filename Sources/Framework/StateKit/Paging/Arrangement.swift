// SPDX-License-Identifier: MIT

import RxKernel

/// A filter and an order for rows that are in memory.
///
/// Use it for rows that are all in memory. Rows that are loaded page by page have to be filtered and sorted
/// by their source: put the filter and the order into the query, see
/// ``PagedCollectionController/search(_:debounce:scheduler:request:)``.
///
/// ```swift
/// let arrangement = BehaviorRelay(value: Arrangement<Contact>(sortedBy: { $0.name < $1.name }))
/// contacts.arranged(by: arrangement).map { $0.data ?? [] }.bind(to: list.rx.items).disposed(by: bag)
/// ```
/// It is a value. `arranged(by:)` calls its functions on the actor on which it is called.
public struct Arrangement<Row> {
    private let isShown: ((Row) -> Bool)?
    private let areInOrder: ((Row, Row) -> Bool)?

    /// Creates an arrangement that contains the rows for which `isShown` returns true, sorted by `areInOrder`. Rows of equal rank keep the
    /// order in which they were loaded.
    public init(
        filteredBy isShown: ((Row) -> Bool)? = nil, sortedBy areInOrder: ((Row, Row) -> Bool)? = nil
    ) {
        self.isShown = isShown
        self.areInOrder = areInOrder
    }

    /// Returns the filtered and sorted rows.
    public func callAsFunction(_ rows: [Row]) -> [Row] {
        let shown = isShown.map { rows.filter($0) } ?? rows
        return areInOrder.map { shown.sorted(by: $0) } ?? shown
    }
}

extension CollectionState {
    /// Returns the same state with its rows filtered and sorted. Its loading sources and its error stay the same.
    public func arranged(by arrangement: Arrangement<Data>) -> CollectionState {
        copy(newData: data.map { arrangement($0) })
    }
}

extension ObservableConvertibleType {
    /// Returns the states with their rows filtered and sorted by the latest arrangement.
    ///
    /// They are sorted on the actor on which it is called, or with `isolation: nil` where the rows arrive.
    public func arranged<Row, Arrangements: ObservableConvertibleType>(
        by arrangements: Arrangements, isolation caller: (any Actor)? = #isolation,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<CollectionState<Row>>
    where Element == CollectionState<Row>, Arrangements.Element == Arrangement<Row> {
        Observable.combineLatest(
            asObservable(), arrangements.asObservable(), isolation: caller,
            resultSelector: { $0.arranged(by: $1) }, file: file, line: line)
    }
}
