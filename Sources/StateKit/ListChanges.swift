// SPDX-License-Identifier: MIT

/// What makes one list of rows out of another: rows that are removed, inserted, moved and updated.
///
/// Rows are the same if their `id` is; a row with another content is updated. Use it to update a view by what has changed, in place
/// of everything it shows. For rows in sections use ``SectionedChanges``.
///
/// ```swift
/// let changes = ListChanges(from: old, to: new)
/// for splice in changes.splices { view.splice(splice) }
/// for update in changes.updates { view.update(update.to) }
/// ```
/// It contains what changes, and nothing of the rows that stay: a change of 100 rows in 10,000 is 100 entries. It takes time in proportion
/// to the length of both lists, and somewhat more only for rows that are out of order. As few rows as possible are moved. Rows with the
/// same `id` do no harm: they are paired in their order, and listed in ``duplicates``.
public struct ListChanges<Item> {
    /// A row that is inserted.
    public struct Insertion {
        /// The index in the new list.
        public let index: Int
        /// The row.
        public let item: Item
    }

    /// A row that changes its place among the rows that stay. It may be updated, too.
    public struct Move: Hashable, Sendable {
        /// The index in the old list.
        public let from: Int
        /// The index in the new list.
        public let to: Int
    }

    /// A row with another content.
    public struct Update {
        /// The index in the old list.
        public let from: Int
        /// The index in the new list.
        public let to: Int
        /// The row with its new content.
        public let item: Item
    }

    /// The rows that are removed, as ascending indices in the old list.
    public let removals: [Int]
    /// The rows that are inserted, by ascending index in the new list.
    public let insertions: [Insertion]
    /// The rows that are moved, by ascending index in the new list.
    public let moves: [Move]
    /// The rows that are updated, by ascending index in the new list.
    public let updates: [Update]
    /// The same removals, insertions and moves, as changes of ranges. Each applies to the list that the previous ones have left.
    public let splices: [RowSplice]
    /// The indices in the new list of rows that have the `id` of an earlier row.
    public let duplicates: [Int]

    /// How many rows are touched. A row that is moved and updated counts twice.
    public var count: Int { removals.count + insertions.count + moves.count + updates.count }

    /// Whether the lists are the same.
    public var isEmpty: Bool { count == 0 }

    /// Finds what makes `new` out of `old`. Rows are the same if `id` returns the same, and unchanged if `areEqual` returns true.
    public init<ID: Hashable>(
        from old: [Item], to new: [Item], id: (Item) -> ID, areEqual: (Item, Item) -> Bool
    ) {
        let pairs = RowPairs(old.map(id), new.map(id))
        let stays = pairs.longestIncreasingRun()
        duplicates = pairs.duplicates
        insertions = new.indices.filter { pairs.partner[$0] < 0 }.map { Insertion(index: $0, item: new[$0]) }
        moves = new.indices.filter { pairs.partner[$0] >= 0 && !stays[$0] }
            .map { Move(from: pairs.partner[$0], to: $0) }
        updates = new.indices.filter { pairs.partner[$0] >= 0 && !areEqual(old[pairs.partner[$0]], new[$0]) }
            .map { Update(from: pairs.partner[$0], to: $0, item: new[$0]) }
        removals = pairs.unpaired
        splices = RowSplice.between(pairs.partner, stays, oldCount: old.count)
    }

    /// Returns `old` with the changes, which are those from `old` to the result.
    public func applied(to old: [Item]) -> [Item] {
        let taken = Set(removals).union(moves.map(\.from))
        var result = old.indices.filter { !taken.contains($0) }.map { old[$0] }
        result = result.inserting(
            (insertions.map { ($0.index, $0.item) } + moves.map { ($0.to, old[$0.from]) }).sorted {
                $0.0 < $1.0
            })
        for update in updates { result[update.to] = update.item }
        return result
    }
}

extension ListChanges where Item: Identifiable & Equatable {
    /// Finds what makes `new` out of `old`.
    public init(from old: [Item], to new: [Item]) { self.init(from: old, to: new, id: \.id, areEqual: ==) }
}

extension ListChanges: Sendable where Item: Sendable {}
extension ListChanges.Insertion: Sendable where Item: Sendable {}
extension ListChanges.Update: Sendable where Item: Sendable {}

/// A change of a range of rows: from `position` on, `removed` rows are removed and `added` rows are inserted.
public struct RowSplice: Hashable, Sendable {
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

    /// The changes of what lies between the rows that stay.
    static func between(_ partner: [Int], _ stays: [Bool], oldCount: Int) -> [RowSplice] {
        var splices: [RowSplice] = []
        var oldEnd = 0
        var newEnd = 0
        func close(_ old: Int, _ new: Int) {
            let splice = RowSplice(position: newEnd, removed: old - oldEnd, added: new - newEnd)
            if splice.removed + splice.added > 0 { splices.append(splice) }
            oldEnd = old + 1
            newEnd = new + 1
        }
        for new in partner.indices where stays[new] { close(partner[new], new) }
        close(oldCount, partner.count)
        return splices
    }
}

/// Which row of an old list is which row of a new one.
struct RowPairs {
    /// For each new row the index of the old one; negative if there is none.
    var partner: [Int]
    /// The old rows that are no new row's partner.
    private(set) var unpaired: [Int]
    /// The new rows that have the identity of an earlier one.
    private(set) var duplicates: [Int] = []

    /// Pairs rows with the same identity; those that occur several times in their order.
    init<ID: Hashable>(_ old: [ID], _ new: [ID]) {
        var slots: [ID: Int] = [:]
        slots.reserveCapacity(max(old.count, new.count))
        // For each identity the first old row that has no partner yet, and from each old row the next one of its identity.
        var first: [Int] = []
        var following = [Int](repeating: -1, count: old.count)
        for index in old.indices.reversed() {
            let slot = slots[old[index]] ?? first.count
            if slot == first.count {
                slots[old[index]] = slot
                first.append(index)
            } else {
                following[index] = first[slot]
                first[slot] = index
            }
        }
        var isSeen = [Bool](repeating: false, count: first.count)
        var isPaired = [Bool](repeating: false, count: old.count)
        partner = [Int](repeating: -1, count: new.count)
        for index in new.indices {
            let slot = slots[new[index]] ?? first.count
            if slot == first.count {
                slots[new[index]] = slot
                first.append(-1)
                isSeen.append(true)
                continue
            }
            if isSeen[slot] { duplicates.append(index) }
            isSeen[slot] = true
            guard first[slot] >= 0 else { continue }
            partner[index] = first[slot]
            isPaired[first[slot]] = true
            first[slot] = following[first[slot]]
        }
        unpaired = old.indices.filter { !isPaired[$0] }
    }

    /// Whether each new row is part of a longest run of rows whose order has not changed.
    func longestIncreasingRun() -> [Bool] {
        longestIncreasing(partner)
    }
}

/// Marks the longest increasing subsequence of `values`, without the negative ones.
///
/// A value above all before it takes constant time; only one that is out of order is searched for.
func longestIncreasing(_ values: [Int]) -> [Bool] {
    // For each length the index of the smallest value at which a run of that length ends.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for index in values.indices where values[index] >= 0 {
        var length = ends.count
        if let last = ends.last, values[last] >= values[index] {
            var low = 0
            while low < length {
                let middle = (low + length) / 2
                if values[ends[middle]] < values[index] { low = middle + 1 } else { length = middle }
            }
        }
        if length > 0 { previous[index] = ends[length - 1] }
        if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var marks = [Bool](repeating: false, count: values.count)
    var index = ends.last ?? -1
    while index >= 0 {
        marks[index] = true
        index = previous[index]
    }
    return marks
}

extension Array {
    /// Returns the array with `additions`, which come by ascending index in the result.
    func inserting(_ additions: [(Int, Element)]) -> [Element] {
        var result: [Element] = []
        result.reserveCapacity(count + additions.count)
        var own = makeIterator()
        for (index, element) in additions {
            while result.count < index, let next = own.next() { result.append(next) }
            result.append(element)
        }
        while let next = own.next() { result.append(next) }
        return result
    }
}
