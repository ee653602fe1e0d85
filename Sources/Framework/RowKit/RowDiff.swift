// SPDX-License-Identifier: MIT

/// Finds the changes that turn one list of keys into another.
///
/// Keys are compared first. They are hashed only if comparing finds no short list of changes: then each key
/// between the common beginning and the common end is hashed once. A key may occur several times. A row that
/// moves is removed and inserted; no other row changes for it.
///
/// In this file the rows that stay are an array that has, for each new row, the index of the old one, or -1 for a row that is inserted.
package enum RowDiff {
    /// The greatest number of removed and inserted rows for which the algorithm of Myers searches.
    private static let searchLimit = 420
    /// The greatest number of changes. More changes take longer than one that replaces all rows between the first and the last change.
    @usableFromInline static let spliceLimit = 500

    /// Returns the changes from the first row to the last one, so that the position of each one is an index of `new`.
    @inlinable
    package static func splices<Row, Key: Hashable>(
        from old: [Row], to new: [Row], key: (Row) -> Key
    ) -> [ListSplice] {
        let shorter = min(old.count, new.count)
        var head = 0
        while head < shorter, key(old[head]) == key(new[head]) { head += 1 }
        var tail = 0
        while tail < shorter - head, key(old[old.count - 1 - tail]) == key(new[new.count - 1 - tail]) {
            tail += 1
        }
        let (n, m) = (old.count - head - tail, new.count - head - tail)
        let all = ListSplice(position: head, removed: n, added: m)
        guard n > 0, m > 0 else { return n + m == 0 ? [] : [all] }
        // Each key is read once, since reading it takes longer than comparing it.
        let kept = keptRows(keys(old, head, n, key), keys(new, head, m, key))
        let splices = ListSplice.between(kept, oldCount: n, from: head)
        return splices.count > spliceLimit ? [all] : splices
    }

    /// Returns the keys of some rows. A loop is used because `map` takes five times as long in a generic function that is not specialized.
    @inlinable
    static func keys<Row, Key>(_ rows: [Row], _ start: Int, _ count: Int, _ key: (Row) -> Key) -> [Key] {
        rows.withUnsafeBufferPointer { rows in
            [Key](unsafeUninitializedCapacity: count) { buffer, filled in
                while filled < count {
                    buffer.initializeElement(at: filled, to: key(rows[start + filled]))
                    filled += 1
                }
            }
        }
    }

    /// Returns the rows that stay. For keys of the types `Int` and `String` the compiler creates specialized functions, which take a third
    /// to a half of the time.
    @usableFromInline
    static func keptRows<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [Int] {
        if let old = old as Any as? [Int], let new = new as Any as? [Int] { return kept(of: old, new) }
        if let old = old as Any as? [String], let new = new as Any as? [String] { return kept(of: old, new) }
        return kept(of: old, new)
    }

    private static func kept<Key: Hashable>(of old: [Key], _ new: [Key]) -> [Int] {
        if let kept = shortest(old, new) { return kept }
        if let kept = filtered(old, new) { return kept }
        if let inserted = filtered(new, old) {
            var kept = [Int](repeating: -1, count: new.count)
            for (index, newIndex) in inserted.enumerated() { kept[newIndex] = index }
            return kept
        }
        if old.count == new.count {
            let kept = new.indices.map { old[$0] == new[$0] ? $0 : -1 }
            if kept.count(where: { $0 >= 0 }) * 2 > old.count { return kept }
        }
        return longestIncreasing(RowPairs(old, new).partner)
    }

    /// Returns the rows that stay if the second list is the first one without some rows; nil otherwise.
    private static func filtered<Key: Equatable>(_ old: [Key], _ new: [Key]) -> [Int]? {
        guard new.count <= old.count else { return nil }
        var kept: [Int] = []
        for index in old.indices where kept.count < new.count && old[index] == new[kept.count] {
            kept.append(index)
        }
        return kept.count == new.count ? kept : nil
    }

    /// The greedy algorithm of Myers, "An O(ND) difference algorithm" (1986). Returns nil if the shortest
    /// list of changes has more of them than `searchLimit`.
    private static func shortest<Key: Equatable>(_ old: [Key], _ new: [Key]) -> [Int]? {
        let (n, m) = (old.count, new.count)
        // reached[k] is the number of rows of the first list that were read, where k more rows of it were read than of the second one.
        var reached = [0]
        var trace: [[Int]] = []
        for steps in 0...min(n + m, searchLimit) {
            var next = [Int](repeating: -1, count: 2 * steps + 1)
            for k in stride(from: -steps, through: steps, by: 2) {
                let isInsertion = steps > 0 && (k == -steps || k < steps && before(k - 1) < before(k + 1))
                var x = steps == 0 ? 0 : isInsertion ? before(k + 1) : before(k - 1) + 1
                while x < n, x - k < m, x >= 0, x - k >= 0, old[x] == new[x - k] { x += 1 }
                next[k + steps] = x
                if x >= n, x - k >= m { return kept(n, m, steps, trace + [reached]) }
            }
            trace.append(reached)
            reached = next

            func before(_ k: Int) -> Int { reached[k + steps - 1] }
        }
        return nil
    }

    private static func kept(_ n: Int, _ m: Int, _ steps: Int, _ trace: [[Int]]) -> [Int] {
        var kept = [Int](repeating: -1, count: m)
        var (x, y) = (n, m)
        for step in stride(from: steps, to: 0, by: -1) {
            let reached = trace[step]
            let k = x - y
            func before(_ k: Int) -> Int { reached[k + step - 1] }
            let isInsertion = k == -step || k < step && before(k - 1) < before(k + 1)
            let start = isInsertion ? before(k + 1) : before(k - 1) + 1
            while x > start { keep() }
            if isInsertion { y -= 1 } else { x -= 1 }
        }
        while x > 0, y > 0 { keep() }
        return kept

        func keep() {
            (x, y) = (x - 1, y - 1)
            kept[y] = x
        }
    }
}
