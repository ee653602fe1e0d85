// SPDX-License-Identifier: MIT

import Foundation
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

    @Test func rangesThatAreDecodedMayOverlapInAnyOrder() throws {
        let rows = try JSONDecoder().decode(RowSet.self, from: Data("[[8,9],[2,5],[3,6],[6,7],[1,1]]".utf8))
        #expect(rows == RowSet([2, 3, 4, 5, 6, 8]))
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(RowSet.self, from: Data("[[3,4],[-1,2]]".utf8))
        }
    }

    /// A plugin may send up to 200,000 ranges, which must not keep the shell busy for seconds. To insert each of these before all others
    /// takes minutes.
    @Test(.timeLimit(.minutes(1))) func manyRangesInDescendingOrderAreDecoded() throws {
        let ranges = (0..<500_000).reversed().map { "[\(2 * $0),\(2 * $0 + 1)]" }.joined(separator: ",")
        let rows = try JSONDecoder().decode(RowSet.self, from: Data("[\(ranges)]".utf8))
        #expect(rows.count == 500_000 && rows.first == 0 && rows.last == 999_998)
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
