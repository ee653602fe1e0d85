// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private struct File: Identifiable, Equatable {
    let id: String
    let size: Int
}

@MainActor @Suite(.serialized) struct ColumnViewTests {
    private let view: ColumnView<File>
    private let rows: HeadlessCollection
    private let bag = DisposeBag()

    init() throws {
        HeadlessBackend.install()
        view = ColumnView(columns: [
            Column("Name", expands: true, sortedBy: { $0.id < $1.id }) { $0.id },
            Column("Size", width: 80, sortedBy: { $0.size < $1.size }) { "\($0.size)" },
            Column("Kind") { _ in "File" },
        ])
        rows = try #require(view.backendView as? HeadlessCollection)
        view.items = [File(id: "b", size: 1), File(id: "a", size: 3), File(id: "c", size: 1)]
    }

    @Test func aRowHasACellForEachColumn() {
        #expect(rows.columnTitles == ["Name", "Size", "Kind"])
        #expect(rows.rowTexts == [["b", "1", "File"], ["a", "3", "File"], ["c", "1", "File"]])
    }

    @Test func aTitleSortsAndSortsTheOtherWayRound() throws {
        var sorts: [ColumnSort?] = []
        view.rx.sorted.subscribe(onNext: { sorts.append($0) }).disposed(by: bag)
        try rows.select("c")
        try rows.sort(by: "Size")
        #expect(rows.rows == ["b", "c", "a"])
        try rows.sort(by: "Size")
        #expect(rows.rows == ["a", "b", "c"])
        #expect(view.selectedItem?.id == "c")
        view.items.append(File(id: "d", size: 2))
        #expect(rows.rows == ["a", "d", "b", "c"])
        view.sort = nil
        #expect(rows.rows == ["b", "a", "c", "d"])
        #expect(sorts == [ColumnSort("Size"), ColumnSort("Size", ascending: false)])
        #expect(throws: HeadlessError.self) { try rows.sort(by: "Kind") }
    }

    @Test func columnsAreMovedResizedAndHidden() throws {
        try rows.moveColumn("Size", to: 0)
        #expect(rows.rowTexts[0] == ["1", "b", "File"])
        try rows.setColumn("Kind", isVisible: false)
        #expect(rows.columnTitles == ["Size", "Name"])
        #expect(rows.rowTexts[0] == ["1", "b"])
        try rows.resize("Name", to: 200)
        #expect(view.columns.map(\.width) == [80, 200, nil])
        try rows.setColumn("Size", isVisible: false)
        try rows.setColumn("Name", isVisible: false)
        #expect(rows.columnTitles == ["Name"])
    }

    @Test func anUnknownColumnIsReported() {
        let reports = reported {
            view.columns.append(ColumnProperties(id: "Date", title: "Date"))
            view.sort = ColumnSort("Date")
        }
        #expect(
            reports == [
                "ColumnView<File>: there is no column \"Date\"; the view was created with: \"Name\", \"Size\", \"Kind\". The view keeps its "
                    + "previous state. Set a valid value.",
                "ColumnView<File>: sort is by \"Date\", which is not the id of a column; there are: \"Name\", \"Size\", \"Kind\". The view keeps "
                    + "its previous state. Set a valid value.",
            ])
    }

    @Test func aGridShowsTiles() throws {
        let grid = GridView<File>(columns: 2...4, cell: { Label() }, configure: { $0.text = $1.id })
        grid.items = view.items
        let tiles = try #require(grid.backendView as? HeadlessCollection)
        #expect(tiles.role == .gridView)
        #expect(tiles.rows == ["b", "a", "c"])
        grid.columns = 1...2
        #expect(tiles.shown?.maximumColumns == 2)
    }
}
