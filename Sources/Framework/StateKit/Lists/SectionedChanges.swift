// SPDX-License-Identifier: MIT

/// The position of a row in sections.
/// ```swift
/// for path in SectionedChanges(from: old, to: new).removals {
///     print("row \(path.row) of section \(path.section)")
/// }
/// ```
public struct RowPath: Hashable, Sendable, Comparable {
    /// The index of the section.
    public var section: Int
    /// The index of the row in the section.
    public var row: Int

    /// Creates a position.
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    /// Returns whether `lhs` is before `rhs`.
    public static func < (lhs: RowPath, rhs: RowPath) -> Bool {
        (lhs.section, lhs.row) < (rhs.section, rhs.row)
    }
}

/// The difference between two lists of sections: the changes of the sections, and the rows that are removed,
/// inserted, updated, or moved within their section or to another section.
///
/// ```swift
/// let changes = SectionedChanges(from: old, to: new)
/// ```
/// If a row is in several sections, it is paired with the row of the same section first. Otherwise it works like ``ListChanges``.
public struct SectionedChanges<Model, Item> {
    /// A row that is inserted.
    public struct Insertion {
        /// The position in the new list.
        public let path: RowPath
        /// The row.
        public let item: Item

        @inlinable
        init(path: RowPath, item: Item) {
            self.path = path
            self.item = item
        }
    }

    /// A row whose section changes, or whose position relative to the rows that stay in its section.
    public struct Move: Hashable, Sendable {
        /// The position in the old list.
        public let from: RowPath
        /// The position in the new list.
        public let to: RowPath

        @inlinable
        init(from: RowPath, to: RowPath) {
            self.from = from
            self.to = to
        }
    }

    /// A row whose content changes.
    public struct Update {
        /// The position in the old list.
        public let from: RowPath
        /// The position in the new list.
        public let to: RowPath
        /// The row with its new content.
        public let item: Item

        @inlinable
        init(from: RowPath, to: RowPath, item: Item) {
            self.from = from
            self.to = to
            self.item = item
        }
    }

    /// The changes of the sections themselves. An inserted section has no rows yet; a section that is moved keeps its rows.
    public let sections: ListChanges<Model>
    /// The rows that are removed, by position in the old list; also those of sections that are removed.
    public let removals: [RowPath]
    /// The rows that are inserted, by position in the new list; also those of sections that are inserted.
    public let insertions: [Insertion]
    /// The rows that are moved, by position in the new list.
    public let moves: [Move]
    /// The rows that are updated, by position in the new list.
    public let updates: [Update]
    /// The positions in the new list of rows that have the `id` of an earlier row of their section.
    public let duplicates: [RowPath]

    /// The number of changes.
    public var count: Int {
        sections.count + removals.count + insertions.count + moves.count + updates.count
    }

    /// Whether the lists are the same.
    public var isEmpty: Bool { count == 0 }

    /// Returns the result of applying the changes to `old`, the list from which they were computed: first
    /// rows are removed, then sections are changed, then rows are inserted and updated.
    public func applied(to old: [SectionModel<Model, Item>]) -> [SectionModel<Model, Item>] {
        let taken = Set(removals).union(moves.map(\.from))
        let kept = old.enumerated().map { section, content in
            content.items.enumerated()
                .filter { !taken.contains(RowPath(section: section, row: $0.offset)) }.map(\.element)
        }
        // The sections move with the rows that stay in them.
        let indices = ListChanges<Int>(sections).applied(to: Array(old.indices))
        let models = sections.applied(to: old.map(\.model))
        var result = zip(indices, models).map { SectionModel(model: $1, items: $0 < 0 ? [] : kept[$0]) }
        var additions = [[(Int, Item)]](repeating: [], count: result.count)
        for insertion in insertions {
            additions[insertion.path.section].append((insertion.path.row, insertion.item))
        }
        for move in moves {
            additions[move.to.section].append((move.to.row, old[move.from.section].items[move.from.row]))
        }
        for section in result.indices {
            result[section].items = result[section].items.inserting(additions[section].sorted { $0.0 < $1.0 })
        }
        for update in updates { result[update.to.section].items[update.to.row] = update.item }
        return result
    }
}

extension SectionedChanges where Model: Identifiable & Equatable, Item: Identifiable & Equatable {
    /// Computes the changes from `old` to `new`.
    @inlinable
    public init(from old: [SectionModel<Model, Item>], to new: [SectionModel<Model, Item>]) {
        sections = ListChanges(from: old.map { $0.model }, to: new.map { $0.model })
        let sectionPartner = RowPairs(old.map { $0.id }, new.map { $0.id }).partner
        var partner = new.map { [RowPath?](repeating: nil, count: $0.items.count) }
        var isPaired = old.map { [Bool](repeating: false, count: $0.items.count) }
        var duplicates: [RowPath] = []
        // Rows that are in the same section as before.
        for (section, content) in new.enumerated() {
            let oldSection = sectionPartner[section]
            let oldItems = oldSection < 0 ? [] : old[oldSection].items
            let pairs = RowPairs(oldItems.map { $0.id }, content.items.map { $0.id })
            duplicates += pairs.duplicates.map { RowPath(section: section, row: $0) }
            for (row, oldRow) in pairs.partner.enumerated() where oldRow >= 0 {
                partner[section][row] = RowPath(section: oldSection, row: oldRow)
                isPaired[oldSection][oldRow] = true
            }
        }
        self.duplicates = duplicates
        // Rows that were in another section.
        let lost = Self.paths(of: old).filter { !isPaired[$0.section][$0.row] }
        let found = Self.paths(of: new).filter { partner[$0.section][$0.row] == nil }
        let pairs = RowPairs(
            lost.map { old[$0.section].items[$0.row].id }, found.map { new[$0.section].items[$0.row].id })
        for (index, oldIndex) in pairs.partner.enumerated() where oldIndex >= 0 {
            partner[found[index].section][found[index].row] = lost[oldIndex]
        }
        removals = pairs.unpaired.map { lost[$0] }

        var insertions: [Insertion] = []
        var moves: [Move] = []
        var updates: [Update] = []
        for (section, content) in new.enumerated() {
            let stays = longestIncreasing(
                partner[section].map {
                    $0.flatMap { $0.section == sectionPartner[section] ? $0.row : nil } ?? -1
                })
            for (row, item) in content.items.enumerated() {
                let path = RowPath(section: section, row: row)
                guard let from = partner[section][row] else {
                    insertions.append(Insertion(path: path, item: item))
                    continue
                }
                if !stays[row] { moves.append(Move(from: from, to: path)) }
                if old[from.section].items[from.row] != item {
                    updates.append(Update(from: from, to: path, item: item))
                }
            }
        }
        self.insertions = insertions
        self.moves = moves
        self.updates = updates
    }

    @inlinable
    static func paths(of sections: [SectionModel<Model, Item>]) -> [RowPath] {
        sections.enumerated().flatMap { section, content in
            content.items.indices.map { RowPath(section: section, row: $0) }
        }
    }
}

extension SectionedChanges: Sendable where Model: Sendable, Item: Sendable {}
extension SectionedChanges.Insertion: Sendable where Item: Sendable {}
extension SectionedChanges.Update: Sendable where Item: Sendable {}

extension ListChanges where Item == Int {
    /// Creates the same changes for a list of indices. Inserted elements are -1.
    fileprivate init<Other>(_ changes: ListChanges<Other>) {
        removals = changes.removals
        insertions = changes.insertions.map { Insertion(index: $0.index, item: -1) }
        moves = changes.moves.map { Move(from: $0.from, to: $0.to) }
        updates = []
        splices = changes.splices
        duplicates = changes.duplicates
    }
}
