// SPDX-License-Identifier: MIT

/// A change of the rows of a list: at the index `position`, `removed` rows are removed and then `added` rows are inserted.
public struct ListSplice: Sendable, Codable, Equatable {
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

    /// The index that a row has after the change; nil for a row that is removed.
    package func row(after row: Int) -> Int? {
        if row < position { return row }
        return row < position + removed ? nil : row + added - removed
    }

    /// The indices of the inserted rows, after the change.
    var insertedRows: Range<Int> { position..<position + added }
}

extension Collection<ListSplice> {
    /// The index that a row has after all changes were made, in this order; nil for a row that is removed.
    func row(after row: Int) -> Int? {
        var row = row
        for splice in self {
            guard let next = splice.row(after: row) else { return nil }
            row = next
        }
        return row
    }
}
