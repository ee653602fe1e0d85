// SPDX-License-Identifier: MIT

import RxKernel

/// Rows by index, of which some may not be loaded yet: the source of a list that is longer than what is kept in memory.
///
/// A list asks for the rows that it shows. ``PagedRowCache`` conforms, and so does a ``PagedCollectionController`` of rows with an
/// identity. Conform to read rows in another way. Main thread only.
@preconcurrency @MainActor
public protocol PagedRows<Item>: AnyObject {
    /// The type of the rows.
    associatedtype Item
    /// How many rows there are, as far as it is known.
    var count: Int { get }
    /// Returns the row at `index`, or nil if it is not loaded: show a placeholder. Asking for a row loads it, and those around it;
    /// ``changes`` says when it is there, never before this returns.
    func row(at index: Int) -> Item?
    /// What has changed. ``count`` and ``row(at:)`` are up to date when an element is sent.
    var changes: Observable<RowsChange> { get }
    /// The error with which the row at `index` could not be loaded: show it with a button that calls ``retry(at:)``.
    func error(at index: Int) -> (any Error)?
    /// Loads the row at `index` again, if that has failed.
    func retry(at index: Int)
}

extension PagedRows {
    /// No row fails.
    public func error(at index: Int) -> (any Error)? { nil }
    /// Does nothing.
    public func retry(at index: Int) {}
}

/// A change of ``PagedRows``.
public enum RowsChange: Hashable, Sendable {
    /// All rows are others.
    case reset
    /// Rows were removed and inserted. Each change applies to the rows that the previous ones have left.
    case spliced([RowSplice])
    /// The rows at these indices have another content, or have been loaded.
    case updated(Range<Int>)
}
