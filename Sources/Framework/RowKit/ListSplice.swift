// SPDX-License-Identifier: MIT

/// A change of the rows of a list: at the index `position`, `removed` rows are removed and then `added` rows are inserted.
///
/// Several changes are made one after the other: the position of each is an index of the rows that the previous ones have left. Changes
/// that the framework finds lead from the first row to the last one, so that each position is also an index of the new list.
public struct ListSplice: Sendable, Codable, Hashable {
    /// The index of the first row that changes.
    public var position: Int
    /// The number of rows that are removed.
    public var removed: Int
    /// The number of rows that are inserted.
    public var added: Int

    /// Creates a change.
    public init(position: Int, removed: Int, added: Int) {
        self.position = position
        self.removed = removed
        self.added = added
    }

    /// The changes of the ranges between the rows that stay, from the first one to the last one.
    /// - Parameters:
    ///   - kept: for each new row the index of the old row that it is, in ascending order; negative for a row that is inserted.
    ///   - oldCount: the number of old rows.
    ///   - start: the number of rows before these ones.
    @usableFromInline
    static func between(_ kept: [Int], oldCount: Int, from start: Int = 0) -> [ListSplice] {
        var splices: [ListSplice] = []
        var (oldEnd, newEnd) = (0, 0)
        func close(_ old: Int, _ new: Int) {
            if old > oldEnd || new > newEnd {
                splices.append(
                    ListSplice(position: start + newEnd, removed: old - oldEnd, added: new - newEnd))
            }
            (oldEnd, newEnd) = (old + 1, new + 1)
        }
        for new in kept.indices where kept[new] >= 0 { close(kept[new], new) }
        close(oldCount, kept.count)
        return splices
    }

    /// The index that a row has after the change; nil for a row that is removed.
    @inlinable
    package func row(after row: Int) -> Int? {
        if row < position { return row }
        return row < position + removed ? nil : row + added - removed
    }

    /// The indices of the inserted rows, after the change.
    package var insertedRows: Range<Int> { position..<position + added }
}

extension Collection<ListSplice> {
    /// The index that a row has after all changes were made, in this order; nil for a row that is removed.
    @inlinable
    package func row(after row: Int) -> Int? {
        var row = row
        for splice in self {
            guard let next = splice.row(after: row) else { return nil }
            row = next
        }
        return row
    }

    /// The same changes from the first row to the last one, if they lead from the last row to the first one, as those of a program that
    /// removes rows from the end; otherwise these changes.
    package var ascending: [ListSplice] {
        let isDescending = zip(self, dropFirst()).allSatisfy { $1.position + $1.removed <= $0.position }
        guard isDescending else { return Array(self) }
        var offset = 0
        return reversed().map { splice in
            defer { offset += splice.added - splice.removed }
            return ListSplice(
                position: splice.position + offset, removed: splice.removed, added: splice.added)
        }
    }
}

/// The same type.
@available(*, deprecated, renamed: "ListSplice")
public typealias RowSplice = ListSplice
