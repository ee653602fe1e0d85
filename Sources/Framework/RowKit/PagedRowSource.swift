// SPDX-License-Identifier: MIT

public import RxKernel

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
                    return splices.map { .spliced($0) }
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
