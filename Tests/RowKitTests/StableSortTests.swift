// SPDX-License-Identifier: MIT

import RowKit
import Testing

struct StableSortTests {
    private struct Row: Equatable {
        let number: Int
        var key: Int
    }

    /// Returns the rows, and the number of comparisons.
    private func sort(_ rows: [Row]) -> (rows: [Row], comparisons: Int) {
        var count = 0
        let sorted = rows.stablySorted {
            count += 1
            return $0.key < $1.key
        }
        return (sorted, count)
    }

    @Test func theOrderIsThatOfTheStandardLibraryAlsoForEqualElements() {
        var generator = SystemRandomNumberGenerator()
        for size in [0, 1, 2, 3, 17, 200, 1_000] {
            for range in [1, 3, 50, 10_000] {
                for changes in [0, 1, 2, 5, 40, size] {
                    var rows = (0..<size).map { Row(number: $0, key: $0 * range / max(size, 1)) }
                    for _ in 0..<changes where size > 0 {
                        let index = Int.random(in: 0..<size, using: &generator)
                        rows[index].key = Int.random(in: 0..<range, using: &generator)
                    }
                    #expect(sort(rows).rows == rows.sorted { $0.key < $1.key })
                    #expect(
                        rows.stablySorted { $0.key > $1.key } == rows.sorted { $0.key > $1.key })
                }
            }
        }
    }

    @Test func fewElementsOutOfOrderCostFewComparisons() {
        // One of a hundred processes is busy; the others are equal.
        let rows = (0..<5_000).map { Row(number: $0, key: $0 % 100 == 7 ? -$0 % 13 : 0) }
        let (sorted, comparisons) = sort(rows)
        #expect(sorted == rows.sorted { $0.key < $1.key })
        #expect(comparisons < 8_000)
    }
}
