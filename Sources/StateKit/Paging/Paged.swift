// SPDX-License-Identifier: MIT

/// A page of data, and how much there is in all.
///
/// The request of a ``PagedCollectionController`` returns one. Give the counts that the source returns; without any of them the page is
/// taken for the last one.
///
/// ```swift
/// Paged(data: messages, itemsCount: total, pagesCount: (total + 19) / 20)
/// ```
public struct Paged<T> {
    /// The data; nil is the same as none.
    public let data: T?
    /// How many items the source has.
    public let itemsCount: Int?
    /// How many pages the source has.
    public let pagesCount: Int?

    /// Creates a page.
    public init(data: T?, itemsCount: Int? = nil, pagesCount: Int? = nil) {
        self.data = data
        self.itemsCount = itemsCount
        self.pagesCount = pagesCount
    }

    /// Returns the same page with those values that are not nil.
    public func copy(data: T? = nil, itemsCount: Int? = nil, pagesCount: Int? = nil) -> Paged {
        Paged(
            data: data ?? self.data, itemsCount: itemsCount ?? self.itemsCount,
            pagesCount: pagesCount ?? self.pagesCount)
    }
}

extension Paged: Sendable where T: Sendable {}
extension Paged: Equatable where T: Equatable {}

/// A page of data of a source that names the next page by a cursor.
public struct CursorPage<T, Cursor> {
    /// The data.
    public let data: T
    /// The cursor of the next page; nil for the last page.
    public let next: Cursor?
    /// How many items the source has, if it says so.
    public let itemsCount: Int?

    /// Creates a page.
    public init(data: T, next: Cursor?, itemsCount: Int? = nil) {
        self.data = data
        self.next = next
        self.itemsCount = itemsCount
    }
}

extension CursorPage: Sendable where T: Sendable, Cursor: Sendable {}
extension CursorPage: Equatable where T: Equatable, Cursor: Equatable {}

/// What a list asks for rows that are loaded page by page. A ``PagedCollectionController`` conforms, and so may a controller that passes
/// the calls on to its view model.
@preconcurrency @MainActor
public protocol PagedDataSource: AnyObject {
    /// Loads the first page again. The list calls it when the user refreshes it.
    func refreshData()
    /// Loads the next page. The list calls it when the user comes near the last row.
    func loadMore()
    /// Loads the page again that has failed. The list calls it when the user presses the button beside the error.
    func retry()
}

extension PagedDataSource {
    /// Calls ``loadMore()``, which requests the page that has failed.
    public func retry() { loadMore() }
}
