// SPDX-License-Identifier: MIT

public import RxKernel

/// Rows that are read by their index, such as the pages of a query. The list creates nothing whose size grows with the number of rows.
///
/// Use an array (`CollectionView.items`) for items that fit in memory.
///
/// ```swift
/// final class Numbers: RowSource {
///     let count = 1_000_000
///     let changes = Observable<[RowChange]>.never()
///     func item(at index: Int) -> Letter? { Letter(id: index) }
/// }
/// list.source = Numbers()
/// ```
/// The user moves rows if `CollectionView.isReorderable` is true: the observer of `rx.itemMoved` moves the
/// item in the source, which then sends the changes.
///
/// A list retains its source, and subscribes to ``changes`` until it gets another source or other items. Main thread only.
@preconcurrency @MainActor public protocol RowSource<Item>: AnyObject {
    /// The type of the items.
    associatedtype Item: Identifiable & Equatable

    /// The number of rows.
    var count: Int { get }
    /// Returns the item of a row; nil if it is not loaded yet, so that the row is a placeholder. Called for
    /// visible rows and a few rows near them.
    func item(at index: Int) -> Item?
    /// Sends changes, in the order in which they were made. ``count`` and ``item(at:)`` must already return the new values then.
    var changes: Observable<[RowChange]> { get }
    /// Called when other rows become visible, with these rows and some rows before and after them, so that the source can load them.
    func willShow(_ rows: Range<Int>)
    /// Returns the first row at or after `index` whose text begins with `prefix`, for the search by typing; nil for none.
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
    /// The rows show other items, for example because these were loaded.
    case updated(Range<Int>)
}
