// SPDX-License-Identifier: MIT

/// Finds the changes that turn one list of keys into another.
///
/// Keys are compared first. They are hashed only if comparing finds no short list of changes: then each key
/// between the common beginning and the common end is hashed once. A key may occur several times. A row that
/// moves is removed and inserted; no other row changes for it.
enum RowDiff {
    /// The greatest number of removed and inserted rows for which the algorithm of Myers searches.
    private static let searchLimit = 420
    /// The greatest number of changes. More changes take longer than one that replaces all rows between the first and the last change.
    private static let spliceLimit = 500

    /// Returns the changes from the end of the list to its beginning, so that the position of each one is an index of `old`.
    static func splices<Row, Key: Hashable>(
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
        guard n > 0, m > 0 else {
            return n + m == 0 ? [] : [ListSplice(position: head, removed: n, added: m)]
        }
        // Each key is read once, since reading it takes longer than comparing it.
        let kept = keptRows(keys(old, head, n, key), keys(new, head, m, key))
        return splices(keeping: kept, n, m, from: head)
    }

    /// Returns the keys of some rows. A loop is used because `map` takes five times as long in a generic function that is not specialized.
    private static func keys<Row, Key>(_ rows: [Row], _ start: Int, _ count: Int, _ key: (Row) -> Key)
        -> [Key]
    {
        rows.withUnsafeBufferPointer { rows in
            [Key](unsafeUninitializedCapacity: count) { buffer, filled in
                while filled < count {
                    buffer.initializeElement(at: filled, to: key(rows[start + filled]))
                    filled += 1
                }
            }
        }
    }

    /// Returns the rows that stay, as pairs of an old and a new index, both ascending. For keys of the types
    /// `Int` and `String` the compiler creates specialized functions, which take a third to a half of the
    /// time.
    private static func keptRows<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [(old: Int, new: Int)] {
        if let old = old as Any as? [Int], let new = new as Any as? [Int] { return kept(of: old, new) }
        if let old = old as Any as? [String], let new = new as Any as? [String] { return kept(of: old, new) }
        return kept(of: old, new)
    }

    private static func kept<Key: Hashable>(of old: [Key], _ new: [Key]) -> [(old: Int, new: Int)] {
        if let kept = shortest(old, new) { return kept }
        if let kept = filtered(old, new) { return kept }
        if let kept = filtered(new, old) { return kept.map { ($0.new, $0.old) } }
        if old.count == new.count {
            let kept = old.indices.filter { old[$0] == new[$0] }
            if kept.count * 2 > old.count { return kept.map { ($0, $0) } }
        }
        return unique(old, new)
    }

    /// Returns all rows of the second list if it is the first one without some rows; nil otherwise.
    private static func filtered<Key: Equatable>(_ old: [Key], _ new: [Key]) -> [(old: Int, new: Int)]? {
        guard new.count <= old.count else { return nil }
        var kept: [(old: Int, new: Int)] = []
        for index in old.indices where kept.count < new.count && old[index] == new[kept.count] {
            kept.append((index, kept.count))
        }
        return kept.count == new.count ? kept : nil
    }

    /// The greedy algorithm of Myers, "An O(ND) difference algorithm" (1986). Returns nil if the shortest
    /// list of changes has more of them than `searchLimit`.
    private static func shortest<Key: Equatable>(_ old: [Key], _ new: [Key]) -> [(old: Int, new: Int)]? {
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

    private static func kept(_ n: Int, _ m: Int, _ steps: Int, _ trace: [[Int]]) -> [(old: Int, new: Int)] {
        var kept: [(old: Int, new: Int)] = []
        var (x, y) = (n, m)
        for step in stride(from: steps, to: 0, by: -1) {
            let reached = trace[step]
            let k = x - y
            func before(_ k: Int) -> Int { reached[k + step - 1] }
            let isInsertion = k == -step || k < step && before(k - 1) < before(k + 1)
            let start = isInsertion ? before(k + 1) : before(k - 1) + 1
            while x > start {
                (x, y) = (x - 1, y - 1)
                kept.append((x, y))
            }
            if isInsertion { y -= 1 } else { x -= 1 }
        }
        while x > 0, y > 0 {
            (x, y) = (x - 1, y - 1)
            kept.append((x, y))
        }
        return kept.reversed()
    }

    /// Returns the longest ascending sequence of the keys that occur once in each list.
    private static func unique<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [(old: Int, new: Int)] {
        let (n, m) = (old.count, new.count)
        let (missing, repeated) = (-1, -2)
        var indices: [Key: (old: Int, new: Int)] = [:]
        indices.reserveCapacity(n)
        for index in 0..<n {
            // One access for reading and writing, so that the key is hashed once.
            mark(&indices[old[index], default: (missing, missing)], index)
        }
        func mark(_ pair: inout (old: Int, new: Int), _ index: Int) {
            pair.old = pair.old == missing ? index : repeated
        }
        var newIndex = [Int](repeating: missing, count: n)
        for index in 0..<m {
            guard let slot = indices.index(forKey: new[index]) else { continue }
            let pair = indices.values[slot]
            guard pair.old >= 0 else { continue }
            indices.values[slot].new = pair.new == missing ? index : repeated
            newIndex[pair.old] = pair.new == missing ? index : repeated
        }
        // Patience sorting (https://en.wikipedia.org/wiki/Patience_sorting): ends[l] is the last row of the best sequence of length l + 1.
        var ends: [Int] = []
        var previous = [Int](repeating: missing, count: n)
        for index in 0..<n where newIndex[index] >= 0 {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if newIndex[ends[middle]] < newIndex[index] { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : missing
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        var kept: [(old: Int, new: Int)] = []
        var index = ends.last ?? missing
        while index >= 0 {
            kept.append((index, newIndex[index]))
            index = previous[index]
        }
        return kept.reversed()
    }

    private static func splices(
        keeping kept: [(old: Int, new: Int)], _ n: Int, _ m: Int, from start: Int
    ) -> [ListSplice] {
        var splices: [ListSplice] = []
        var (x, y) = (0, 0)
        for pair in kept + [(n, m)] {
            if pair.old > x || pair.new > y {
                splices.append(ListSplice(position: start + x, removed: pair.old - x, added: pair.new - y))
            }
            (x, y) = (pair.old + 1, pair.new + 1)
        }
        if splices.count > spliceLimit { return [ListSplice(position: start, removed: n, added: m)] }
        return splices.reversed()
    }
}
