// SPDX-License-Identifier: MIT

import RowKit
import Testing

/// A key that counts how often it is hashed.
private struct CountingKey: Hashable {
    nonisolated(unsafe) static var hashes = 0  // Guarded by `.serialized`: one test at a time.
    let id: Int
    static func == (a: CountingKey, b: CountingKey) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) {
        Self.hashes += 1
        hasher.combine(id)
    }
}

@Suite(.serialized) struct RowDiffTests {
    private func splices(_ old: [Int], _ new: [Int]) -> [ListSplice] {
        CountingKey.hashes = 0
        return RowDiff.splices(from: old.map(CountingKey.init), to: new.map(CountingKey.init)) { $0 }
    }

    private func touched(_ splices: [ListSplice]) -> Int { splices.reduce(0) { $0 + $1.removed + $1.added } }

    @Test func largeListsLeadToEachOther() {
        let old = Array(0..<5000)
        for new in [Array(old.reversed()), old.shuffled(), old.map { $0 % 7 }, old.filter { $0 % 2 == 0 }] {
            for (from, to) in [(old, new), (new, old)] {
                #expect(splices(from, to).applied(to: from, to) == to)
            }
        }
    }

    @Test func aHundredChangedRowsOfTenThousandAreTheOnlyOnesThatChange() {
        let old = Array(0..<10_000)
        var replaced = old
        for index in 0..<100 { replaced[index * 97 + 13] = -index - 1 }
        #expect(touched(splices(old, replaced)) == 200)
        #expect(CountingKey.hashes == 0)
        var moved = old
        for index in 0..<100 {
            moved.insert(moved.remove(at: index * 97 + 13), at: (index * 89 + 5000) % 10_000)
        }
        let changes = splices(old, moved)
        #expect(touched(changes) <= 200)
        #expect(changes.applied(to: old, moved) == moved)
        #expect(CountingKey.hashes == 0)
    }

    @Test func eachKeyIsReadAtMostTwice() {
        let old = Array(0..<10_000)
        var reads = 0
        for new in [Array(old.reversed()), old.filter { $0 % 3 > 0 }, [5000] + old, old.map { $0 / 100 }] {
            reads = 0
            _ = RowDiff.splices(from: old, to: new) { key in
                reads += 1
                return key
            }
            #expect(reads <= 2 * (old.count + new.count))
        }
    }

    @Test func textsAreComparedAsNumbersAre() {
        let old = Array(0..<300)
        for new in [Array(old.reversed()), old.shuffled(), old.filter { $0 % 3 > 0 }, Array(150..<450)] {
            let texts = RowDiff.splices(from: old, to: new) { "\($0)" }
            #expect(texts == RowDiff.splices(from: old, to: new) { $0 })
            #expect(texts == splices(old, new))
        }
    }

    @Test func onlyWhatDiffersIsHashed() {
        let old = Array(0..<10_000)
        _ = splices(old, old)
        #expect(CountingKey.hashes == 0)
        _ = splices(old, [-1] + old)
        #expect(CountingKey.hashes == 0)
        _ = splices(old, old.filter { $0 % 3 == 0 })
        #expect(CountingKey.hashes == 0)
        // 1,000 rows in the middle are different.
        var new = old
        for index in 4000..<5000 { new[index] = -index }
        _ = splices(old, new)
        #expect(CountingKey.hashes <= 2000)
        // Every second row is different.
        _ = splices(old, old.map { $0 % 2 == 0 && $0 % 8 == 0 ? -$0 - 1 : $0 })
        #expect(CountingKey.hashes == 0)
        _ = splices(old, old.map { -$0 - 1 })
        #expect(CountingKey.hashes <= 20_000)
    }
}

extension [ListSplice] {
    /// Applies the changes, which lead from the first row to the last one: the rows that they insert have the same indices in `new`.
    func applied<Row>(to old: [Row], _ new: [Row]) -> [Row] {
        var rows = old
        for splice in self {
            rows.replaceSubrange(
                splice.position..<splice.position + splice.removed, with: new[splice.insertedRows])
        }
        return rows
    }
}
