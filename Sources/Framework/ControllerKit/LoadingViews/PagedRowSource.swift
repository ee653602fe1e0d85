// SPDX-License-Identifier: MIT

public import RxKernel
public import StateKit
public import ViewKit

/// Paged rows as the source of a list, as the function `show` of a collection creates it. It retains the rows. Main thread only.
/// ```swift
/// list.source = PagedRowSource(rows)
/// ```
@preconcurrency @MainActor public final class PagedRowSource<Item: Identifiable & Equatable>: RowSource {
    /// The rows.
    public let rows: any PagedRows<Item>

    /// Creates a source of `rows`.
    public init(_ rows: any PagedRows<Item>) { self.rows = rows }

    public var count: Int { rows.count }

    public func item(at index: Int) -> Item? { rows.row(at: index) }

    public var changes: Observable<[RowChange]> {
        .deferred { [rows] in
            // A reset replaces all previous rows.
            var count = rows.count
            return rows.changes.map { [rows] change in
                switch change {
                case .reset:
                    let old = count
                    count = rows.count
                    return [.spliced(ListSplice(position: 0, removed: old, added: count))]
                case .spliced(let splices):
                    count = rows.count
                    return splices.map {
                        .spliced(ListSplice(position: $0.position, removed: $0.removed, added: $0.added))
                    }
                case .updated(let range): return [.updated(range)]
                }
            }
        }
    }

    /// Reads a row, which loads the rows around it.
    public func willShow(_ range: Range<Int>) {
        for row in [range.first, range.last].compactMap(\.self) { _ = rows.row(at: row) }
    }
}

extension CollectionView {
    /// Shows rows that are loaded page by page, and retains them.
    ///
    /// ```swift
    /// list.show(PagedRowCache(pageSize: 100) { [store] range in store.packages(range) })
    /// ```
    public func show(_ rows: any PagedRows<Item>) { source = PagedRowSource(rows) }
}
