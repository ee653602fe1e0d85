// SPDX-License-Identifier: MIT

import RowKit
import Testing

struct ListSpliceTests {
    private func removals(_ positions: Int...) -> [ListSplice] {
        positions.map { ListSplice(position: $0, removed: 1, added: 0) }
    }

    @Test func changesFromTheLastRowToTheFirstOneAreTurnedRound() {
        #expect(removals(7, 3, 2).ascending == removals(2, 2, 5))
        let inserted = ListSplice(position: 0, removed: 0, added: 1)
        #expect([inserted, inserted].ascending == [inserted, ListSplice(position: 1, removed: 0, added: 1)])
        #expect(removals(2, 2, 5).ascending == removals(2, 2, 5))
        #expect(removals(5, 1, 4).ascending == removals(5, 1, 4))
        #expect(removals(3).ascending == removals(3) && removals().ascending.isEmpty)
    }

    @Test func aRowFollowsTheChangesUntilItIsRemoved() {
        let changes = [
            ListSplice(position: 1, removed: 0, added: 2), ListSplice(position: 5, removed: 1, added: 0),
        ]
        #expect((0..<6).map { changes.row(after: $0) } == [0, 3, 4, nil, 5, 6])
    }
}
