// SPDX-License-Identifier: MIT

import RowKit
import Testing

private struct Row: Identifiable, Equatable, CustomStringConvertible {
    let id: Int
    var text = 0

    var description: String { "\(id)/\(text)" }
}

/// A sequence of numbers that is the same in each run.
private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var mixed = state
        mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 33)
    }
}

struct ListChangesTests {
    private func rows(_ ids: Int...) -> [Row] { ids.map { Row(id: $0) } }

    /// Applies the splices, taking what they insert and the updates from `new`.
    private func spliced(_ changes: ListChanges<Row>, _ old: [Row], _ new: [Row]) -> [Row] {
        var result = changes.splices.applied(to: old, new)
        for update in changes.updates { result[update.to] = update.item }
        return result
    }

    @Test func insertionsRemovalsAndUpdatesAreFound() {
        let old = rows(1, 2, 3, 4)
        var new = rows(0, 1, 3, 4, 5)
        new[2].text = 7
        let changes = ListChanges(from: old, to: new)
        #expect(changes.removals == [1])
        #expect(changes.insertions.map(\.index) == [0, 4] && changes.insertions.map(\.item.id) == [0, 5])
        #expect(changes.updates.map(\.from) == [2] && changes.updates.map(\.to) == [2])
        #expect(changes.moves.isEmpty && changes.count == 4)
        #expect(
            changes.splices == [
                ListSplice(position: 0, removed: 0, added: 1), ListSplice(position: 2, removed: 1, added: 0),
                ListSplice(position: 4, removed: 0, added: 1),
            ])
        #expect(changes.applied(to: old) == new)
    }

    @Test func asFewRowsAsPossibleAreMoved() {
        let many = Array(1...100)
        let toFront = ListChanges(from: many, to: [100] + many.dropLast(), id: \.self, areEqual: ==)
        #expect(toFront.moves.map { [$0.from, $0.to] } == [[99, 0]] && toFront.count == 1)
        let toEnd = ListChanges(from: many, to: many.dropFirst() + [1], id: \.self, areEqual: ==)
        #expect(toEnd.moves.map { [$0.from, $0.to] } == [[0, 99]] && toEnd.count == 1)
        let swapped = ListChanges(from: [1, 2, 3, 4], to: [4, 2, 3, 1], id: \.self, areEqual: ==)
        #expect(swapped.moves.count == 2 && swapped.applied(to: [1, 2, 3, 4]) == [4, 2, 3, 1])
    }

    @Test func equalListsHaveNoChanges() {
        let rows = rows(1, 2, 2, 3)
        let changes = ListChanges(from: rows, to: rows)
        #expect(changes.isEmpty && changes.splices.isEmpty && changes.duplicates == [2])
        #expect(ListChanges<Row>(from: [], to: []).isEmpty)
    }

    @Test func duplicatesAreReportedAndDoNoHarm() {
        let old = [Row(id: 1, text: 1), Row(id: 1, text: 2), Row(id: 2)]
        let new = [
            Row(id: 2), Row(id: 1, text: 1), Row(id: 1, text: 3), Row(id: 1, text: 4), Row(id: 9), Row(id: 9),
        ]
        let changes = ListChanges(from: old, to: new)
        #expect(changes.duplicates == [2, 3, 5])
        #expect(changes.applied(to: old) == new && spliced(changes, old, new) == new)
        #expect(changes.insertions.map(\.index) == [3, 4, 5] && changes.updates.map(\.to) == [2])
    }

    @Test func whateverTheListsAreTheChangesMakeOneOutOfTheOther() {
        for seed in 0..<1500 {
            var random = Random(state: UInt64(seed))
            // Few identities make duplicates frequent; many make them rare.
            let identities = [3, 12, 60][seed % 3]
            func list() -> [Row] {
                (0..<Int.random(in: 0...25, using: &random)).map { _ in
                    Row(
                        id: Int.random(in: 0..<identities, using: &random),
                        text: Int.random(in: 0..<2, using: &random))
                }
            }
            let old = list()
            var new = seed % 2 == 0 ? list() : old
            if seed % 2 == 1 {
                for _ in 0..<Int.random(in: 0...4, using: &random) where !new.isEmpty {
                    let row = new.remove(at: Int.random(in: new.indices, using: &random))
                    if Bool.random(using: &random) {
                        new.insert(row, at: Int.random(in: 0...new.count, using: &random))
                    }
                }
            }
            let changes = ListChanges(from: old, to: new)
            #expect(changes.applied(to: old) == new, "seed \(seed): \(old) to \(new)")
            #expect(spliced(changes, old, new) == new, "seed \(seed): \(old) to \(new)")
            #expect(changes.isEmpty == (old == new), "seed \(seed)")
            let ids = new.map(\.id)
            let splices = RowDiff.splices(from: old, to: new) { $0.id }
            #expect(splices.applied(to: old.map(\.id), ids) == ids, "seed \(seed): \(old) to \(new)")
            var seen: Set<Int> = []
            #expect(
                changes.duplicates == new.indices.filter { !seen.insert(new[$0].id).inserted }, "seed \(seed)"
            )
            #expect(changes.insertions.count - changes.removals.count == new.count - old.count)
        }
    }

    @Test func asFewRowsAreMovedAsASearchOfAllPossibilitiesFinds() {
        for seed in 0..<200 {
            var random = Random(state: UInt64(seed) + 77)
            let new = Array(0..<8).shuffled(using: &random)
            let changes = ListChanges(from: Array(0..<8), to: new, id: \.self, areEqual: ==)
            var longest = 0
            for mask in 0..<256 {
                let kept = new.enumerated().filter { mask & (1 << $0.offset) != 0 }.map(\.element)
                if kept == kept.sorted() { longest = max(longest, kept.count) }
            }
            #expect(changes.moves.count == 8 - longest, "seed \(seed): \(new)")
        }
    }

    @Test func aChangeOfAHundredInTenThousandTouchesAHundred() {
        let old = (0..<10_000).map { Row(id: $0) }
        var new = old
        for index in stride(from: 0, to: 2500, by: 100) { new[index].text = 1 }
        for index in stride(from: 9900, to: 7400, by: -100) { new.remove(at: index) }
        for index in stride(from: 2500, to: 5000, by: 100) { new.insert(Row(id: 20_000 + index), at: index) }
        for _ in 0..<25 { new.append(new.remove(at: 5100)) }
        let changes = ListChanges(from: old, to: new)
        #expect(changes.updates.count == 25 && changes.removals.count == 25)
        #expect(changes.insertions.count == 25 && changes.moves.count == 25)
        #expect(changes.count == 100 && changes.applied(to: old) == new)
        #expect(changes.splices.reduce(0) { $0 + $1.removed + $1.added } == 100)
    }

    @Test func theWorkGrowsInProportionToTheLists() {
        var comparisons = 0
        func count(_ number: Int) -> Int {
            comparisons = 0
            let old = (0..<number).map { Row(id: $0) }
            let new = old.dropFirst(number / 2) + old.prefix(number / 2)
            _ = ListChanges(
                from: old, to: Array(new),
                id: {
                    comparisons += 1
                    return $0.id
                },
                areEqual: {
                    comparisons += 1
                    return $0 == $1
                })
            return comparisons
        }
        #expect(count(1000) == 3000 && count(10_000) == 30_000)
    }
}
