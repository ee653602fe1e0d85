// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
}

@MainActor struct ListViewTests {
    private let list: ListView<Row>
    private let rows: HeadlessList

    init() throws {
        HeadlessBackend.install()
        list = ListView(cell: { Label() }, configure: { $0.text = $1.name })
        rows = try #require(list.backendView as? HeadlessList)
    }

    @Test func rowsShowTheirItems() {
        list.items = [Row(id: 1, name: "Ada"), Row(id: 2, name: "Bob")]
        #expect(rows.rows == ["Ada", "Bob"])
    }

    @Test func aChangedItemIsShownInTheRowThatItHas() {
        list.items = [Row(id: 1, name: "Ada"), Row(id: 2, name: "Bob")]
        _ = rows.rows
        list.items = [Row(id: 1, name: "Ada Lovelace"), Row(id: 2, name: "Bob")]
        #expect(rows.rows == ["Ada Lovelace", "Bob"])
    }

    @Test(arguments: [[], [1], [2, 1], [1, 3, 2], [0, 1, 2, 3], [3, 2, 1, 0], [1, 1, 2], [2, 2, 2]])
    func anyListCanFollowAnyOther(_ ids: [Int]) {
        for start in [[], [1, 2], [2, 2, 1], [0, 1, 2, 3, 4]] {
            list.items = start.map { Row(id: $0, name: "old \($0)") }
            _ = rows.rows
            list.items = ids.map { Row(id: $0, name: "new \($0)") }
            #expect(rows.rows == ids.map { "new \($0)" })
        }
    }

    @Test func itemsWithTheSameIdAreDistinguishedByTheirRows() throws {
        func row(_ name: String) -> Row { Row(id: 1, name: name) }
        list.items = [row("Ada"), row("Bob"), row("Eve")]
        #expect(rows.rows == ["Ada", "Bob", "Eve"])
        list.items = [row("Ada"), row("Bobby"), row("Eve")]
        #expect(rows.rows == ["Ada", "Bobby", "Eve"])
        try rows.select("Eve")
        list.items = [row("Ada"), row("Bob"), row("Eva")]
        #expect(rows.rows == ["Ada", "Bob", "Eva"])
        #expect(list.selectedItem == row("Eva"))
        list.items = [Row(id: 0, name: "Zoe"), row("Ada"), row("Bob"), row("Eva")]
        #expect(rows.rows == ["Zoe", "Ada", "Bob", "Eva"])
        #expect(list.selectedItem == row("Eva"))
        list.selectedItem = row("Bob")
        #expect(rows.selectedRow == 2)
    }

    @Test func theSelectionFollowsItsItem() throws {
        list.items = [Row(id: 1, name: "Ada"), Row(id: 2, name: "Bob")]
        try rows.select("Bob")
        list.items = [Row(id: 0, name: "Zoe"), Row(id: 1, name: "Ada"), Row(id: 2, name: "Bob")]
        #expect(list.selectedItem?.name == "Bob")
        #expect(rows.selectedRow == 2)
        list.items = [Row(id: 0, name: "Zoe")]
        #expect(list.selectedItem == nil)
    }

    @Test func clickingARowReportsItsItem() throws {
        list.items = [Row(id: 1, name: "Ada"), Row(id: 2, name: "Bob")]
        var activated: [String] = []
        var selected: [String?] = []
        let subscriptions = [
            list.rx.activated.subscribe(onNext: { activated.append($0.name) }),
            list.rx.selected.subscribe(onNext: { selected.append($0?.name) }),
        ]
        try rows.select("Bob")
        #expect(activated == ["Bob"])
        #expect(selected == ["Bob"])
        #expect(throws: HeadlessError.noRow("Eve", rows: ["Ada", "Bob"])) { try rows.select("Eve") }
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func itemsCanBeBound() {
        let source = BehaviorRelay(value: [Row(id: 1, name: "Ada")])
        let subscription = source.bind(to: list.rx.items)
        source.accept([Row(id: 1, name: "Ada"), Row(id: 2, name: "Bob")])
        #expect(rows.rows == ["Ada", "Bob"])
        subscription.dispose()
    }

    @Test func aListAndItsCellsAreReleasedTogether() throws {
        weak var deadList: ListView<Row>?
        weak var deadLabel: Label?
        do {
            let list = ListView<Row>(
                cell: {
                    let label = Label()
                    deadLabel = label
                    return label
                }, configure: { $0.text = $1.name })
            list.items = [Row(id: 1, name: "Ada")]
            #expect((list.backendView as? HeadlessList)?.rows == ["Ada"])
            deadList = list
            #expect(deadLabel != nil)
        }
        #expect(deadList == nil)
        #expect(deadLabel == nil)
    }
}
