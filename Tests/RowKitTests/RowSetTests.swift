// SPDX-License-Identifier: MIT

import RowKit
import Testing

struct RowSetTests {
    @Test func aRowSetIsASet() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            var rows = RowSet()
            var set = Set<Int>()
            for _ in 0..<12 {
                let start = Int.random(in: 0..<20, using: &random)
                let range = start..<start + Int.random(in: 0...5, using: &random)
                if Bool.random(using: &random) {
                    rows.insert(range)
                    set.formUnion(range)
                } else {
                    rows.remove(range)
                    set.subtract(range)
                }
                #expect(Array(rows.rows) == set.sorted())
                #expect(rows.count == set.count)
                #expect((0..<26).allSatisfy { rows.contains($0) == set.contains($0) })
                #expect(Array(rows.intersection(3..<9).rows) == set.filter { (3..<9).contains($0) }.sorted())
                #expect(
                    zip(rows.ranges, rows.ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
            }
        }
    }

    @Test func selectedRowsFollowAChange() {
        let rows: RowSet = [1, 2, 3, 7, 8]
        #expect(rows.after(ListSplice(position: 2, removed: 1, added: 0)) == [1, 2, 6, 7])
        #expect(rows.after(ListSplice(position: 2, removed: 0, added: 2)) == [1, 4, 5, 9, 10])
        #expect(rows.after(ListSplice(position: 3, removed: 9, added: 1)) == [1, 2])
        #expect(rows.after(ListSplice(position: 9, removed: 0, added: 1)) == rows)
        #expect(rows.after(ListSplice(position: 0, removed: 20, added: 3)) == [])
    }
}
