// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import StateKit
import Testing

private struct Refused: Error, Equatable {}

/// A source of pages whose requests the test completes.
@MainActor private final class Server {
    private(set) var requests: [PublishSubject<Paged<[Int]>>] = []
    private(set) var pages: [Int] = []

    func page(_ number: Int) -> Observable<Paged<[Int]>> {
        pages.append(number)
        requests.append(PublishSubject())
        return requests[requests.count - 1]
    }

    func answer(_ rows: [Int], pages: Int? = 3, items: Int? = nil) {
        let request = requests[requests.count - 1]
        request.onNext(Paged(data: rows, itemsCount: items, pagesCount: pages))
        request.onCompleted()
    }

    func refuse() { requests[requests.count - 1].onError(Refused()) }
}

@MainActor struct PagedCollectionControllerTests {
    private let server = Server()
    private let paged: PagedCollectionController<Int>
    private var state: CollectionState<Int> { paged.relay.value }

    init() {
        paged = PagedCollectionController { [server] page in server.page(page) }
    }

    @Test func nothingIsRequestedBeforeTheFirstRefresh() {
        #expect(state.isGlobalLoading)
        paged.loadMore()
        paged.rowShown(at: 0)
        paged.retry()
        #expect(server.pages.isEmpty)
    }

    @Test func pagesAreAppendedUntilTheLastOne() {
        paged.refreshData()
        #expect(state.isGlobalLoading && state.refreshLoading)
        server.answer([1, 2])
        #expect(state.data == [1, 2] && !state.isLoading && state.currentPage == 1 && state.totalPages == 3)
        paged.loadMore()
        #expect(state.paginationLoading && state.data == [1, 2])
        server.answer([3, 4])
        paged.loadMore()
        server.answer([5])
        #expect(state.data == [1, 2, 3, 4, 5] && state.totalItems == 5 && !state.canLoadMore())
        paged.loadMore()
        #expect(server.pages == [1, 2, 3])
    }

    @Test func aPageChangesTheStateTwice() {
        var loading: [Bool] = []
        paged.refreshData()
        server.answer([1, 2])
        let subscription = paged.relay.skip(1).subscribe(onNext: { loading.append($0.paginationLoading) })
        paged.loadMore()
        server.answer([3])
        #expect(loading == [true, false])
        subscription.dispose()
    }

    @Test func concurrentTriggersCollapseIntoOneRequest() {
        paged.refreshData()
        paged.refreshData()
        paged.loadMore()
        #expect(server.pages == [1])
        server.answer([1, 2])
        for _ in 0..<3 { paged.loadMore() }
        paged.rowShown(at: 1)
        #expect(server.pages == [1, 2])
    }

    @Test func aRefreshKeepsTheRowsUntilTheNewOnesAreThereAndCancelsThePageThatLoads() {
        paged.refreshData()
        server.answer([1, 2])
        paged.loadMore()
        let old = server.requests[1]
        paged.refreshData()
        #expect(
            !old.hasObservers && state.data == [1, 2] && state.refreshLoading && !state.paginationLoading)
        old.onNext(Paged(data: [99]))
        #expect(state.data == [1, 2])
        server.answer([7, 8])
        #expect(state.data == [7, 8] && state.currentPage == 1)
        paged.loadMore()
        #expect(server.pages == [1, 2, 1, 2])
    }

    @Test func aFailedRefreshKeepsTheRowsAndIsRetried() {
        paged.refreshData()
        server.answer([1])
        paged.refreshData()
        server.refuse()
        #expect(state.data == [1] && state.hintError is Refused && state.paginationError == nil)
        paged.retry()
        server.answer([2])
        #expect(state.data == [2] && state.error == nil)
    }

    @Test func aFailedFirstPageIsAGlobalErrorAndIsRetried() {
        paged.refreshData()
        server.refuse()
        #expect(state.globalError is Refused)
        paged.retry()
        #expect(state.isGlobalLoading)
        server.answer([1])
        #expect(state.data == [1] && server.pages == [1, 1])
    }

    @Test func aFailedPageIsAStateThatScrollingDoesNotRepeatAndARetryDoes() {
        paged.refreshData()
        server.answer([1, 2])
        paged.loadMore()
        server.refuse()
        #expect(state.paginationError is Refused && state.data == [1, 2] && state.currentPage == 1)
        paged.rowShown(at: 1)
        #expect(server.pages == [1, 2])
        paged.retry()
        server.answer([3])
        #expect(state.data == [1, 2, 3] && state.error == nil && server.pages == [1, 2, 2])
        paged.retry()
        #expect(server.pages.count == 3)
    }

    @Test func theNextPageIsLoadedWhenARowNearTheLastOneIsShown() {
        paged.refreshData()
        server.answer(Array(1...20))
        paged.rowShown(at: 14)
        #expect(server.pages == [1])
        paged.rowShown(at: 15)
        #expect(server.pages == [1, 2])
        server.answer(Array(21...40))
        paged.prefetchDistance = 1
        paged.rowShown(at: 38)
        #expect(server.pages == [1, 2])
        paged.rowShown(at: 39)
        #expect(server.pages == [1, 2, 3])
    }

    @Test func disposalCancelsTheRequestAndEndsTheLoadingAndAllGoesOnAfterwards() {
        paged.refreshData()
        server.answer([1])
        paged.loadMore()
        paged.dispose()
        #expect(!state.isLoading && state.data == [1] && !server.requests[1].hasObservers)
        paged.loadMore()
        server.answer([2])
        #expect(state.data == [1, 2])
        paged.refreshData()
        paged.dispose()
        paged.refreshData()
        #expect(server.pages == [1, 2, 2, 1, 1])
    }

    @Test func ofSeveralAnswersToOneRequestTheLastOneCounts() {
        paged.refreshData()
        server.answer([1])
        paged.loadMore()
        server.requests[1].onNext(Paged(data: [2], pagesCount: 3))
        server.requests[1].onNext(Paged(data: [20], pagesCount: 3))
        #expect(state.data == [1, 20] && state.currentPage == 2)
    }

    @Test func aRequestThatCompletesEmptyEndsTheLoading() {
        let paged = PagedCollectionController<Int> { _ in Observable<Paged<[Int]>>.empty() }
        paged.refreshData()
        #expect(!paged.relay.value.isLoading && paged.relay.value.isEmpty)
    }

    @Test func rowsThatAnEarlierPageHadAreShownOnceIfTheyHaveAnIdentity() {
        paged.identity = { $0 }
        paged.refreshData()
        server.answer([1, 2, 2])
        paged.loadMore()
        server.answer([2, 3])
        #expect(state.data == [1, 2, 3])
    }

    @Test func aRowThatIsRemovedWhileAPageLoadsStaysAway() {
        paged.refreshData()
        server.answer([1, 2])
        paged.loadMore()
        paged.relay.accept(state.copy(newData: [2]))
        server.answer([3])
        #expect(state.data == [2, 3])
    }

    @Test func withoutTotalsAPageIsTheLastOneAndTheNumberOfItemsWillDo() {
        paged.refreshData()
        server.answer([1, 2], pages: nil)
        #expect(!state.canLoadMore() && state.totalPages == 1)
        paged.refreshData()
        server.answer([1, 2], pages: nil, items: 3)
        #expect(state.canLoadMore() && state.totalItems == 3)
        paged.loadMore()
        server.answer([3], pages: nil, items: 3)
        #expect(!state.canLoadMore() && state.data == [1, 2, 3])
    }

    @Test func pagesMayBeNumberedFromZero() {
        var asked: [Int] = []
        let paged = PagedCollectionController<Int>(firstPage: 0) { page -> Single<Paged<[Int]>> in
            asked.append(page)
            return .just(Paged(data: [page], pagesCount: 2))
        }
        paged.refreshData()
        paged.loadMore()
        paged.loadMore()
        #expect(asked == [0, 1] && paged.relay.value.data == [0, 1])
    }

    @Test func pagesMayBeNamedByAnOffset() {
        var asked: [Int] = []
        let paged = PagedCollectionController<Int>(pageSize: 3) { offset, limit in
            asked.append(offset)
            return Single.just(Paged(data: Array((0..<7).dropFirst(offset).prefix(limit))))
        }
        paged.refreshData()
        for _ in 0..<4 { paged.loadMore() }
        #expect(
            asked == [0, 3, 6] && paged.relay.value.data == Array(0..<7) && paged.relay.value.totalItems == 7)
    }

    @Test func pagesMayBeNamedByACursor() {
        var asked: [String?] = []
        let paged = PagedCollectionController<Int> { (cursor: String?) in
            asked.append(cursor)
            let next = [nil: "b", "b": "c"][cursor]
            return Observable.just(CursorPage(data: [asked.count], next: next))
        }
        paged.refreshData()
        for _ in 0..<4 { paged.loadMore() }
        #expect(asked == [nil, "b", "c"] && paged.relay.value.data == [1, 2, 3])
        paged.refreshData()
        #expect(asked.last == .some(nil) && paged.relay.value.data == [4])
    }

    @Test func asyncClosuresReturnPagesAndAreCancelled() async {
        var cancelled = 0
        let paged = PagedCollectionController<Int> { page in
            if page == 2 {
                do {
                    try await Task.sleep(for: .seconds(1000))
                } catch {
                    cancelled += 1
                    throw error
                }
            }
            return Paged(data: [page], pagesCount: 2)
        }
        paged.refreshData()
        await eventually("the first page") { paged.relay.value.data == [1] }
        paged.loadMore()
        await turn()
        paged.dispose()
        await eventually("cancelled") { cancelled == 1 }
        let byOffset = PagedCollectionController<Int>(pageSize: 1) { offset, _ in
            Paged(data: [offset], itemsCount: 1)
        }
        byOffset.refreshData()
        let byCursor = PagedCollectionController<Int> { (_: Int?) in CursorPage(data: [1], next: nil) }
        byCursor.refreshData()
        await eventually("rows") { byOffset.relay.value.data == [0] && byCursor.relay.value.data == [1] }
    }

    @Test func aFailedRequestIsRepeatedWithBackOffWhileTheStateIsLoading() {
        let scheduler = TestScheduler(initialClock: 0)
        paged.scheduler = scheduler
        paged.backoff = Backoff(attempts: 3, initial: .seconds(10))
        paged.refreshData()
        server.refuse()
        #expect(state.isLoading && server.pages == [1])
        scheduler.advanceTo(9)
        #expect(server.pages == [1])
        scheduler.advanceTo(11)
        #expect(server.pages == [1, 1])
        server.refuse()
        scheduler.advanceTo(29)
        #expect(server.pages == [1, 1] && state.isLoading)
        scheduler.advanceTo(32)
        #expect(server.pages == [1, 1, 1])
        server.refuse()
        #expect(state.globalError is Refused && !state.isLoading)
    }

    @Test func aRefreshEndsTheDelayOfAPageThatIsToBeRepeated() {
        let scheduler = TestScheduler(initialClock: 0)
        paged.scheduler = scheduler
        paged.refreshData()
        server.answer([1])
        paged.backoff = Backoff(attempts: 3, initial: .seconds(10))
        paged.loadMore()
        server.refuse()
        paged.refreshData()
        server.answer([2])
        scheduler.advanceTo(100)
        #expect(server.pages == [1, 2, 1] && state.data == [2])
    }

    @Test func aSearchRefreshesWithTheLatestQueryAndIgnoresLateAnswers() {
        let scheduler = TestScheduler(initialClock: 0)
        let typed = PublishSubject<String>()
        let paged = PagedCollectionController<String>.ofQueries()
        #expect(paged.relay.value.isEmpty && !paged.relay.value.isLoading)
        var asked: [String] = []
        let late = PublishSubject<Paged<[String]>>()
        let search = paged.search(typed, debounce: .seconds(10), scheduler: scheduler) { query, page in
            asked.append("\(query)\(page)")
            return query == "a" ? late : Observable.just(Paged(data: ["\(query)\(page)"], pagesCount: 2))
        }
        typed.onNext("a")
        scheduler.advanceTo(20)
        typed.onNext("b")
        scheduler.advanceTo(40)
        late.onNext(Paged(data: ["late"]))
        #expect(paged.relay.value.data == ["b1"] && !late.hasObservers)
        paged.loadMore()
        paged.refreshData()
        #expect(asked == ["a1", "b1", "b2", "b1"])
        typed.onNext("b")
        scheduler.advanceTo(60)
        #expect(asked.count == 4)
        search.dispose()
        #expect(!typed.hasObservers)
    }

    @Test func aControllerIsReleasedWhileItLoadsAndCancelsTheRequest() {
        var released: PagedCollectionController<Int>? = PagedCollectionController { [server] page in
            server.page(page)
        }
        weak let gone = released
        released?.refreshData()
        #expect(server.requests[0].hasObservers)
        released = nil
        #expect(gone == nil && !server.requests[0].hasObservers)
    }

    @Test func rowsAreFilteredAndSortedLocally() {
        let arrangement = BehaviorRelay(value: Arrangement<Int>())
        var shown: [[Int]] = []
        let subscription = paged.relay.arranged(by: arrangement)
            .subscribe(onNext: { if !$0.isLoading { shown.append($0.data ?? []) } })
        paged.refreshData()
        server.answer([3, 1, 2])
        arrangement.accept(Arrangement(filteredBy: { $0 > 1 }, sortedBy: <))
        #expect(shown == [[3, 1, 2], [2, 3]] && state.data == [3, 1, 2])
        subscription.dispose()
    }

    /// The first page comes from memory, at once; the others from a server. "Load all" requests the next page as soon as one has arrived.
    @Test func aRequestThatIsMadeWhileAnotherOneIsSubscribedToIsNotCancelled() throws {
        let paged = PagedCollectionController { [server] (page: Int) -> Observable<Paged<[Int]>> in
            page == 1 ? .just(Paged(data: [1, 2], itemsCount: 6, pagesCount: 3)) : server.page(page)
        }
        let all = paged.relay.subscribe(onNext: { [unowned paged] state in
            if state.canLoadMore() { paged.loadMore() }
        })
        paged.refreshData()
        for page in 2...3 {
            try #require(server.pages.last == page && server.requests.last?.hasObservers == true)
            server.answer([page * 2 - 1, page * 2])
        }
        #expect(server.pages == [2, 3])
        #expect(paged.relay.value.data == [1, 2, 3, 4, 5, 6] && !paged.relay.value.isLoading)
        all.dispose()
    }

    /// The first page completes after its rows have made an observer request the second one.
    @Test func theEndOfAPageDoesNotEndTheLoadingOfTheNextOne() {
        let paged = PagedCollectionController { [server] (page: Int) -> Observable<Paged<[Int]>> in
            page == 1 ? .just(Paged(data: [1, 2], itemsCount: 4, pagesCount: 2)) : server.page(page)
        }
        let once = paged.relay.filter { $0.data?.count == 2 }.take(1).subscribe(onNext: { [unowned paged] _ in
            paged.loadMore()
        })
        paged.refreshData()
        #expect(server.pages == [2] && paged.relay.value.isLoading)
        server.answer([3, 4])
        #expect(paged.relay.value.data == [1, 2, 3, 4] && !paged.relay.value.isLoading)
        once.dispose()
    }

    @Test func aRequestThatAnObserverCancelsWhenItBeginsIsNotMade() {
        let cancelling = paged.relay.skip(1).subscribe(onNext: { [unowned paged] in
            if $0.isLoading { paged.dispose() }
        })
        paged.refreshData()
        #expect(server.pages.isEmpty && !state.isLoading)
        cancelling.dispose()
        paged.refreshData()
        server.answer([1])
        #expect(server.pages == [1] && state.data == [1])
    }
}
