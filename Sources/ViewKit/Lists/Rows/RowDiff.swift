// SPDX-License-Identifier: MIT

/// Finds the changes that lead from one list of keys to another.
///
/// Keys are compared, and hashed only where comparing finds no short way: then each of those between the common beginning and the common end
/// once. A key may occur several times. A row that moves is removed and inserted; the rows that it passes are left alone.
enum RowDiff {
    /// The number of removed and inserted rows up to which the shortest way is looked for.
    private static let searchLimit = 420
    /// More changes than these cost more than one change of all rows between the first and the last of them.
    private static let spliceLimit = 500

    /// Returns changes from the end of the list to its beginning, so that each has the position that it has in `old`.
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
        // Read once, since reading a key costs more than comparing it.
        let kept = keptRows(keys(old, head, n, key), keys(new, head, m, key))
        return splices(keeping: kept, n, m, from: head)
    }

    /// `map` takes five times as long where the compiler does not know the types.
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

    /// Pairs of indices that both ascend: these rows stay. For the usual keys the compiler makes functions of their own, which take a
    /// third to a half of the time.
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

    /// All of the second list, if it is the first one without some rows.
    private static func filtered<Key: Equatable>(_ old: [Key], _ new: [Key]) -> [(old: Int, new: Int)]? {
        guard new.count <= old.count else { return nil }
        var kept: [(old: Int, new: Int)] = []
        for index in old.indices where kept.count < new.count && old[index] == new[kept.count] {
            kept.append((index, kept.count))
        }
        return kept.count == new.count ? kept : nil
    }

    /// The greedy algorithm of Myers; nil if the shortest way has more steps than the limit.
    private static func shortest<Key: Equatable>(_ old: [Key], _ new: [Key]) -> [(old: Int, new: Int)]? {
        let (n, m) = (old.count, new.count)
        // reached[k] is how far the first list is read, with k more rows of it than of the second one.
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

    /// The longest ascending sequence of the keys that occur once in each list.
    private static func unique<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [(old: Int, new: Int)] {
        let (n, m) = (old.count, new.count)
        let (missing, repeated) = (-1, -2)
        var places: [Key: (old: Int, new: Int)] = [:]
        places.reserveCapacity(n)
        for index in 0..<n {
            // One access for reading and writing, so that the key is hashed once.
            mark(&places[old[index], default: (missing, missing)], index)
        }
        func mark(_ place: inout (old: Int, new: Int), _ index: Int) {
            place.old = place.old == missing ? index : repeated
        }
        var newPlace = [Int](repeating: missing, count: n)
        for index in 0..<m {
            guard let slot = places.index(forKey: new[index]) else { continue }
            let place = places.values[slot]
            guard place.old >= 0 else { continue }
            places.values[slot].new = place.new == missing ? index : repeated
            newPlace[place.old] = place.new == missing ? index : repeated
        }
        // Patience sorting (https://en.wikipedia.org/wiki/Patience_sorting): ends[l] is the last row of the best sequence of length l + 1.
        var ends: [Int] = []
        var previous = [Int](repeating: missing, count: n)
        for index in 0..<n where newPlace[index] >= 0 {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if newPlace[ends[middle]] < newPlace[index] { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : missing
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        var kept: [(old: Int, new: Int)] = []
        var index = ends.last ?? missing
        while index >= 0 {
            kept.append((index, newPlace[index]))
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
