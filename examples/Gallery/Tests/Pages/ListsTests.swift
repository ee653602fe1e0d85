// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import GalleryPages

extension OnDisplay {
    @MainActor struct ListsTests {
        @Test func aListOfAHundredThousandRowsIsFilteredWhileTyping() async throws {
            try await Stage.open(ListsPage.self) { page, _ in
                #expect(page.selection.nItems == 100_000)
                page.search.text = "vovovovo"
                await Stage.until { page.selection.nItems == 19 }
                #expect(page.count.label == "19 rows")
                #expect(page.word(at: 0) == "vovovovo")
                page.selection.selectAll()
                #expect(page.status.label == "19 rows are selected.")
            }
        }

        @Test func aTableIsSortedByItsHeaders() async throws {
            try await Stage.open(TablePage.self) { page, _ in
                @MainActor func first() -> TablePage.Planet? { page.selection.item(at: 0)?.value() }
                #expect(first()?.name == "Kepler-1 b")
                page.onlyWithMoons.active = true
                #expect(page.status.label == "65833 planets are shown.")
                page.table.sort(by: page.columns[1], direction: .descending)
                await Stage.until { first()?.moons == 79 }
                #expect(first()?.moons == 79)
            }
        }

        @Test func aGridSaysItsColours() async throws {
            try await Stage.open(GridPage.self) { page, _ in
                page.grid.emit("activate", 5)
                #expect(page.status.label == "The colour is rgb(0,0,255).")
                page.switches.emit("row-activated", try #require(page.switches.row(at: 1)))
                #expect(page.status.label == "Bluetooth is on.")
            }
        }

        @Test func aTreeOpensAndCloses() async throws {
            try await Stage.open(TreePage.self) { page, _ in
                #expect(page.tree.nItems == 2)
                page.openAll.emit("clicked")
                #expect(page.tree.nItems == 14)
                page.selection.selected = 2
                #expect(page.status.label == "Robin")
                page.closeAll.emit("clicked")
                #expect(page.tree.nItems == 2)
            }
        }
    }
}
