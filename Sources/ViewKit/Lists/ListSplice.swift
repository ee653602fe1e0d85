// SPDX-License-Identifier: MIT

/// A change of the rows of a list: from `position` on, `removed` rows are removed and `added` rows are inserted.
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

    /// The change that leaves alone the rows with which both lists begin, and those with which both end.
    init<Item: Identifiable>(from old: [Item], to new: [Item]) {
        let shorter = min(old.count, new.count)
        var head = 0
        while head < shorter, old[head].id == new[head].id { head += 1 }
        var tail = 0
        while tail < shorter - head, old[old.count - 1 - tail].id == new[new.count - 1 - tail].id {
            tail += 1
        }
        self.init(position: head, removed: old.count - head - tail, added: new.count - head - tail)
    }

    /// The index that a row has after the change; nil for a row that is removed.
    func row(after row: Int) -> Int? {
        if row < position { return row }
        return row < position + removed ? nil : row + added - removed
    }
}
