// SPDX-License-Identifier: MIT

/// A set of rows, stored as ranges of their indices: a million consecutive rows take as much memory as one row.
///
/// ```swift
/// list.selectedRows = [2, 4]
/// list.selectedRows = RowSet(0..<list.rowCount)
/// ```
public struct RowSet: Sendable, Equatable, ExpressibleByArrayLiteral {
    /// The ranges: in ascending order, none of them empty, with at least one row between two of them.
    public private(set) var ranges: [Range<Int>] = []

    /// Creates a set without rows.
    public init() {}

    /// Creates a set with the rows of a range.
    public init(_ range: Range<Int>) { insert(range) }

    /// Creates a set with rows in any order.
    public init(_ rows: some Sequence<Int>) {
        for row in rows {
            if let last = ranges.last, last.upperBound == row {
                ranges[ranges.count - 1] = last.lowerBound..<row + 1
            } else {
                insert(row..<row + 1)
            }
        }
    }

    /// Creates a set with the rows of an array literal.
    public init(arrayLiteral rows: Int...) { self.init(rows) }

    /// The number of rows.
    public var count: Int { ranges.reduce(0) { $0 + $1.count } }
    /// Whether the set has no rows.
    public var isEmpty: Bool { ranges.isEmpty }
    /// The first row; nil if there is none.
    public var first: Int? { ranges.first?.lowerBound }
    /// The last row; nil if there is none.
    public var last: Int? { ranges.last.map { $0.upperBound - 1 } }
    /// The rows, in ascending order.
    public var rows: some Sequence<Int> { ranges.lazy.flatMap(\.self) }

    /// Whether a row is in the set.
    public func contains(_ row: Int) -> Bool {
        let index = firstRange(endingAfter: row)
        return index < ranges.count && ranges[index].contains(row)
    }

    /// Adds the rows of a range.
    public mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        // Ranges that overlap or touch the new one are merged with it.
        let start = firstRange(endingAfter: range.lowerBound - 1)
        var end = start
        var merged = range
        while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
            merged =
                min(
                    merged.lowerBound, ranges[end].lowerBound)..<max(
                    merged.upperBound, ranges[end].upperBound)
            end += 1
        }
        ranges.replaceSubrange(start..<end, with: [merged])
    }

    /// Removes the rows of a range.
    public mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let start = firstRange(endingAfter: range.lowerBound)
        var end = start
        var rest: [Range<Int>] = []
        while end < ranges.count, ranges[end].lowerBound < range.upperBound {
            let old = ranges[end]
            if old.lowerBound < range.lowerBound { rest.append(old.lowerBound..<range.lowerBound) }
            if old.upperBound > range.upperBound { rest.append(range.upperBound..<old.upperBound) }
            end += 1
        }
        ranges.replaceSubrange(start..<end, with: rest)
    }

    /// The rows of this set that are in a range.
    public func intersection(_ range: Range<Int>) -> RowSet {
        var result = RowSet()
        var index = firstRange(endingAfter: range.lowerBound)
        while index < ranges.count, ranges[index].lowerBound < range.upperBound {
            result.ranges.append(ranges[index].clamped(to: range))
            index += 1
        }
        return result
    }

    /// Returns the indices of these rows after a change. The result has neither the rows that the change removes nor those that it inserts.
    package func after(_ splice: ListSplice) -> RowSet {
        guard let last, last >= splice.position else { return self }
        var result = intersection(0..<splice.position)
        let offset = splice.added - splice.removed
        let rest = splice.position + splice.removed
        for range in intersection(rest..<max(rest, last + 1)).ranges {
            result.insert(range.lowerBound + offset..<range.upperBound + offset)
        }
        return result
    }

    /// Returns the index of the first range that contains `row` or begins after it.
    private func firstRange(endingAfter row: Int) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound > row { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension RowSet: Codable {
    public init(from decoder: any Decoder) throws {
        // Another process may send ranges that overlap, and in any order. Each one before others would move all of them.
        let sent = try [Range<Int>](from: decoder)
        for range in sent.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard range.lowerBound >= 0 else {
                throw DecodingError.dataCorrupted(
                    .init(
                        codingPath: decoder.codingPath,
                        debugDescription:
                            "a range of rows begins at \(range.lowerBound); it must not begin below 0"))
            }
            insert(range)
        }
    }

    public func encode(to encoder: any Encoder) throws { try ranges.encode(to: encoder) }
}
