// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import RxKernelTesting
import StateKit
import Synchronization
import Testing

private struct Refused: Error {}

@MainActor struct LoadTests {
    let state = DataState<String>.relay(remoteEnabled: true)
    let source = PublishSubject<String>()

    @Test func aLoadIsLoadingAtOnceAndThenLoaded() {
        let plain = DataState<String>.relay()
        var partials: [String] = []
        let load = source.loadRemote(with: plain, onPartial: { partials.append("\($0)") })
        #expect(plain.value.remoteLoading)
        source.onNext("a")
        source.onNext("b")
        #expect(plain.value.data == "b" && !plain.value.isLoading)
        #expect(partials == [#"remoteLoad"#, #"remoteSuccess(data: "a")"#, #"remoteSuccess(data: "b")"#])
        load.dispose()
        #expect(!source.hasObservers)
    }

    @Test func nothingIsCalledAfterTheDisposal() async {
        var partials: [String] = []
        let loading = SerialDisposable()
        let observing = state.filter { $0.data == "b" }.subscribe(onNext: { _ in loading.dispose() })
        loading.disposable = source.loadRemote(with: state, onPartial: { partials.append("\($0)") })
        source.onNext("a")
        source.onNext("b")
        source.onNext("c")
        await eventually("the disposal ends the loading") { !state.value.isLoading }
        #expect(partials == [#"remoteLoad"#, #"remoteSuccess(data: "a")"#] && state.value.data == "b")
        observing.dispose()
    }

    @Test(arguments: [false, true]) func aLaterObserverReceivesTheStateOfANestedLoadFirst(inLaterTurn: Bool)
        async
    {
        var (states, loads) = ([String](), [any Disposable]())
        let failures = inLaterTurn ? state.observe(on: MainScheduler.asyncInstance) : state.asObservable()
        let repeating = failures.filter { $0.error != nil }.take(1)
            .subscribe(onNext: { [state] _ in loads.append(Single.just("a").loadRemote(with: state)) })
        let observing = state.skip(1).subscribe(onNext: {
            states.append($0.isLoading ? "loading" : $0.error == nil ? "loaded" : "failed")
        })
        loads.append(Single<String>.error(Refused()).loadRemote(with: state))
        await eventually("the second load is over") { state.value.data == "a" }
        #expect(
            states
                == (inLaterTurn
                    ? ["loading", "failed", "loading", "loaded"]
                    : ["loading", "loading", "failed", "loaded"]))
        #expect(state.value.error == nil)
        for disposable in loads + [repeating, observing] { disposable.dispose() }
    }

    @Test func aSourceThatCompletesEmptyEndsTheLoading() {
        let load = Observable<String>.empty().loadRemote(with: state)
        #expect(!state.value.isLoading && state.value.isEmpty)
        let local = Maybe<String>.empty().loadLocal(with: state)
        #expect(!state.value.isLoading)
        let rows = CollectionState<Int>.relay(remoteEnabled: true)
        let page = Observable<Paged<[Int]>>.empty().refreshPagedData(with: rows)
        #expect(!rows.value.isLoading)
        for disposable in [load, local, page] { disposable.dispose() }
    }

    @Test func aSingleChangesTheStateTwice() {
        var states: [DataState<String>] = []
        let observing = state.skip(1).subscribe(onNext: { states.append($0) })
        let load = Single.just("a").loadRemote(with: state)
        #expect(states.map(\.isLoading) == [true, false] && states.last?.data == "a")
        load.dispose()
        observing.dispose()
    }

    @Test func aSuccessAfterAFailureClearsTheError() {
        let failed = Single<String>.error(Refused()).loadRemote(with: state)
        #expect(state.value.globalError is Refused)
        let loaded = Single.just("a").loadRemote(with: state)
        #expect(state.value.error == nil && state.value.data == "a")
        failed.dispose()
        loaded.dispose()
    }

    @Test func aLaterLoadReplacesAnEarlierOneWhoseSourceIsDisposedOf() {
        let late = PublishSubject<String>()
        let first = late.loadRemote(with: state)
        let second = source.refresh(with: state)
        #expect(!late.hasObservers && source.hasObservers)
        late.onNext("old")
        source.onNext("new")
        #expect(state.value.data == "new")
        first.dispose()
        second.dispose()
    }

    @Test func aResetCancelsTheLoadsThatRun() {
        let load = source.loadRemote(with: state)
        state.accept(partial: .reset)
        #expect(!source.hasObservers && state.value.isLoading)
        load.dispose()
    }

    @Test func aLoadThatIsOverLeavesNothingBehind() {
        assertNoLeaks {
            let state = DataState<String>.relay(remoteEnabled: true)
            let source = PublishSubject<String>()
            let loads = [
                source.loadRemote(with: state), Single.just("a").loadRemote(with: state),
                Single<String>.error(Refused()).loadLocal(with: state),
            ]
            for load in loads.dropFirst() { load.dispose() }
            let paged = PagedCollectionController<Int> { Observable.just(Paged(data: [$0], pagesCount: 2)) }
            paged.refreshData()
            paged.loadMore()
            #expect(!source.hasObservers && paged.relay.value.data == [1, 2])
        }
    }

    @Test func localAndRemoteLoadsDoNotReplaceEachOther() {
        let local = PublishSubject<String>()
        let loads = [local.loadLocal(with: state), source.loadRemote(with: state)]
        #expect(local.hasObservers && source.hasObservers)
        for load in loads { load.dispose() }
    }

    @Test func disposalEndsTheLoadingInALaterTurn() async {
        let load = source.loadRemote(with: state)
        load.dispose()
        #expect(!source.hasObservers && state.value.isLoading)
        await turn()
        #expect(!state.value.isLoading)
    }

    @Test func disposalOfAnEarlierLoadDoesNotEndALaterOne() async {
        let first = source.loadRemote(with: state)
        let second = PublishSubject<String>().loadRemote(with: state)
        first.dispose()
        await turn()
        #expect(state.value.isLoading)
        second.dispose()
    }

    @Test func anOwnerThatIsReleasedWhileLoadingDoesNotSeeTheEnd() async {
        final class Owner {
            let state = DataState<String>.relay(remoteEnabled: true)
            let bag = DisposeBag()
            var seen = 0
            init(_ source: Observable<String>) {
                source.loadRemote(with: state).disposed(by: bag)
                state.subscribe(onNext: { [unowned self] _ in seen += 1 }).disposed(by: bag)
            }
        }
        var owner: Owner? = Owner(source)
        weak let released = owner
        let state = owner?.state
        owner = nil
        #expect(released == nil && !source.hasObservers)
        await turn()
        #expect(state?.value.isLoading == false)
    }

    @Test func aSourceOfAnotherThreadChangesTheStateOnTheMainThread() async {
        let threads = Mutex<[Bool]>([])
        let observing = state.subscribe(
            isolation: nil,
            onNext: { @Sendable _ in
                threads.withLock { $0.append(MainThread.isCurrent) }
            })
        let load = Single<String>.create { "a" }.loadRemote(with: state)
        await eventually("loaded") { state.value.data == "a" }
        #expect(threads.withLock { $0.allSatisfy { $0 } })
        load.dispose()
        observing.dispose()
    }

    @Test func aLoadThatBeginsOnAnotherThreadChangesTheStateOnTheMainThread() async {
        let state = DataState<String>.relay()
        DispatchQueue.global().async { _ = Observable.just("a").loadRemote(with: state) }
        await eventually("loaded") { state.value.data == "a" }
        #expect(!state.value.isLoading)
    }

    @Test func anAsyncClosureIsASourceAndIsCancelledByDisposalAndByALaterLoad() async {
        let cancelled = BehaviorRelay(value: 0)
        @MainActor func waiting() async throws -> String {
            do {
                try await Task.sleep(for: .seconds(1000))
            } catch {
                cancelled.accept(cancelled.value + 1)
                throw error
            }
            return "never"
        }
        let first = state.loadRemote { try await waiting() }
        await turn()
        let second = state.refresh { try await waiting() }
        await eventually("the first is cancelled") { cancelled.value == 1 }
        second.dispose()
        await eventually("the second is cancelled") { cancelled.value == 2 }
        #expect(!state.value.isLoading)
        let third = state.loadLocal { "local" }
        await eventually("loaded") { state.value.data == "local" }
        for load in [first, third] { load.dispose() }
    }

    @Test func anAsyncClosureWhoseLoadIsCancelledBeforeItBeginsIsNotCalled() async {
        let called = BehaviorRelay(value: [String]())
        state.loadRemote {
            called.accept(called.value + ["first"])
            return "first"
        }
        .dispose()
        let second = state.loadRemote {
            called.accept(called.value + ["second"])
            return "second"
        }
        await eventually("loaded") { state.value.data == "second" }
        #expect(called.value == ["second"])
        second.dispose()
    }

    @Test func anAsynchronousSequenceIsASource() async {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let ended = Mutex(false)
        continuation.onTermination = { _ in ended.withLock { $0 = true } }
        let load = stream.asObservable().loadRemote(with: state)
        continuation.yield("a")
        await eventually("loaded") { state.value.data == "a" }
        load.dispose()
        await eventually("cancelled") { ended.withLock { $0 } }
    }

    @Test func aFailureWithoutDataIsGlobalAndOneWithDataIsAHint() async {
        let rows = CollectionState<Int>.relay(remoteEnabled: true)
        let first = Observable<[Int]>.error(Refused()).loadRemote(with: rows)
        // What the test before has left in the main queue is done first.
        await eventually("a global error") {
            rows.value.globalError is Refused && rows.value.hintError == nil
        }
        let second = Observable.just([1]).concat(Observable.error(Refused())).loadRemote(with: rows)
        await eventually("a hint") {
            rows.value.globalError == nil && rows.value.hintError is Refused && rows.value.data == [1]
        }
        first.dispose()
        second.dispose()
    }

    @Test func pagesAreLoadedByTheOperators() async {
        let rows = CollectionState<Int>.relay(remoteEnabled: true, paginationEnabled: true)
        let first = Observable.just(Paged(data: [1], itemsCount: 2, pagesCount: 2)).refreshPagedData(
            with: rows)
        await eventually("the first page") { rows.value.canLoadMore() && rows.value.totalItems == 2 }
        let second = Single.just(Paged(data: [2])).loadMore(with: rows, andPage: 2)
        await eventually("the second page") {
            rows.value.data == [1, 2] && !rows.value.canLoadMore() && rows.value.currentPage == 2
        }
        first.dispose()
        second.dispose()
    }

    @Test func aSearchAsksOnceForTheLatestQueryAndIgnoresLateAnswers() async {
        let scheduler = TestScheduler(initialClock: 0)
        let rows = CollectionState<String>.relay(data: ["old"])
        let answers = ["a": PublishSubject<[String]>(), "ab": PublishSubject<[String]>()]
        var asked: [String] = []
        let typed = PublishSubject<String>()
        let search = rows.search(typed, debounce: .seconds(10), scheduler: scheduler) { query in
            asked.append(query)
            return answers[query] ?? PublishSubject()
        }
        typed.onNext("a")
        scheduler.advanceTo(20)
        #expect(asked == ["a"] && rows.value.refreshLoading && rows.value.data == ["old"])
        typed.onNext("x")
        typed.onNext("a")
        scheduler.advanceTo(40)
        #expect(asked == ["a"])
        typed.onNext("ab")
        scheduler.advanceTo(60)
        #expect(asked == ["a", "ab"] && answers["a"]?.hasObservers == false)
        answers["a"]?.onNext(["late"])
        answers["ab"]?.onNext(["new"])
        // Work for the main thread that was there before comes first.
        for _ in 0..<1000 where rows.value.data != ["new"] { await turn() }
        #expect(rows.value.data == ["new"])
        search.dispose()
        #expect(!typed.hasObservers && answers["ab"]?.hasObservers == false)
    }
}
