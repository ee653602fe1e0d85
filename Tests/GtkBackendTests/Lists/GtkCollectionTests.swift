// SPDX-License-Identifier: MIT

import BackendTesting
import GLib
import Gdk
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

private struct Numbered: Identifiable, Equatable {
    let id: Int
    var name: String
}

/// Rows that are read by their index; it counts which.
private final class Numbers: RowSource {
    let count: Int
    let changes = Observable<[RowChange]>.never()
    private(set) var asked = Set<Int>()
    init(_ count: Int) { self.count = count }
    func item(at index: Int) -> Numbered? {
        asked.insert(index)
        return Numbered(id: index, name: "Row \(index)")
    }
}

extension OnDisplay {
    /// Properties of collections that only GTK has; the others are in the compatibility suite.
    @MainActor struct GtkCollectionTests {
        private let window: Window
        private let bag = DisposeBag()

        @MainActor private final class Counter {
            var made = 0
            var configured = 0
        }

        init() {
            Stage.gtk.enter()
            window = Window(WindowState { $0.defaultSize = Size(width: 400, height: 400) })
        }

        private func makeList(_ counter: Counter = Counter()) -> ListView<Numbered> {
            ListView<Numbered>(
                cell: {
                    counter.made += 1
                    return Label()
                },
                configure: {
                    counter.configured += 1
                    $0.text = $1.name
                })
        }

        private func show(_ view: any View) async {
            window.content = ScrollView(view)
            window.present()
            await settle()
        }

        private func open(_ count: Int) async -> (cells: Int, items: Int, asked: Int) {
            let counter = Counter()
            let list = makeList(counter)
            let source = Numbers(count)
            list.source = source
            let window = await openWindowAndSettle(ScrollView(list), Size(width: 400, height: 400))
            window.close()
            return (counter.made, gtkCollection(list).model.itemCount, source.asked.count)
        }

        @Test func aMillionRowsMakeTheCellsAndItemsOfAThousand() async {
            let thousand = await open(1000)
            let million = await open(1_000_000)
            #expect(million.cells == thousand.cells)
            #expect(million.items == thousand.items)
            #expect(million.asked == thousand.asked)
            #expect(million.items < 500)
        }

        @Test func scrollingThroughAMillionRowsReusesCells() async throws {
            let counter = Counter()
            let list = makeList(counter)
            let source = Numbers(1_000_000)
            list.source = source
            await show(list)
            let screen = list.visibleRows.count
            let place = try #require(gtkCollection(list).holder.doVadjustment)
            var steps = 0
            for value in stride(from: 0, to: place.upper, by: place.upper / 25) {
                place.value = value
                await settle()
                let rows = list.visibleRows
                #expect(rows.count < 40)
                for slot in gtkCollection(list).shownSlots where rows.contains(slot.item.position) {
                    #expect(slot.text == "Row \(slot.item.position)")
                }
                steps += 1
            }
            // The visible rows, half a page above and below them, and one row at each end that is partly in that range.
            #expect(counter.made <= 2 * screen + 2)
            #expect(source.asked.count <= (2 * screen + 2) * (steps + 1))
            // The cells of the rows that were scrolled away are released.
            #expect(gtkCollection(list).model.recordCount <= 1024)
            window.close()
        }

        @Test func aHundredChangedRowsAreTheOnlyOnesThatAreConfigured() async {
            let counter = Counter()
            let list = makeList(counter)
            list.items = (0..<10_000).map { Numbered(id: $0, name: "Row \($0)") }
            await show(list)
            counter.configured = 0
            var items = list.items
            for index in 0..<100 { items[index].name = "Changed \(index)" }
            list.items = items
            // Of these, the rows that are not visible have no cells.
            #expect(counter.configured == gtkCollection(list).shownSlots.count { $0.item.position < 100 })
            #expect(counter.configured >= list.visibleRows.count)
            #expect(counter.configured <= 2 * list.visibleRows.count + 2)
            func shownItems() -> Set<Int> {
                Set(gtkCollection(list).shownSlots.map { items[$0.item.position].id })
            }
            let shown = shownItems()
            for index in 0..<100 {
                items.insert(items.remove(at: index * 97 + 13), at: (index * 89 + 5000) % 10_000)
            }
            counter.configured = 0
            list.items = items
            await settle()
            // Cells whose rows have moved stay as they are.
            #expect(counter.configured == shownItems().subtracting(shown).count)
            #expect(counter.configured > 0)
            for slot in gtkCollection(list).shownSlots {
                #expect(slot.text == items[slot.item.position].name)
            }
            window.close()
        }

        @Test func theVisibleRowsAreReportedBeforeTheFrameIsPainted() async throws {
            let list = makeList()
            list.items = (0..<1000).map { Numbered(id: $0, name: "Row \($0)") }
            var order: [String] = []
            list.rx.visibleRows.subscribe(onNext: { order.append("rows \($0.lowerBound)") }).disposed(by: bag)
            await show(list)
            #expect(order == ["rows 0"])
            let clock = try #require(gtkWindow(window).frameClock)
            let connection = clock.onPaint { if order.last != "paint" { order.append("paint") } }
            order = []
            list.scroll(toRow: 500)
            await settle()
            connection.disconnect()
            #expect(order.first?.hasPrefix("rows ") == true)
            #expect(order.dropFirst().first == "paint")
            #expect(list.visibleRows.contains(500))
            window.close()
        }

        @Test func rowsAreAppendedWhileTheUserScrolls() async throws {
            let list = makeList()
            list.items = (0..<100).map { Numbered(id: $0, name: "Row \($0)") }
            list.rx.nearEnd.subscribe(onNext: { [unowned list] in
                guard list.items.count < 400 else { return }
                let count = list.items.count
                list.items += (count..<count + 100).map { Numbered(id: $0, name: "Row \($0)") }
            }).disposed(by: bag)
            await show(list)
            for _ in 0..<8 {
                let place = try #require(gtkCollection(list).holder.doVadjustment)
                place.value = place.upper
                await settle()
            }
            #expect(list.items.count == 400)
            #expect(list.visibleRows.upperBound == 400)
            window.close()
        }

        @Test func leftAndRightGoThroughATree() async throws {
            let tree = ViewKit.TreeView<Numbered>(
                hasChildren: { $0.id < 10 },
                children: { parent in
                    (1...2).map { Numbered(id: parent.id * 10 + $0, name: "\(parent.name).\($0)") }
                },
                cell: { Label() }, configure: { $0.text = $1.name })
            tree.roots = [Numbered(id: 1, name: "A"), Numbered(id: 2, name: "B")]
            await show(tree)
            let peer = gtkCollection(tree)
            tree.selectedItem = tree.roots[0]
            tree.focus()
            await settle()
            var names: [String] { peer.shownSlots.map(\.text) }
            #expect(peer.press(.right, [], at: 0))
            await settle()
            #expect(names == ["A", "A.1", "A.2", "B"])
            #expect(peer.press(.right, [], at: 0))
            await settle()
            #expect(tree.selectedItem?.name == "A.1")
            #expect(peer.press(.left, [], at: 0))
            await settle()
            #expect(tree.selectedItem?.name == "A")
            #expect(peer.press(.left, [], at: 0))
            await settle()
            #expect(names == ["A", "B"])
            peer.holder.direction = .rtl
            #expect(peer.press(.left, [], at: 0))
            await settle()
            #expect(names == ["A", "A.1", "A.2", "B"])
            window.close()
        }

        @Test func altWithAnArrowMovesARow() async {
            let list = makeList()
            list.items = ["Ada", "Bob", "Eve"].enumerated().map { Numbered(id: $0, name: $1) }
            list.isReorderable = true
            await show(list)
            list.selectedItem = list.items[0]
            list.focus()
            await settle()
            let peer = gtkCollection(list)
            #expect(peer.press(.down, .altMask, at: 0))
            await settle()
            #expect(peer.press(.down, .altMask, at: 0))
            await settle()
            #expect(peer.press(.down, .altMask, at: 0))
            await settle()
            #expect(peer.shownSlots.map(\.text) == ["Bob", "Eve", "Ada"])
            #expect(list.selectedItem?.name == "Ada")
            #expect(peer.press(.up, .altMask, at: 0))
            await settle()
            #expect(list.items.map(\.name) == ["Bob", "Ada", "Eve"])
            window.close()
        }

        /// A screen reader lists the actions of the widget with the focus, and performs them.
        @Test func actionsOfARowMoveIt() async throws {
            let list = makeList()
            list.items = ["Ada", "Bob", "Eve"].enumerated().map { Numbered(id: $0, name: $1) }
            await show(list)
            let peer = gtkCollection(list)
            #expect(peer.slots.bound(at: 0)?.rowWidget?.activateAction("row.move-down") == false)
            list.isReorderable = true
            await settle()
            #expect(peer.slots.bound(at: 0)?.rowWidget?.activateAction("row.move-down") == true)
            await settle()
            #expect(list.items.map(\.name) == ["Bob", "Ada", "Eve"])
            #expect(peer.slots.bound(at: 2)?.rowWidget?.activateAction("row.move-up") == true)
            await settle()
            #expect(list.items.map(\.name) == ["Bob", "Eve", "Ada"])
            // The first row stays.
            #expect(peer.slots.bound(at: 0)?.rowWidget?.activateAction("row.move-up") == true)
            await settle()
            #expect(list.items.map(\.name) == ["Bob", "Eve", "Ada"])
            list.isReorderable = false
            await settle()
            #expect(peer.slots.bound(at: 0)?.rowWidget?.activateAction("row.move-down") == false)
            window.close()
        }

        @Test func lettersAfterAPauseBeginAnotherSearch() {
            var typed = TypedText()
            #expect(typed.add("a", at: 5000) == "a")
            #expect(typed.add("d", at: 5900) == "ad")
            #expect(!typed.isTyping(at: 7000))
            #expect(typed.add("b", at: 7000) == "b")
        }

        @Test func theMenuOfARowOpensThere() async throws {
            let list = makeList()
            list.items = ["Ada", "Bob"].enumerated().map { Numbered(id: $0, name: $1) }
            var deleted: [String?] = []
            window.actions = [
                Action("delete", title: "Delete") { [unowned list] in deleted.append(list.selectedItem?.name)
                }
            ]
            list.contextMenu = { _ in Menu(sections: [[.init("Delete", action: "delete")]]) }
            await show(list)
            let peer = gtkCollection(list)
            try peer.perform(.rows(.requestMenu(of: "Bob")), on: list)
            await settle()
            let menu = try #require(peer.holder.popover as? Gtk.PopoverMenu)
            #expect(menu.visible)
            #expect(menu.activateAction("win.delete"))
            #expect(deleted == ["Bob"])
            menu.popdown()
            await settle()
            window.close()
        }

        @Test func columnsAreResizedMovedAndHidden() async throws {
            let view = ViewKit.ColumnView<Numbered>(columns: [
                Column("Number", sortedBy: { $0.id < $1.id }) { "\($0.id)" }, Column("Name") { $0.name },
            ])
            view.items = [Numbered(id: 1, name: "Ada"), Numbered(id: 2, name: "Bob")]
            await show(view)
            let peer = gtkCollection(view)
            peer.titles?.columns[0].column.fixedWidth = 120
            #expect(view.columns[0].width == 120)
            view.columns.reverse()
            await settle()
            #expect(peer.titles?.columns.map(\.id) == ["Name", "Number"])
            #expect(peer.shownSlots.map(\.text) == ["Ada", "Bob"])
            #expect(peer.holder.activateAction("columns.show-0"))
            await settle()
            #expect(view.columns.map(\.isVisible) == [false, true])
            #expect(peer.shownSlots.map(\.text) == ["1", "2"])
            #expect(peer.holder.activateAction("columns.sort-1"))
            #expect(view.sort == ColumnSort("Number"))
            #expect(peer.holder.activateAction("columns.sort-1"))
            await settle()
            #expect(view.sort == ColumnSort("Number", ascending: false))
            #expect(peer.shownSlots.map(\.text) == ["2", "1"])
            window.close()
        }
    }
}
