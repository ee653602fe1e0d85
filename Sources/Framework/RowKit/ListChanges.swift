// SPDX-License-Identifier: MIT

/// The difference between two lists of rows: the rows that are removed, inserted, moved and updated.
///
/// Rows with the same `id` are the same row; if their content differs, the row is updated. Use it to change only the parts of a view that
/// have changed.
///
/// ```swift
/// let changes = ListChanges(from: old, to: new)
/// for splice in changes.splices { view.splice(splice) }
/// for update in changes.updates { view.update(update.to) }
/// ```
/// It contains only the changes: a change of 100 rows in 10,000 is 100 entries. The computation takes time in proportion
/// to the length of both lists, and somewhat more for rows that are out of order. As few rows as possible are moved. Several rows may have
/// the same `id`: they are paired in their order, and listed in ``duplicates``.
public struct ListChanges<Item> {
    /// A row that is inserted.
    public struct Insertion {
        /// The index in the new list.
        public let index: Int
        /// The row.
        public let item: Item

        @inlinable
        init(index: Int, item: Item) {
            self.index = index
            self.item = item
        }
    }

    /// A row whose position relative to the rows that stay changes. It may also be updated.
    public struct Move: Hashable, Sendable {
        /// The index in the old list.
        public let from: Int
        /// The index in the new list.
        public let to: Int

        @inlinable
        init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// A row whose content changes.
    public struct Update {
        /// The index in the old list.
        public let from: Int
        /// The index in the new list.
        public let to: Int
        /// The row with its new content.
        public let item: Item

        @inlinable
        init(from: Int, to: Int, item: Item) {
            self.from = from
            self.to = to
            self.item = item
        }
    }

    /// The rows that are removed, as ascending indices in the old list.
    public let removals: [Int]
    /// The rows that are inserted, by ascending index in the new list.
    public let insertions: [Insertion]
    /// The rows that are moved, by ascending index in the new list.
    public let moves: [Move]
    /// The rows that are updated, by ascending index in the new list.
    public let updates: [Update]
    /// The same removals, insertions and moves, as changes of ranges. Each one applies to the result of the previous ones.
    public let splices: [ListSplice]
    /// The indices in the new list of rows that have the `id` of an earlier row.
    public let duplicates: [Int]

    /// The number of changes. A row that is moved and updated counts twice.
    public var count: Int { removals.count + insertions.count + moves.count + updates.count }

    /// Whether the lists are the same.
    public var isEmpty: Bool { count == 0 }

    // Inlinable, so that it is specialized for the type of the rows. Otherwise it takes three times as long.
    /// Computes the changes from `old` to `new`. Rows are the same if `id` returns equal values, and unchanged if `areEqual` returns true.
    @inlinable
    public init<ID: Hashable>(
        from old: [Item], to new: [Item], id: (Item) -> ID, areEqual: (Item, Item) -> Bool
    ) {
        let pairs = RowPairs(old.map(id), new.map(id))
        let kept = longestIncreasing(pairs.partner)
        var insertions: [Insertion] = []
        var moves: [Move] = []
        var updates: [Update] = []
        for index in new.indices {
            let from = pairs.partner[index]
            guard from >= 0 else {
                insertions.append(Insertion(index: index, item: new[index]))
                continue
            }
            if kept[index] < 0 { moves.append(Move(from: from, to: index)) }
            if !areEqual(old[from], new[index]) {
                updates.append(Update(from: from, to: index, item: new[index]))
            }
        }
        self.insertions = insertions
        self.moves = moves
        self.updates = updates
        removals = pairs.unpaired
        duplicates = pairs.duplicates
        splices = ListSplice.between(kept, oldCount: old.count)
    }

    /// Returns the result of applying the changes to `old`, the list from which they were computed.
    public func applied(to old: [Item]) -> [Item] {
        let taken = Set(removals).union(moves.map(\.from))
        var kept = old.indices.filter { !taken.contains($0) }.map { old[$0] }.makeIterator()
        let added = Dictionary(
            uniqueKeysWithValues: insertions.map { ($0.index, $0.item) } + moves.map { ($0.to, old[$0.from]) }
        )
        var result = (0..<old.count - removals.count + insertions.count).compactMap {
            added[$0] ?? kept.next()
        }
        for update in updates { result[update.to] = update.item }
        return result
    }
}

extension ListChanges where Item: Identifiable & Equatable {
    /// Computes the changes from `old` to `new`.
    @inlinable
    public init(from old: [Item], to new: [Item]) {
        // A closure instead of a key path: reading the key path would take longer than the whole computation.
        self.init(from: old, to: new, id: { $0.id }, areEqual: ==)
    }
}

extension ListChanges: Sendable where Item: Sendable {}
extension ListChanges.Insertion: Sendable where Item: Sendable {}
extension ListChanges.Update: Sendable where Item: Sendable {}
