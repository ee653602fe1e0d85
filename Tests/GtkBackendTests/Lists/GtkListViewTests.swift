// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct GtkListViewTests {
        private let list: ListView<Row>
        private let window: Window
        private let bag = DisposeBag()

        init() async {
            Stage.gtk.enter()
            window = Window()
            list = ListView<Row>(cell: { Label() }, configure: { $0.text = $1.id })
            list.items = ["Ada", "Barbara", "Grace"].map(Row.init)
            window.content = ScrollView(list)
            window.present()
            await settle()
        }

        private var listView: Gtk.ListView { gtkList(list) }
        private var model: RowsModel { gtkCollection(list).model }

        /// The texts of the rows that exist.
        private var texts: [String] {
            var texts: [String] = []
            var row = listView.firstChild
            while let next = row {
                if let label = next.firstChild as? Gtk.Label { texts.append(label.text) }
                row = next.nextSibling
            }
            return texts
        }

        @Test func rowsShowTheItems() async {
            #expect(texts == ["Ada", "Barbara", "Grace"])
            list.items = ["Ada", "Alan", "Barbara", "Grace"].map(Row.init)
            await settle()
            #expect(texts == ["Ada", "Alan", "Barbara", "Grace"])
            list.items.removeFirst(2)
            await settle()
            #expect(texts == ["Barbara", "Grace"])
            window.close()
        }

        @Test func onlyRowsNearTheVisibleOnesHaveCells() async {
            list.items = (0..<100_000).map { Row(id: "\($0)") }
            await settle()
            #expect(texts.count < 400)
            window.close()
        }

        @Test func returnActivatesARow() {
            var activated: [String] = []
            list.rx.activated.subscribe(onNext: { activated.append($0.id) }).disposed(by: bag)
            _ = listView.activateAction("list.activate-item", args: Variant(UInt32(1)))
            #expect(activated == ["Barbara"])
            window.close()
        }

        @Test func aSelectionIsReportedAndASetOneIsNot() {
            var selected: [String?] = []
            list.rx.selected.subscribe(onNext: { selected.append($0?.id) }).disposed(by: bag)
            #expect(model.selection == [])
            list.selectedItem = list.items[2]
            #expect(model.isSelected(2))
            model.selectItem(position: 0, unselectRest: true)
            #expect(selected == ["Ada"])
            #expect(list.selectedItem == Row(id: "Ada"))
            window.close()
        }

        @Test func theSelectionStaysWithItsRow() {
            var selected: [String?] = []
            list.rx.selected.subscribe(onNext: { selected.append($0?.id) }).disposed(by: bag)
            list.selectedItem = list.items[1]
            list.items.insert(Row(id: "Aaron"), at: 0)
            #expect(model.isSelected(2))
            list.items = [Row(id: "Grace")]
            #expect(list.selectedItem == nil)
            #expect(model.selection == [])
            // The row that was selected is not there any more.
            #expect(selected == [nil])
            window.close()
        }
    }
}
