// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@MainActor struct RowSourceTests {
    private struct Number: Identifiable, Equatable { let id: Int }

    private final class Numbers: RowSource {
        var count: Int
        let sent = PublishSubject<[RowChange]>()
        var whenObserved: () -> Void = {}

        init(_ count: Int) { self.count = count }

        func item(at index: Int) -> Number? { Number(id: index) }

        var changes: Observable<[RowChange]> {
            .deferred { [weak self] in
                self?.whenObserved()
                return self?.sent.asObservable() ?? .empty()
            }
        }
    }

    /// A source whose rows are removed and inserted.
    private final class Ids: RowSource {
        private var ids: [Int]
        private let sent = PublishSubject<[RowChange]>()
        var count: Int { ids.count }
        var changes: Observable<[RowChange]> { sent.asObservable() }

        init(_ ids: [Int] = [1, 2, 3]) { self.ids = ids }

        func item(at index: Int) -> Number? { Number(id: ids[index]) }

        /// Removes rows, from the last one on.
        func remove(at indices: Int...) {
            for index in indices { ids.remove(at: index) }
            sent.onNext(indices.map { .spliced(ListSplice(position: $0, removed: 1, added: 0)) })
        }

        func insert(_ id: Int, at index: Int) { insert([(id, index)]) }

        func insert(_ new: [(id: Int, index: Int)]) {
            for (id, index) in new { ids.insert(id, at: index) }
            sent.onNext(new.map { .spliced(ListSplice(position: $0.index, removed: 0, added: 1)) })
        }
    }

    /// As by Delete and undo.
    @Test func aRowThatComesBackIsSelectedHoweverItWasSelected() throws {
        HeadlessBackend.install()
        let list = ListView<Number>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
        let rows = try #require(list.backendView as? HeadlessCollection)
        let window = openWindow(list)
        let ids = Ids()
        list.source = ids
        try rows.select(at: 1)
        for _ in 0..<2 {
            ids.remove(at: 1)
            #expect(list.selectedItem?.id == 3)
            ids.insert(2, at: 1)
            #expect(list.selectedItem?.id == 2)
        }
        list.position = RowPosition(selected: [1])
        ids.remove(at: 0)
        ids.insert(1, at: 0)
        #expect(list.selectedItem?.id == 1)
        window.close()
    }

    /// At once, or one after the other.
    @Test func allSelectedRowsThatComeBackAreSelected() throws {
        HeadlessBackend.install()
        let list = ListView<Number>(
            selectionMode: .multiple, cell: { Label() }, configure: { $0.text = "\($1.id)" })
        let rows = try #require(list.backendView as? HeadlessCollection)
        let window = openWindow(list)
        let ids = Ids(Array(1...6))
        list.source = ids
        try rows.select(at: 1)
        list.selectedRows = [1, 3, 5]
        for _ in 0..<2 {
            ids.remove(at: 3, 1)
            #expect(list.selectedItems.map(\.id) == [6])
            ids.insert([(2, 1), (4, 3)])
            #expect(list.selectedItems.map(\.id) == [2, 4, 6])
        }
        ids.remove(at: 1)
        ids.remove(at: 2)
        #expect(list.selectedItems.map(\.id) == [6])
        ids.insert(4, at: 2)
        ids.insert(2, at: 1)
        #expect(list.selectedItems.map(\.id) == [2, 4, 6])
        // What is selected since then is all that is selected.
        ids.remove(at: 1)
        list.selectedRows = [0]
        ids.insert(2, at: 1)
        #expect(list.selectedItems.map(\.id) == [1])
        window.close()
    }

    @Test func rowsThatAreFarAwayAreNotReadWhenTheyAreSelected() throws {
        final class Numbers: RowSource {
            var count: Int { 10_000 }
            var changes: Observable<[RowChange]> { .never() }
            var read: [Int] = []
            func item(at index: Int) -> Number? {
                read.append(index)
                return Number(id: index)
            }
        }
        HeadlessBackend.install()
        let list = ListView<Number>(
            selectionMode: .multiple, cell: { Label() }, configure: { $0.text = "\($1.id)" })
        let numbers = Numbers()
        list.source = numbers
        list.selectedRows = RowSet(0..<10_000)
        #expect(!numbers.read.contains { $0 > 500 })
        numbers.read = []
        list.selectedRows = RowSet(5_000..<5_300)
        #expect(Set(numbers.read) == [5_000])
    }

    @Test func aSourceWhoseCountHasChangedCanBeSetAgain() throws {
        HeadlessBackend.install()
        let list = ListView<Number>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
        let rows = try #require(list.backendView as? HeadlessCollection)
        let numbers = Numbers(5)
        list.source = numbers
        list.selectedRows = [4]
        for count in [3, 0, 0, 2] {
            numbers.count = count
            list.source = numbers
            #expect(list.rowCount == count && rows.rows == (0..<count).map(String.init))
            #expect(list.selectedRows == [])
        }
        numbers.count = 1
        list.items = [Number(id: 7)]
        #expect(list.rowCount == 1 && rows.rows == ["7"])
    }

    /// A source that replaces itself when it is observed, as a cache does that finds rows on the disk.
    @Test func aSourceThatReplacesAnotherOneWhileThatIsSubscribedToStaysObserved() {
        HeadlessBackend.install()
        let list = ListView<Number>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
        let (first, second) = (Numbers(1), Numbers(2))
        first.whenObserved = { [unowned list] in list.source = second }
        list.source = first
        #expect(list.source === second && list.rowCount == 2)
        #expect(second.sent.hasObservers && !first.sent.hasObservers)
        second.count = 3
        second.sent.onNext([.spliced(ListSplice(position: 2, removed: 0, added: 1))])
        #expect(list.rowCount == 3)
    }
}
