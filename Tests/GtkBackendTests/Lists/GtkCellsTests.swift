// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

private struct Numbered: Identifiable, Equatable {
    let id: Int
    var name: String
    init(_ id: Int, _ name: String? = nil) { (self.id, self.name) = (id, name ?? "Row \(id)") }
}

extension OnDisplay {
    /// The number of cells on GTK, and that each visible row has one.
    @MainActor struct GtkCellsTests {
        private let window: Window

        @MainActor private final class Counter {
            var made = 0
            var configured = 0
        }
        private let counter = Counter()

        init() {
            Stage.gtk.enter()
            window = Window(WindowState { $0.defaultSize = Size(width: 400, height: 400) })
        }

        private func makeList() -> ListView<Numbered> {
            ListView<Numbered>(
                cell: { [counter] in
                    counter.made += 1
                    return Label()
                },
                configure: { [counter] label, item in
                    counter.configured += 1
                    label.text = item.name
                })
        }

        private func show(_ view: any View) async {
            window.content = ScrollView(view)
            window.present()
            await settle()
        }

        @Test func aRowHasTheNameOfItsTextAsSoonAsThereIsOne() async throws {
            let list = makeList()
            list.items = [Numbered(1)]
            await show(list)
            let row = try #require(gtkCollection(list).slots.values.first?.rowWidget)
            #expect(testAccessibleHasRelation(row, relation: .labelledBy))
            list.itemText = { "Number \($0.id)" }
            await settle()
            #expect(!testAccessibleHasRelation(row, relation: .labelledBy))
            #expect(testAccessibleHasProperty(row, property: .label))
            window.close()
        }

        /// Runs `body`, and returns the rows that were painted without their text.
        private func rowsPaintedWrong(
            in view: CollectionView<Numbered>, _ body: () async throws -> Void
        ) async throws -> [String] {
            let peer = gtkCollection(view)
            var wrong: [String] = []
            let clock = try #require(gtkWindow(window).frameClock)
            let connection = clock.onPaint { [unowned view] in
                for slot in peer.slots.values where slot.isBound && slot.rowWidget?.childVisible == true {
                    let row = slot.item.position
                    let texts = slot.isFilled ? labels(in: slot.item.child!) : ["nothing"]
                    let name = view.items[row].name
                    if !texts.contains(name) { wrong.append("\(row): \(texts) instead of \(name)") }
                }
            }
            try await body()
            connection.disconnect()
            return wrong
        }

        @Test func aListHasCellsForAtMostThreeScreensOfRows() async throws {
            let list = makeList()
            list.items = (0..<10_000).map { Numbered($0) }
            await show(list)
            let screen = list.visibleRows.count
            #expect(screen > 5)
            #expect(counter.made <= 3 * screen)
            let place = try #require(gtkCollection(list).holder.doVadjustment)
            let wrong = try await rowsPaintedWrong(in: list) {
                for value in stride(from: 0, to: 4000, by: 170.0) {
                    place.value = value
                    await settle()
                }
                for part in [0.5, 0.1, 0.99, 1, 0.3, 0] {
                    place.value = part * place.upper
                    await settle()
                }
            }
            #expect(wrong.isEmpty)
            #expect(counter.made <= 3 * screen)
            window.close()
        }

        @Test func replacingAllRowsConfiguresTheVisibleOnes() async throws {
            let list = makeList()
            list.items = (0..<10_000).map { Numbered($0) }
            await show(list)
            let (screen, made) = (list.visibleRows.count, counter.made)
            counter.configured = 0
            list.selectedRows = [3]
            let widgets = Set(gtkCollection(list).slots.values.map { ObjectIdentifier($0) })
            let wrong = try await rowsPaintedWrong(in: list) {
                list.items = (20_000..<30_000).map { Numbered($0) }
                #expect(list.selectedRows.isEmpty)
                #expect(!gtkCollection(list).model.isSelected(3))
                // GTK keeps the widgets of its rows.
                #expect(Set(gtkCollection(list).slots.values.map { ObjectIdentifier($0) }) == widgets)
                await settle()
                list.scroll(toRow: 5000)
                await settle()
                list.items = (40_000..<50_000).map { Numbered($0) }
                await settle()
            }
            #expect(wrong.isEmpty)
            #expect(counter.configured <= 3 * 3 * screen)
            #expect(counter.made <= max(made, 3 * screen))
            window.close()
        }

        @Test func rowsThatReplaceOthersAreFilledAtOnceAndThoseBesideThemWhenTheUserScrolls() async throws {
            let view = ViewKit.ColumnView<Numbered>(columns: [
                Column(
                    "Name", cell: { Label() },
                    configure: { [counter] label, item in
                        counter.configured += 1
                        label.text = item.name
                    }),
                Column("Number") { $0.name },
                Column("Again") { $0.name },
            ])
            view.items = (0..<1000).map { Numbered($0) }
            await show(view)
            let screen = view.visibleRows.count
            try #require(
                screen > 8, "the columns have more cells in sight than are filled in one frame with others")
            counter.configured = 0
            view.items = (2000..<3000).map { Numbered($0) }
            #expect(counter.configured == screen)
            var painted: Int?
            let clock = try #require(gtkWindow(window).frameClock)
            let connection = clock.onPaint { [counter] in painted = painted ?? counter.configured }
            let place = try #require(gtkCollection(view).holder.doVadjustment)
            let wrong = try await rowsPaintedWrong(in: view) {
                await settle()
                #expect(painted == screen && counter.configured == screen)
                place.value += place.pageSize / 2
                await settle()
            }
            connection.disconnect()
            #expect(counter.configured > screen && wrong.isEmpty)
            place.value = 0
            await settle()
            // In the same frame, other rows wait for the layout.
            counter.configured = 0
            view.items = (3000..<4000).map { Numbered($0) }
            view.items = (4000..<5000).map { Numbered($0) }
            #expect(counter.configured == screen)
            window.close()
        }

        @Test func columnsHaveCellsForAtMostThreeScreensOfRows() async throws {
            let view = ViewKit.ColumnView<Numbered>(columns: [
                Column(
                    "Name",
                    cell: { [counter] in
                        counter.made += 1
                        return Label()
                    }, configure: { $0.text = $1.name }),
                Column("Number") { "\($0.id)" },
            ])
            view.items = (0..<1000).map { Numbered($0) }
            await show(view)
            let screen = view.visibleRows.count
            let wrong = try await rowsPaintedWrong(in: view) {
                view.columns[1].isVisible = false
                await settle()
                view.items = (2000..<3000).map { Numbered($0) }
                await settle()
                view.scroll(toRow: 700)
                await settle()
            }
            // Of the two columns, one shows the name.
            #expect(
                wrong.filter { !$0.contains("[\"7") && !$0.contains("[\"2") && !$0.contains("nothing") }
                    .isEmpty)
            #expect(counter.made <= 3 * screen)
            view.columns[1].isVisible = true
            await settle()
            for slot in gtkCollection(view).shownSlots where view.visibleRows.contains(slot.item.position) {
                #expect(slot.text == view.items[slot.item.position].name)
            }
            window.close()
        }

        @Test func tilesHaveCellsForAtMostThreeScreens() async throws {
            let grid = ViewKit.GridView<Numbered>(
                cell: { [counter] in
                    counter.made += 1
                    return Label()
                }, configure: { $0.text = $1.name })
            grid.items = (0..<5000).map { Numbered($0) }
            await show(grid)
            let screen = grid.visibleRows.count
            let wrong = try await rowsPaintedWrong(in: grid) {
                let place = try #require(gtkCollection(grid).holder.doVadjustment)
                for part in [0.5, 0.51, 0.1, 1, 0.3, 0] {
                    place.value = part * place.upper
                    await settle()
                }
            }
            #expect(wrong.isEmpty)
            #expect(counter.made <= 3 * screen)
            window.close()
        }

        @Test func rowsOfDifferentHeightsScroll() async throws {
            let list = makeList()
            list.items = (0..<3000).map { row in
                Numbered(row, (0...(row * 7 % 11)).map { "Line \($0) of \(row)" }.joined(separator: "\n"))
            }
            await show(list)
            let place = try #require(gtkCollection(list).holder.doVadjustment)
            let wrong = try await rowsPaintedWrong(in: list) {
                for value in stride(from: 0, to: 6000, by: 90.0) {
                    place.value = value
                    await settle()
                }
                var last = list.visibleRows
                #expect(last.lowerBound > 20)
                for _ in 0..<40 {
                    place.value -= 120
                    await settle()
                    // Upwards, without a jump.
                    #expect(list.visibleRows.lowerBound <= last.lowerBound)
                    #expect(list.visibleRows.lowerBound >= last.lowerBound - 3)
                    last = list.visibleRows
                }
                for row in [2999, 1500, 10, 2000] {
                    list.scroll(toRow: row)
                    await settle()
                    #expect(list.visibleRows.contains(row))
                }
            }
            #expect(wrong.isEmpty)
            window.close()
        }

        /// Otherwise the end of the next page would be visible, and the list would load all pages.
        @Test(arguments: [true, false])
        func theNextPageDoesNotMoveTheVisibleRows(isLoadedLater: Bool) async throws {
            let list = makeList()
            list.items = (0..<40).map { Numbered($0) }
            await show(list)
            let place = try #require(gtkCollection(list).holder.doVadjustment)
            place.value = place.upper
            await settle()
            list.pageStatus = .loading(nil)
            if isLoadedLater { await settle() }
            list.items = (0..<60).map { Numbered($0) }
            list.pageStatus = nil
            await settle()
            #expect(list.visibleRows.contains(39))
            #expect(!list.visibleRows.contains(59))
            // The application scrolls to a row before other rows are inserted.
            list.scroll(toRow: 59)
            list.items = (0..<59).map { Numbered($0) } + (100..<120).map { Numbered($0) } + [Numbered(59)]
            await settle()
            #expect(list.visibleRows.contains(79))
            window.close()
        }

        @Test(arguments: [false, true])
        func aRowThatWasAddedAfterTheLastOneIsScrolledTo(areLaidOut: Bool) async throws {
            let list = makeList()
            await show(list)
            list.items = (0..<5000).map { Numbered($0) }
            list.scroll(toRow: 4999)
            if areLaidOut {
                await settle()
            } else {
                try await wait(until: "the first scrolling") {
                    gtkCollection(list).holder.doVadjustment.map { $0.value > 0 } ?? false
                }
            }
            for count in 5001...5003 {
                list.items = (0..<count).map { Numbered($0) }
                list.scroll(toRow: count - 1)
                await settle()
                #expect(list.visibleRows.contains(count - 1))
            }
            window.close()
        }

        @Test func theScrollBarFollowsTheHeightOfTheVisibleRows() async throws {
            let list = makeList()
            // GTK knows the first row alone when it estimates the height of the others.
            list.items = (0..<1000).map { Numbered($0, $0 == 0 ? "Short" : "Of\nfive\nlines\nin\nall") }
            await show(list)
            let place = try #require(gtkCollection(list).holder.doVadjustment)
            let row = try #require(gtkCollection(list).slots.bound(at: 1)?.rowWidget)
            #expect(place.upper > 950 * Double(row.allocatedHeight))
            #expect(place.upper < 1050 * Double(row.allocatedHeight))
            window.close()
        }

        @Test func theCellWithTheKeyboardFocusStaysInItsRow() async throws {
            let list = ListView<Numbered>(cell: { ViewKit.TextField() }, configure: { $0.text = $1.name })
            list.items = (0..<1000).map { Numbered($0) }
            await show(list)
            let peer = gtkCollection(list)
            let cell = try #require(peer.slots.bound(at: 2)?.cell)
            cell.cell.view.focus()
            let focus = try #require(gtkWindow(window).focusWidget)
            #expect(focus.isAncestor(cell.widget) || focus === cell.widget)
            (focus as? Gtk.Text)?.text = "Edited"
            let place = try #require(peer.holder.doVadjustment)
            for _ in 0..<5 {
                place.value += place.pageSize
                await settle()
            }
            #expect(!list.visibleRows.contains(2))
            #expect(peer.slots.bound(at: 2)?.cell === cell)
            place.value = 0
            await settle()
            #expect(peer.slots.bound(at: 2)?.cell === cell)
            #expect((focus as? Gtk.Text)?.text == "Edited")
            window.close()
        }

        @Test func rowsWithoutACellAreHiddenFromScreenReaders() async throws {
            let list = makeList()
            list.items = (0..<1000).map { Numbered($0) }
            await show(list)
            let peer = gtkCollection(list)
            func isHidden(_ row: Int) throws -> Bool { try #require(peer.slots.bound(at: row)).isHidden }
            #expect(try !isHidden(3))
            #expect(try isHidden(150))
            peer.focus(row: 150)
            #expect(peer.slots.bound(at: 150)?.text == "Row 150")
            #expect(try !isHidden(150))
            await settle()
            #expect(try !isHidden(150))
            #expect(peer.slots.bound(at: 150)?.rowWidget?.isFocus == true)
            window.close()
        }
    }
}
