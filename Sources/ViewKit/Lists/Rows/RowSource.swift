// SPDX-License-Identifier: MIT

public import RxKernel

/// Rows that are read by their index, such as the pages of a query: nothing of the size of the data is ever built.
///
/// Use an array for what fits in memory: ``CollectionView/items``.
///
/// ```swift
/// final class Numbers: RowSource {
///     let count = 1_000_000
///     let changes = Observable<[RowChange]>.never()
///     func item(at index: Int) -> Number? { Number(id: index) }
/// }
/// list.source = Numbers()
/// ```
/// A list retains its source, and subscribes to ``changes`` while it shows it. Main thread only.
@preconcurrency @MainActor public protocol RowSource<Item>: AnyObject {
    /// The type of the items.
    associatedtype Item: Identifiable & Equatable

    /// The number of rows.
    var count: Int { get }
    /// The item of a row; nil if it is not loaded yet: then the row is a placeholder. Called for rows in sight and a few beside them.
    func item(at index: Int) -> Item?
    /// The changes, in the order in which they were made. When they are sent, ``count`` and ``item(at:)`` are the new ones.
    var changes: Observable<[RowChange]> { get }
    /// Called before the user sees these rows, with some rows before and after them, so that the source can load them.
    func willShow(_ rows: Range<Int>)
    /// The first row at or after `index` whose text begins with `prefix`, for the search by typing; nil for none.
    func row(beginningWith prefix: String, from index: Int) -> Int?
}

extension RowSource {
    /// Loads nothing in advance.
    public func willShow(_ rows: Range<Int>) {}
    /// Finds nothing.
    public func row(beginningWith prefix: String, from index: Int) -> Int? { nil }
}

/// A change of a ``RowSource``.
public enum RowChange: Sendable, Codable, Equatable {
    /// Rows were removed and inserted.
    case spliced(ListSplice)
    /// Rows show another item than before, for instance since it was loaded.
    case updated(Range<Int>)
}
