// SPDX-License-Identifier: MIT

public import RxKernel

/// A source of rows by index, of which some may not be loaded: for a list that is too long to keep all rows in memory.
///
/// A list calls ``row(at:)`` for the rows that it shows. `PagedRowCache` conforms, and so does a
/// `PagedCollectionController` whose rows are `Identifiable`. Conform to load rows in another way.
/// **Threading**: the main thread only.
/// ```swift
/// final class Numbers: PagedRows {
///     let count = 1_000_000
///     let changes = Observable<RowsChange>.never()
///
///     func row(at index: Int) -> Letter? { Letter(id: index) }
/// }
/// ```
@preconcurrency @MainActor
public protocol PagedRows<Item>: AnyObject {
    /// The type of the rows.
    associatedtype Item
    /// The number of rows, as far as it is known.
    var count: Int { get }
    /// Returns the row at `index`, or nil if it is not loaded; show a placeholder then. Calling it loads the row, and the rows around it.
    /// ``changes`` emits an element when the row is loaded, never before this function returns.
    func row(at index: Int) -> Item?
    /// The changes of the rows. ``count`` and ``row(at:)`` are up to date when an element is emitted.
    var changes: Observable<RowsChange> { get }
    /// Returns the error if the row at `index` could not be loaded, otherwise nil. Show it with a button that calls ``retry(at:)``.
    func error(at index: Int) -> (any Error)?
    /// Loads the row at `index` again if it could not be loaded.
    func retry(at index: Int)
}

extension PagedRows {
    /// Returns nil.
    public func error(at index: Int) -> (any Error)? { nil }
    /// Does nothing.
    public func retry(at index: Int) {}
}

/// A change of ``PagedRows``.
/// ```swift
/// relay.accept(.spliced([ListSplice(position: 0, removed: 0, added: 1)]))
/// ```
public enum RowsChange: Hashable, Sendable {
    /// All rows were replaced.
    case reset
    /// Rows were removed and inserted. Each change applies to the result of the previous ones.
    case spliced([ListSplice])
    /// The content of the rows at these indices has changed, or they were loaded.
    case updated(Range<Int>)
}
