// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
}

private final class NameCell: Box, Configurable {
    private let label = Label()

    init() { super.init(.vertical, [label]) }

    func configure(_ row: Row) { label.text = "\(row.id) \(row.name)" }
}

/// Counts the cells.
@MainActor private final class Counter {
    var made = 0
    var configured = 0
}

private final class Numbers: RowSource {
    var count: Int
    let relay = PublishRelay<[RowChange]>()
    var changes: Observable<[RowChange]> { relay.asObservable() }
    private(set) var asked = Set<Int>()
    private(set) var announced: [Range<Int>] = []
    var loaded: Range<Int>?

    init(_ count: Int) { self.count = count }

    func item(at index: Int) -> Row? {
        asked.insert(index)
        if let loaded, !loaded.contains(index) { return nil }
        return Row(id: index, name: "Row \(index)")
    }
    func willShow(_ rows: Range<Int>) { announced.append(rows) }
    func row(beginningWith prefix: String, from index: Int) -> Int? { prefix == "r" ? index : nil }
}

@MainActor @Suite(.serialized) struct CollectionTests {
    private let backend = HeadlessBackend.install()
    private let list: ListView<Row>
    private let rows: HeadlessCollection
    private let window = Window()
    private let bag = DisposeBag()

    private let counter = Counter()

    init() throws {
        let counter = counter
        list = ListView(
            cell: {
                counter.made += 1
                return Label()
            },
            configure: {
                counter.configured += 1
                $0.text = $1.name
            })
        rows = try #require(list.backendView as? HeadlessCollection)
        window.content = list
        window.present()
    }

    private var headless: HeadlessWindow {
        get throws { try #require(window.backendWindow as? HeadlessWindow) }
    }

    private func show(_ count: Int) throws {
        list.items = (0..<count).map { Row(id: $0, name: "Row \($0)") }
        try headless.layOut()
    }

    // MARK: Right

    @Test func aCellMayShowItsItemsByItself() throws {
        let list = ListView<Row>(cell: NameCell.init)
        list.items = [Row(id: 1, name: "Ada")]
        window.content = list
        #expect(try backend.windows[0].list().rows == ["1 Ada"])
        list.items = [Row(id: 1, name: "Bob"), Row(id: 2, name: "Eve")]
        #expect(try backend.windows[0].list().rows == ["1 Bob", "2 Eve"])
        let grid = GridView<Row>(cell: NameCell.init)
        grid.items = list.items
        window.content = grid
        #expect(try backend.windows[0].gridView().rows == ["1 Bob", "2 Eve"])
    }

    @Test func eachRowShowsItsItemAfterAnyAssignment() throws {
        var random = SystemRandomNumberGenerator()
        rows.visibleRowCount = 6
        for _ in 0..<400 {
            let kinds = Int.random(in: 1...9, using: &random)
            list.items = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                Row(
                    id: .random(in: 0..<kinds, using: &random),
                    name: "\(Int.random(in: 0...99, using: &random))")
            }
            try headless.layOut()
            #expect(rows.visibleNames == rows.visibleRows.map { list.items[$0].name })
            #expect(rows.rows == list.items.map(\.name))
            if let last = list.items.indices.randomElement(using: &random) { rows.scroll(to: last) }
        }
    }

    @Test func aCellIsReusedForAnotherRow() throws {
        try show(1000)
        for row in stride(from: 0, to: 1000, by: 7) {
            rows.scroll(to: row)
            try headless.layOut()
            #expect(rows.visibleNames == rows.visibleRows.map { "Row \($0)" })
        }
        #expect(counter.made <= 3 * rows.visibleRowCount)
    }

    // MARK: Counts

    @Test func aMillionRowsMakeTheCellsOfAThousand() throws {
        try show(1000)
        let made = counter.made
        #expect(made == 20)
        let source = Numbers(1_000_000)
        list.source = source
        try headless.layOut()
        #expect(counter.made == made)
        #expect(source.asked.count <= 20)
        rows.scrollToEnd()
        try headless.layOut()
        #expect(rows.visibleNames.last == "Row 999999")
        #expect(source.asked.count <= 40)
        #expect(counter.made <= 3 * rows.visibleRowCount)
    }

    @Test func onlyChangedVisibleRowsAreConfigured() throws {
        try show(10_000)
        rows.visibleRowCount = 1000
        try headless.layOut()
        counter.configured = 0
        var items = list.items
        for index in 0..<100 { items[index * 97 + 13].name = "Changed" }
        list.items = items
        try headless.layOut()
        #expect(counter.configured == 11)
        #expect(rows.visibleNames == items.prefix(1000).map(\.name))
    }

    @Test func aHundredMovedRowsAreTheOnlyOnesThatAreConfigured() throws {
        try show(400)
        rows.visibleRowCount = 400
        try headless.layOut()
        counter.configured = 0
        var items = list.items
        for index in 0..<100 { items.insert(items.remove(at: index * 3 + 7), at: (index * 83 + 200) % 400) }
        list.items = items
        try headless.layOut()
        #expect(counter.configured <= 100)
        #expect(rows.visibleNames == items.map(\.name))
    }

    // MARK: Selection

    @Test func severalRowsAreSelectedAndFollowTheirItems() throws {
        list.selectionMode = .multiple
        list.activatesOnSingleClick = false
        try show(6)
        var selections: [[String]] = []
        list.rx.selectedItems.subscribe(onNext: { selections.append($0.map(\.name)) }).disposed(by: bag)
        try rows.select("Row 1")
        try rows.extendSelection(to: "Row 3")
        try rows.toggleSelection(of: "Row 2")
        #expect(selections == [[], ["Row 1"], ["Row 1", "Row 2", "Row 3"], ["Row 1", "Row 3"]])
        list.items = list.items.reversed()
        #expect(list.selectedItems.map(\.name) == ["Row 3", "Row 1"])
        list.items.removeFirst(3)
        #expect(list.selectedItems.map(\.name) == ["Row 1"])
        try rows.selectAll()
        #expect(list.selectedRows == RowSet(0..<3))
        list.selectedItems = []
        #expect(rows.selectedNames == [])
        #expect(selections.dropFirst(4) == [["Row 1"], ["Row 2", "Row 1", "Row 0"]])
    }

    @Test func aModeWithoutSelectionEndsIt() throws {
        try show(3)
        try rows.select("Row 1")
        list.selectionMode = .none
        #expect(list.selectedItem == nil)
        try rows.select("Row 2")
        #expect(list.selectedItem == nil)
    }

    // MARK: Sections

    @Test func sectionsHaveTitlesThatCannotBeSelected() throws {
        list.sections = [
            ListSection("A", [Row(id: 1, name: "Ada"), Row(id: 2, name: "Alan")]),
            ListSection("G", [Row(id: 3, name: "Grace")]),
        ]
        #expect(rows.rows == ["A", "Ada", "Alan", "G", "Grace"])
        #expect(rows.traits(of: 3).kind == .header)
        list.selectionMode = .multiple
        try rows.selectAll()
        #expect(list.selectedItems.map(\.name) == ["Ada", "Alan", "Grace"])
        try rows.select("G")
        #expect(list.selectedItems.count == 3)
        list.sections.removeFirst()
        #expect(rows.rows == ["G", "Grace"])
        #expect(list.sections == [ListSection("G", [Row(id: 3, name: "Grace")])])
        #expect(list.items == [Row(id: 3, name: "Grace")])
    }

    // MARK: Scrolling

    @Test func anyPrefetchDistanceIsPossible() throws {
        let source = Numbers(100)
        for (distance, expected) in [(Int.max, 0..<100), (Int.min, 0..<20)] {
            list.prefetchDistance = distance
            list.source = source
            try headless.layOut()
            rows.onEvent?(.visible(0..<20))
            #expect(source.announced.last == expected)
        }
    }

    @Test func theEndIsReportedOnceForEachNumberOfRows() throws {
        var ends = 0
        var visible: [Range<Int>] = []
        list.rx.nearEnd.subscribe(onNext: { ends += 1 }).disposed(by: bag)
        list.rx.visibleRows.subscribe(onNext: { visible.append($0) }).disposed(by: bag)
        list.prefetchDistance = 5
        try show(100)
        #expect(visible == [0..<20])
        #expect(ends == 0)
        list.scroll(toRow: 94)
        try headless.layOut()
        #expect(ends == 1)
        rows.scrollToEnd()
        try headless.layOut()
        #expect(ends == 1)
        #expect(visible == [0..<20, 75..<95, 80..<100])
        list.items += [Row(id: 100, name: "Row 100")]
        try headless.layOut()
        #expect(ends == 1)
        rows.scrollToEnd()
        try headless.layOut()
        #expect(ends == 2)
        list.scroll(to: list.items[3])
        #expect(list.visibleRows == 81..<101)
        try headless.layOut()
        #expect(list.visibleRows == 3..<23)
    }

    /// As after a search that finds as many rows.
    @Test func theEndIsReportedForOtherRowsOfTheSameNumber() async throws {
        var ends = 0
        list.rx.nearEnd.subscribe(onNext: { ends += 1 }).disposed(by: bag)
        try show(5)
        #expect(ends == 1)
        list.items = (100..<105).map { Row(id: $0, name: "Row \($0)") }
        try headless.layOut()
        for _ in 0..<1000 where ends < 2 { await Task.yield() }
        #expect(ends == 2)
        list.items[0].name = "Another name"
        list.pageStatus = .loading(nil)
        list.pageStatus = nil
        try headless.layOut()
        for _ in 0..<100 { await Task.yield() }
        #expect(ends == 2, "the rows are the same ones")
        list.items.append(Row(id: 105, name: "Row 105"))
        try headless.layOut()
        for _ in 0..<100 { await Task.yield() }
        #expect(ends == 3, "once for one insertion")
        list.items.reverse()
        try headless.layOut()
        for _ in 0..<100 { await Task.yield() }
        #expect(ends == 3, "the rows are the same ones in another order")
    }

    // MARK: Sources

    @Test func aSourceLoadsTheRowsThatAreSeen() throws {
        let source = Numbers(500)
        source.loaded = 0..<10
        list.source = source
        try headless.layOut()
        #expect(source.announced == [0..<40])
        #expect(rows.visibleNames == (0..<10).map { "Row \($0)" } + Array(repeating: "…", count: 10))
        #expect(list.item(at: 12) == nil)
        source.loaded = 0..<40
        source.relay.accept([.updated(10..<40)])
        try headless.layOut()
        #expect(rows.visibleNames == (0..<20).map { "Row \($0)" })
        try rows.select(at: 5)
        source.count = 502
        source.relay.accept([
            .spliced(ListSplice(position: 0, removed: 0, added: 1)),
            .spliced(ListSplice(position: 0, removed: 0, added: 1)),
        ])
        #expect(list.selectedRows == [7])
        #expect(list.rowCount == 502)
        list.items = []
        source.relay.accept([.spliced(ListSplice(position: 0, removed: 1, added: 0))])
        #expect(list.rowCount == 0)
    }

    @Test func aSourceThatMiscountsIsReported() throws {
        let source = Numbers(5)
        let reports = reported {
            list.source = source
            source.count = 8
            source.relay.accept([.spliced(ListSplice(position: 0, removed: 0, added: 1))])
        }
        #expect(rows.rows.count == 8)
        #expect(
            reports == [
                "ListView<Row>: the changes of its source lead from 5 to 6 rows, but the source has 8. All rows are read again. Send the "
                    + "changes after they were made, and all that were made since then at once."
            ])
    }

    // MARK: What a row offers

    @Test func typingGoesToTheRowThatBeginsSo() throws {
        list.items = ["Ada", "Barbara", "Alan", "Grace"].enumerated().map { Row(id: $0, name: $1) }
        try rows.type("gr")
        #expect(list.selectedItem == nil)
        list.itemText = { $0.name }
        var selected: [String?] = []
        list.rx.selected.subscribe(onNext: { selected.append($0?.name) }).disposed(by: bag)
        try rows.type("gr")
        try rows.type("a")
        try rows.type("a")
        try rows.type("x")
        #expect(selected == ["Grace", "Ada", "Alan"])
        #expect(rows.focusedRow == 2)
        #expect(rows.traits(of: 1).name == "Barbara")
    }

    @Test func aRowHasAMenu() throws {
        try show(3)
        let delete = Action("row.delete", title: "Delete") { [list] in
            list.items.removeAll { $0 == list.selectedItem }
        }
        window.actions = [delete]
        #expect(throws: HeadlessError.self) { try rows.openMenu(of: "Row 1") }
        list.contextMenu = { row in
            row.id == 0 ? nil : Menu(sections: [[.init("Delete", action: "row.delete")]])
        }
        #expect(throws: HeadlessError.self) { try rows.openMenu(of: "Row 0") }
        #expect(try rows.openMenu(of: "Row 1").titles == ["Delete"])
        #expect(list.selectedItem?.name == "Row 1")
        #expect(list.contextItem?.name == "Row 1")
        try rows.choose("Delete", fromMenuOf: "Row 2")
        #expect(rows.rows == ["Row 0", "Row 1"])
        #expect(throws: HeadlessError.noItem("Copy", items: ["Delete"])) {
            try rows.choose("Copy", fromMenuOf: "Row 1")
        }
        list.contextMenuSelects = false
        list.selectedRows = []
        #expect(try rows.openMenu(of: "Row 1").titles == ["Delete"])
        #expect(list.selectedItem == nil && list.contextItem?.name == "Row 1")
        list.contextMenuSelects = true
        // The row is selected before the menu is created, because the menu may depend on the selection.
        list.selectedRows = []
        var selected: [String] = []
        list.contextMenu = { [unowned list] _ in
            selected = list.selectedItems.map(\.name)
            return Menu(sections: [[.init("Delete", action: "row.delete")]])
        }
        try rows.openMenu(of: "Row 1")
        #expect(selected == ["Row 1"])
    }

    @Test func rowsAreMoved() throws {
        try show(4)
        #expect(throws: HeadlessError.self) { try rows.move("Row 0", to: 2) }
        list.isReorderable = true
        try rows.select("Row 0")
        var moves: [String] = []
        list.rx.itemMoved.subscribe(onNext: {
            moves.append("\($0.item.name) \($0.sourceIndex) \($0.destinationIndex)")
        })
        .disposed(by: bag)
        try rows.move("Row 0", to: 2)
        #expect(rows.rows == ["Row 1", "Row 2", "Row 0", "Row 3"])
        #expect(moves == ["Row 0 0 2"])
        #expect(list.selectedItem?.name == "Row 0")
        #expect(rows.focusedRow == 2)
    }

    @Test func anEmptyListShowsItsEmptyView() throws {
        let status = StatusView(icon: "system-users-symbolic", title: "No contacts")
        list.emptyView = status
        #expect(try headless.texts == ["No contacts"])
        #expect(status.superview === list)
        try show(1)
        #expect(try headless.texts == ["Row 0"])
        list.items = []
        #expect(try headless.texts == ["No contacts"])
        list.emptyView = nil
        #expect(try headless.texts == [])
        #expect(status.superview == nil)
    }

    @Test func aNameThatNoRowHasIsAnErrorWithTheNearestNames() throws {
        try show(3000)
        let error = #expect(throws: HeadlessError.self) { try rows.select("Rov 12") }
        #expect(
            error?.message
                == "The list has no row \"Rov 12\" among the first 1000 of its 3000 rows. Use the index of a row below them: select(at:). "
                + "Rows: \"Row 12\", \"Row 1\", \"Row 2\", \"Row 10\", \"Row 11\", \"Row 13\", \"Row 14\", \"Row 15\", \"Row 16\", "
                + "\"Row 17\" and 990 more.")
        try rows.select(at: 2999)
        #expect(list.selectedItem?.name == "Row 2999")
    }

    @Test func anInvalidSelectionIsRefused() throws {
        try show(3)
        let reports = reported {
            list.selectedRows = [3]
            list.selectedRows = [0, 1]
        }
        #expect(list.selectedRows == [])
        #expect(
            reports == [
                "ListView<Row>: selection is 3, and must be from 0 to 2. The view keeps its previous state. Set a valid value.",
                "ListView<Row>: selection has 2 rows; with the selection mode single it must have at most 1. The view keeps its previous "
                    + "state. Set a valid value.",
            ])
    }

    @Test func theStateIsReadFromNamedFields() {
        let state = CollectionViewState {
            $0.rowCount = 9
            $0.selection = [1, 2, 5]
            $0.selectionMode = .multiple
        }
        #expect(state.validationError == nil)
        #expect(
            CollectionViewState { $0.columns = [.init(id: "a", title: "A"), .init(id: "a", title: "B")] }
                .validationError == "columns has \"a\" twice; each column needs an id of its own")
        #expect(
            CollectionViewState { $0.sort = ColumnSort("b") }.validationError
                == "sort is by \"b\", which is not the id of a column; there are: none")
    }

    @Test func aCollectionAndItsCellsAreReleased() throws {
        weak var deadList: ListView<Row>?
        weak var deadStatus: StatusView?
        weak var deadSource: Numbers?
        do {
            let list = ListView<Row>(cell: { Label() }, configure: { $0.text = $1.name })
            let (source, status) = (Numbers(10), StatusView(icon: "x", title: "Nothing"))
            list.source = source
            list.emptyView = status
            list.contextMenu = { _ in Menu() }
            #expect((list.backendView as? HeadlessCollection)?.rows.count == 10)
            (deadList, deadStatus, deadSource) = (list, status, source)
        }
        #expect(deadList == nil)
        #expect(deadStatus == nil)
        #expect(deadSource == nil)
    }
}
