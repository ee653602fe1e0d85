// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import StateKit
import Testing

private struct Refused: Error {}

/// A table of rows, whose requests the test completes.
@MainActor private final class Table {
    var rows = 1000
    var reportsCount = true
    private(set) var requests: [(range: Range<Int>, answer: PublishSubject<Paged<[Int]>>)] = []

    func rows(_ range: Range<Int>) -> Observable<Paged<[Int]>> {
        requests.append((range, PublishSubject()))
        return requests[requests.count - 1].answer
    }

    var ranges: [Range<Int>] { requests.map(\.range) }

    /// The index of the newest request of a range.
    func newest(_ range: Range<Int>) -> Int { ranges.lastIndex(of: range) ?? 0 }

    func answer(_ index: Int? = nil, adding offset: Int = 0) {
        let (range, answer) = requests[index ?? requests.count - 1]
        let data = range.clamped(to: 0..<rows).map { $0 + offset }
        answer.onNext(Paged(data: data, itemsCount: reportsCount ? rows : nil))
        answer.onCompleted()
    }
}

private struct Number: Identifiable, Equatable {
    let id: Int
}

@MainActor struct PagedRowsTests {
    private let table = Table()
    private let rows: PagedRowCache<Int>
    private let changes = ReplayRelay<RowsChange>.createUnbound()
    private let bag = DisposeBag()

    init() {
        rows = PagedRowCache(pageSize: 10, keepingPages: 3) { [table] range in table.rows(range) }
        rows.changes.bind(to: changes).disposed(by: bag)
    }

    private var seen: [RowsChange] {
        var all: [RowsChange] = []
        changes.subscribe(onNext: { all.append($0) }).dispose()
        return all
    }

    @Test func theCountAndTheFirstRowsComeWithTheFirstPage() async {
        #expect(rows.count == 0 && rows.state.value.isGlobalLoading && rows.row(at: 0) == nil)
        rows.refreshData()
        table.answer()
        #expect(rows.count == 0)
        await turn()
        #expect(rows.count == 1000 && rows.row(at: 9) == 9 && !rows.state.value.isLoading)
        #expect(seen == [.spliced([ListSplice(position: 0, removed: 0, added: 1000)]), .updated(0..<10)])
    }

    @Test func aRowThatIsNotLoadedIsAPlaceholderAndItsPageIsRequestedOnce() async {
        await begin()
        #expect(rows.row(at: 505) == nil && rows.row(at: 501) == nil)
        #expect(table.ranges == [0..<10, 500..<510])
        table.answer()
        #expect(rows.row(at: 505) == nil, "a list does not change while it asks for a row")
        await turn()
        #expect(rows.row(at: 505) == 505 && seen.last == .updated(500..<510))
        #expect(table.requests.count == 2)
    }

    @Test func onlyThePagesThatWereReadLastAreKept() async {
        await begin()
        for index in stride(from: 100, to: 200, by: 10) {
            _ = rows.row(at: index)
            table.answer()
            await turn()
        }
        #expect(rows.row(at: 190) == 190 && rows.row(at: 180) == 180)
        #expect(table.requests.count == 11)
        #expect(rows.row(at: 100) == nil && table.ranges.last == 100..<110)
    }

    @Test func rowsFarFromEachOtherThatAreReadInTurnsAreRequestedOnce() async {
        await begin()
        for index in [300, 600, 900] {
            _ = rows.row(at: index)
            table.answer()
            await turn()
        }
        // The row with the keyboard focus, and a visible row.
        for _ in 0..<10 {
            for index in [5, 905] where rows.row(at: index) == nil {
                table.answer()
                await turn()
            }
        }
        #expect(table.ranges.dropFirst() == [300..<310, 600..<610, 900..<910, 0..<10])
        #expect(rows.row(at: 5) == 5 && rows.row(at: 905) == 905)
    }

    @Test func aPageThatIsDroppedWhileItLoadsIsCancelled() async {
        await begin()
        for index in [100, 500, 510, 520] { _ = rows.row(at: index) }
        #expect(!table.requests[1].answer.hasObservers)
        #expect(table.requests[4].answer.hasObservers)
    }

    @Test func aPageThatFailsIsAPlaceholderUntilItIsRetried() async {
        await begin()
        _ = rows.row(at: 20)
        table.requests[1].answer.onError(Refused())
        await turn()
        #expect(rows.error(at: 25) is Refused && rows.row(at: 25) == nil && rows.error(at: 5) == nil)
        #expect(table.requests.count == 2 && seen.last == .updated(20..<30) && rows.state.value.error == nil)
        rows.retry(at: 25)
        #expect(rows.error(at: 25) == nil)
        table.answer()
        await turn()
        #expect(rows.row(at: 25) == 25)
    }

    @Test func aFailedFirstPageIsAnErrorOfTheState() async {
        rows.refreshData()
        table.requests[0].answer.onError(Refused())
        await turn()
        #expect(rows.state.value.globalError is Refused)
        rows.refreshData()
        table.answer()
        await turn()
        #expect(rows.state.value.error == nil && rows.count == 1000)
    }

    @Test func aRefreshKeepsTheRowsUntilTheNewOnesAreThere() async {
        await begin()
        rows.refreshData()
        #expect(rows.row(at: 3) == 3 && rows.state.value.refreshLoading)
        table.rows = 995
        table.answer(adding: 5000)
        await turn()
        #expect(rows.row(at: 3) == 5003 && rows.count == 995)
        #expect(
            seen.suffix(2) == [.spliced([ListSplice(position: 995, removed: 5, added: 0)]), .updated(0..<10)])
    }

    @Test func aRefreshLastsUntilAllItsPagesHaveAnsweredAndFailsIfOneDoes() async {
        await begin()
        _ = rows.row(at: 10)
        table.answer()
        await turn()
        rows.refreshData()
        table.answer(table.newest(0..<10), adding: 5000)
        await turn()
        #expect(rows.row(at: 3) == 5003 && rows.state.value.refreshLoading)
        _ = rows.row(at: 100)
        table.answer()
        await turn()
        #expect(rows.row(at: 100) == 100 && rows.state.value.refreshLoading)
        table.requests[table.newest(10..<20)].answer.onError(Refused())
        await turn()
        #expect(!rows.state.value.isLoading && rows.state.value.hintError is Refused)
        #expect(rows.row(at: 3) == 5003 && rows.row(at: 13) == 13)

        rows.refreshData()
        table.requests[table.newest(10..<20)].answer.onError(Refused())
        await turn()
        #expect(rows.state.value.refreshLoading && rows.state.value.error == nil)
        for range in [0..<10, 100..<110] { table.answer(table.newest(range)) }
        await turn()
        #expect(!rows.state.value.isLoading && rows.state.value.hintError is Refused)

        rows.refreshData()
        for range in [0..<10, 10..<20, 100..<110] { table.answer(table.newest(range), adding: 7000) }
        await turn()
        #expect(!rows.state.value.isLoading && rows.state.value.error == nil && rows.row(at: 13) == 7013)
    }

    @Test func aRefreshDoesNotWaitForAPageThatIsDropped() async {
        await begin()
        _ = rows.row(at: 10)
        table.answer()
        await turn()
        rows.refreshData()
        table.answer(table.newest(0..<10))
        await turn()
        for index in [3, 100, 200] { _ = rows.row(at: index) }
        #expect(!table.requests[table.newest(10..<20)].answer.hasObservers)
        #expect(rows.state.value.isLoading, "a list does not change while it asks for a row")
        await turn()
        #expect(!rows.state.value.isLoading && rows.state.value.error == nil)
    }

    @Test func anotherQueryKeepsTheRowsAndReplacesThemAtOnce() async {
        await begin()
        _ = rows.row(at: 500)
        let other = Table()
        other.rows = 12
        rows.use { other.rows($0) }
        #expect(rows.row(at: 3) == 3 && rows.count == 1000 && !table.requests[1].answer.hasObservers)
        _ = rows.row(at: 700)
        #expect(table.requests.count == 2 && other.requests.count == 1)
        other.answer(adding: 7000)
        await turn()
        #expect(rows.row(at: 3) == 7003 && rows.count == 12 && seen.last == .reset)
        #expect(rows.row(at: 500) == nil && rows.row(at: 11) == nil && other.ranges == [0..<10, 10..<20])
        other.answer(adding: 7000)
        await turn()
        #expect(rows.row(at: 11) == 7011)
    }

    @Test func anotherQueryThatFailsKeepsTheRowsAndIsRequestedAgain() async {
        await begin()
        let other = Table()
        rows.use { other.rows($0) }
        other.requests[0].answer.onError(Refused())
        await turn()
        #expect(rows.row(at: 3) == 3 && rows.state.value.hintError is Refused)
        #expect(rows.row(at: 500) == nil && other.requests.count == 1, "rows of two queries do not mix")
        rows.refreshData()
        rows.refreshData()
        #expect(other.requests.count == 2)
        other.answer(adding: 7000)
        await turn()
        #expect(rows.row(at: 3) == 7003 && rows.state.value.error == nil)
    }

    @Test func afterDisposalWhatWasLoadingIsRequestedAgain() async {
        await begin()
        _ = rows.row(at: 500)
        rows.dispose()
        #expect(!table.requests[1].answer.hasObservers && rows.row(at: 3) == 3 && rows.count == 1000)
        _ = rows.row(at: 500)
        #expect(table.requests.count == 3, "a page whose request was cancelled is requested when it is shown")

        let other = Table()
        rows.use { other.rows($0) }
        rows.refreshData()
        #expect(other.requests.count == 1, "a refresh joins the request for the first page of another query")
        rows.dispose()
        #expect(!other.requests[0].answer.hasObservers && !rows.state.value.isLoading)
        rows.refreshData()
        #expect(other.requests.count == 2 && rows.state.value.isLoading)
        other.answer(adding: 7000)
        await turn()
        #expect(rows.row(at: 3) == 7003)
    }

    @Test func aRowThatIsShownHasNoErrorIfItsRefreshFails() async {
        await begin()
        rows.refreshData()
        table.requests[1].answer.onError(Refused())
        await turn()
        #expect(rows.row(at: 3) == 3 && rows.error(at: 3) == nil && rows.state.value.hintError is Refused)
        #expect(rows.error(at: -1) == nil)
    }

    @Test func aSearchUsesTheLatestQuery() async {
        let scheduler = TestScheduler(initialClock: 0)
        let typed = PublishSubject<Int>()
        let search = rows.search(typed, debounce: .seconds(10), scheduler: scheduler) { query, range in
            Observable.just(Paged(data: range.map { $0 + query }, itemsCount: 50))
        }
        typed.onNext(100)
        typed.onNext(200)
        scheduler.advanceTo(20)
        await turn()
        #expect(rows.row(at: 1) == 201 && rows.count == 50)
        search.dispose()
    }

    @Test func withoutACountAPageThatIsNotFullIsTheLastOne() async {
        table.reportsCount = false
        table.rows = 15
        await begin()
        #expect(rows.count == 11)
        _ = rows.row(at: 10)
        table.answer()
        await turn()
        #expect(
            rows.count == 15 && rows.row(at: 14) == 14 && rows.row(at: 15) == nil && rows.row(at: -1) == nil)
    }

    @Test func anAsyncClosureIsASourceOfRows() async {
        let rows = PagedRowCache<Int>(pageSize: 10) { range in Paged(data: Array(range), itemsCount: 100) }
        rows.refreshData()
        await eventually("rows") { rows.row(at: 5) == 5 }
    }

    @Test func releasedRowsCancelTheirRequests() async {
        var released: PagedRowCache<Int>? = PagedRowCache(pageSize: 10) { [table] range in table.rows(range) }
        weak let gone = released
        released?.refreshData()
        released?.use { [table] range in table.rows(range) }
        released = nil
        #expect(gone == nil && table.requests.allSatisfy { !$0.answer.hasObservers })
    }

    /// An observer of the state that requests the next page at once makes the state change while others receive it.
    @Test func theRowsAreUpToDateAtEachChangeAlsoIfAnObserverLoadsMore() {
        let paged = PagedCollectionController<Number>(pageSize: 3) { start, limit in
            Observable.just(Paged(data: (start..<start + limit).map { Number(id: $0) }))
        }
        paged.relay.subscribe(onNext: { [unowned paged] state in
            if state.data?.count == 3, !state.isLoading { paged.loadMore() }
        }).disposed(by: bag)
        var shown: [Number] = []
        paged.changes.subscribe(onNext: { [unowned paged] change in
            guard case .spliced(let splices) = change else { return }
            for splice in splices {
                let added = (0..<splice.added).compactMap { paged.row(at: splice.position + $0) }
                shown.replaceSubrange(splice.position..<splice.position + splice.removed, with: added)
            }
            #expect(shown.count == paged.count)
        }).disposed(by: bag)
        paged.refreshData()
        #expect(shown.map(\.id) == Array(0..<6) && paged.relay.value.data == shown)
    }

    @Test func anObserverOfTheChangesDoesNotRetainTheRows() {
        weak var relay: BehaviorRelay<CollectionState<Number>>?
        do {
            let paged = PagedCollectionController<Number>(pageSize: 3) { start, limit in
                Observable.just(Paged(data: (start..<start + limit).map { Number(id: $0) }))
            }
            relay = paged.relay
            paged.changes.subscribe(onNext: { _ in }).disposed(by: bag)
        }
        #expect(relay == nil)
    }

    @Test func thePagesOfAControllerAreRowsThatTellWhatHasChanged() async {
        struct Row: Identifiable, Equatable {
            let id: Int
            var text = 0
        }
        var offset = 0
        let paged = PagedCollectionController<Row>(pageSize: 3) { start, limit in
            Observable.just(
                Paged(data: (start..<start + limit).map { Row(id: $0, text: $0 < 2 ? offset : 0) }))
        }
        paged.prefetchDistance = 1
        let rows: any PagedRows<Row> = paged
        var changes: [RowsChange] = []
        let subscription = rows.changes.subscribe(onNext: { changes.append($0) })
        paged.refreshData()
        #expect(
            rows.count == 3 && rows.row(at: 1)?.id == 1 && rows.row(at: 3) == nil && rows.error(at: 0) == nil)
        await turn()
        #expect(rows.count == 3)
        _ = rows.row(at: 2)
        #expect(rows.count == 3, "a list does not change while it asks for a row")
        await turn()
        #expect(rows.count == 6)
        offset = 1
        paged.refreshData()
        #expect(
            changes == [
                .spliced([ListSplice(position: 0, removed: 0, added: 3)]),
                .spliced([ListSplice(position: 3, removed: 0, added: 3)]),
                .spliced([ListSplice(position: 3, removed: 3, added: 0)]), .updated(0..<2),
            ])
        subscription.dispose()
    }

    /// Loads the first page.
    private func begin() async {
        rows.refreshData()
        table.answer()
        await turn()
    }

    @Test func aRequestThatAnObserverCancelsWhenItBeginsIsNotMade() async {
        await begin()
        let cancelling = rows.state.skip(1).subscribe(onNext: { [unowned rows] in
            if $0.isLoading { rows.dispose() }
        })
        rows.refreshData()
        #expect(table.ranges == [0..<10] && !rows.state.value.isLoading)
        cancelling.dispose()
    }
}
