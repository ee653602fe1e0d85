// SPDX-License-Identifier: MIT

/// A page of data, and the total numbers of items and pages.
///
/// The request of a ``PagedCollectionController`` returns one. Set the counts that the source returns. If
/// both are nil, a numbered page is the last one.
///
/// ```swift
/// Paged(data: messages, itemsCount: total, pagesCount: (total + 19) / 20)
/// ```
public struct Paged<T> {
    /// The data; nil is the same as no data.
    public let data: T?
    /// The total number of items; nil if it is not known.
    public let itemsCount: Int?
    /// The total number of pages; nil if it is not known.
    public let pagesCount: Int?

    /// Creates a page.
    public init(data: T?, itemsCount: Int? = nil, pagesCount: Int? = nil) {
        self.data = data
        self.itemsCount = itemsCount
        self.pagesCount = pagesCount
    }

    /// Returns the same page, with the parameters that are not nil as its new values.
    public func copy(data: T? = nil, itemsCount: Int? = nil, pagesCount: Int? = nil) -> Paged {
        Paged(
            data: data ?? self.data, itemsCount: itemsCount ?? self.itemsCount,
            pagesCount: pagesCount ?? self.pagesCount)
    }
}

extension Paged: Sendable where T: Sendable {}
extension Paged: Equatable where T: Equatable {}

/// A page of data of a source that identifies the next page by a cursor.
/// ```swift
/// let last = CursorPage(data: letters, next: nil as String?)
/// ```
public struct CursorPage<T, Cursor> {
    /// The data.
    public let data: T
    /// The cursor of the next page; nil for the last page.
    public let next: Cursor?
    /// The total number of items; nil if it is not known.
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

/// The object that loads the rows of a list page by page. A ``PagedCollectionController`` conforms. A view
/// controller can conform, and forward the calls to its view model.
/// ```swift
/// final class LetterListController: ViewController, PagedDataSource {
///     private let letters: PagedCollectionController<Letter>
///
///     init(_ letters: PagedCollectionController<Letter>) { self.letters = letters }
///
///     func refreshData() { letters.refreshData() }
///     func loadMore() { letters.loadMore() }
/// }
/// ```
@preconcurrency @MainActor
public protocol PagedDataSource: AnyObject {
    /// Loads the first page again. The list calls it when the user refreshes it.
    func refreshData()
    /// Loads the next page. The list calls it when the user scrolls near the last row.
    func loadMore()
    /// Requests the failed page again. The list calls it when the user presses the button beside the error.
    func retry()
}

extension PagedDataSource {
    /// Calls ``loadMore()``, which requests the failed page again.
    public func retry() { loadMore() }
}
