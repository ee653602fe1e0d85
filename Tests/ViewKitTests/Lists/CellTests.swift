// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
}

private final class UnloadedRow: RowSource {
    let count = 1
    var changes: Observable<[RowChange]> { .never() }
    func item(at index: Int) -> Row? { nil }
}

/// What a backend gets from the cells of a list.
@MainActor struct CellTests {
    @MainActor final class Counter {
        var configured: [String] = []
    }

    private let counter = Counter()
    private let list: ListView<Row>
    private let rows: CollectionRows

    init() throws {
        HeadlessBackend.install()
        list = ListView(
            cell: { Label() },
            configure: { [counter] label, row in
                counter.configured.append(row.name)
                label.text = row.name
            })
        list.sections = [ListSection("A", [Row(id: 1, name: "Ada"), Row(id: 2, name: "Alan")])]
        rows = try #require((list.backendView as? HeadlessCollection)?.provider)
    }

    private func style(_ cell: RowCell) -> TextStyle? {
        (cell.view as? HeadlessControl<LabelState, LabelEvent>)?.shown?.style
    }

    @Test func aCellThatShowsItsRowAgainIsNotConfiguredAgain() {
        let cell = rows.makeCell(.item)
        cell.bind(1)
        cell.bind(1)
        #expect(counter.configured == ["Ada"])
        cell.bind(2)
        #expect(counter.configured == ["Ada", "Alan"])
    }

    @Test func aCellThatWasUnboundIsConfiguredAlsoForTheSameRow() {
        let cell = rows.makeCell(.item)
        cell.bind(1)
        cell.unbind()
        cell.bind(1)
        #expect(counter.configured == ["Ada", "Ada"])
    }

    @Test func theTitleOfASectionIsAHeading() {
        let cell = rows.makeCell(.header)
        cell.bind(0)
        #expect(style(cell) == .heading)
    }

    @Test func aRowThatIsNotLoadedIsSecondary() throws {
        let list = ListView<Row>(cell: { Label() }, configure: { $0.text = $1.name })
        list.source = UnloadedRow()
        let rows = try #require((list.backendView as? HeadlessCollection)?.provider)
        let cell = rows.makeCell(.placeholder)
        cell.bind(0)
        #expect(style(cell) == .secondary)
    }

    @Test func rowsThatAreNotLoadedAndPagesThatAreLoadedHaveNames() throws {
        let list = ListView<Row>(cell: { Label() }, configure: { $0.text = $1.name })
        list.itemText = { $0.name }
        list.source = UnloadedRow()
        list.pageStatus = .loading(nil)
        let rows = try #require((list.backendView as? HeadlessCollection)?.provider)
        #expect(rows.traits(0).name == "…")
        #expect(rows.traits(1).name == "Loading…")
        #expect(rows.traits(1).isLoading)
        list.pageStatus = .failed("The server does not respond.")
        #expect(rows.traits(1).name == "The server does not respond.")
        #expect(!rows.traits(1).isLoading)
    }
}
