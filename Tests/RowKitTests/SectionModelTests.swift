// SPDX-License-Identifier: MIT

import RowKit
import Testing

private struct Heading: Identifiable {
    let id: Int
}

struct SectionModelTests {
    @Test func rowsAreGroupedIntoSectionsInTheOrderInWhichTheyComeFirst() {
        let sections = SectionModel.grouping([3, 1, 4, 11, 13]) { Heading(id: $0 % 10) }
        #expect(sections.map(\.id) == [3, 1, 4])
        #expect(sections.map(\.items) == [[3, 13], [1, 11], [4]])
    }
}
