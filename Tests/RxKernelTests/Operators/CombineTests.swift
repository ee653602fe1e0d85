// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite struct CombineTests: ScheduledSuite {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func combineLatestWaitsForAll() {
        let a = hot(.next(210, 1), .next(230, 2), .completed(240))
        let b = hot(.next(220, 10), .next(250, 20), .completed(260))
        #expect(
            events { .combineLatest(a, b) { $0 + $1 } }
                == [.next(220, 11), .next(230, 12), .next(250, 22), .completed(260)])
    }

    @Test func combineLatestCompletesWhenOneCannotContribute() {
        let a = hot(.completed(215))
        let b = hot(.next(220, 1), .next(230, 2))
        #expect(events { .combineLatest(a, b) { $0 + $1 } } == [.completed(220)])
    }

    @Test func combineLatestMakesTuplesOfAnyArity() {
        var seen: [String] = []
        Observable.combineLatest(
            Observable.just(1), Observable.just("a"), Observable.just(2.5), Observable.just(true),
            Observable.just(5), Observable.just(6), Observable.just(7), Observable.just(8)
        )
        .subscribe(onNext: { seen.append("\($0.0)\($0.1)\($0.2)\($0.3)\($0.7)") }).dispose()
        #expect(seen == ["1a2.5true8"])
    }

    @Test func combineLatestSendsWhatItsSelectorThrows() {
        let a = hot(.next(210, 1))
        let b = hot(.next(220, 10))
        #expect(
            events { .combineLatest(a, b) { _, _ -> Int in throw TestError() } } == [.error(220, TestError())]
        )
    }

    @Test func combineLatestTakesCollections() {
        let sources = [hot(.next(210, 1)), hot(.next(220, 2)), hot(.next(230, 3), .next(240, 4))]
        #expect(
            events { Observable.combineLatest(sources) } == [.next(230, [1, 2, 3]), .next(240, [1, 2, 4])])
        #expect(
            CombineTests().events { Observable.combineLatest([Observable<Int>]()) }
                == [.next(200, []), .completed(200)])
    }

    @Test func zipPairsInOrder() {
        let a = hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(240))
        let b = hot(.next(225, 10), .next(235, 20), .completed(250))
        #expect(events { .zip(a, b) { $0 + $1 } } == [.next(225, 11), .next(235, 22), .completed(250)])
    }

    @Test func zipCompletesAsSoonAsItCanSendNoMore() {
        let a = hot(.next(210, 1), .completed(215))
        let b = hot(.next(220, 10), .next(230, 20))
        #expect(events { .zip(a, b) { $0 + $1 } } == [.next(220, 11), .completed(220)])
    }

    @Test func mergeSendsAsTheyCome() {
        let a = hot(.next(210, 1), .completed(220))
        let b = hot(.next(215, 2), .next(225, 3), .completed(230))
        #expect(events { .merge(a, b) } == [.next(210, 1), .next(215, 2), .next(225, 3), .completed(230)])
    }

    @Test func mergeFailsWithTheFirstError() {
        let a = hot(.next(210, 1), .error(220, TestError()))
        let b = hot(.next(225, 3))
        #expect(events { .merge([a, b]) } == [.next(210, 1), .error(220, TestError())])
    }

    @Test func mergeLimitsHowManyRun() {
        let scheduler = scheduler
        let inners = (1...3).map { scheduler.createColdObservable([.next(10, $0), .completed(20)]) }
        let seen = events { Observable.from(inners).merge(maxConcurrent: 2) }
        #expect(seen == [.next(210, 1), .next(210, 2), .next(230, 3), .completed(240)])
    }

    @Test func concatSubscribesOneAfterTheOther() {
        let a = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let b = scheduler.createColdObservable([.next(10, 2), .completed(20)])
        #expect(
            events { a.concat(b) } == [.next(210, 1), .next(230, 2), .completed(240)])
        #expect(a.subscriptions == [Subscription(200, 220)])
        #expect(b.subscriptions == [Subscription(220, 240)])
    }

    @Test func concatTakesEndlessSequencesLazily() {
        var made = 0
        let sources = sequence(first: 0) { $0 + 1 }.lazy.map { number -> Observable<Int> in
            made += 1
            return .just(number)
        }
        var seen: [Int] = []
        Observable.concat(sources).take(3).subscribe(onNext: { seen.append($0) }).dispose()
        #expect(seen == [0, 1, 2])
        #expect(made <= 4)
    }

    @Test func startWithPrepends() {
        let source = hot(.next(210, 1))
        #expect(events { source.startWith(8, 9) } == [.next(200, 8), .next(200, 9), .next(210, 1)])
    }

    @Test func withLatestFromPairsWithTheLatest() {
        let source = hot(.next(210, 1), .next(230, 2), .next(250, 3), .completed(260))
        let other = hot(.next(220, 10), .next(240, 20), .completed(245))
        #expect(
            events { source.withLatestFrom(other) { $0 + $1 } } == [
                .next(230, 12), .next(250, 23), .completed(260),
            ])
    }

    @Test func withLatestFromFailsWithTheOther() {
        let source = hot(.next(210, 1))
        let other = hot(.error(220, TestError()))
        #expect(events { source.withLatestFrom(other) } == [.error(220, TestError())])
    }

    @Test func ambFollowsTheFirst() {
        let a = scheduler.createHotObservable([.next(220, 1), .next(240, 2)])
        let b = scheduler.createHotObservable([.next(210, 10), .completed(250)])
        #expect(events { a.amb(b) } == [.next(210, 10), .completed(250)])
        #expect(a.subscriptions == [Subscription(200, 210)])
    }

    @Test func switchLatestSwitches() {
        let outer = PublishSubject<Observable<Int>>()
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        var seen: [Int] = []
        let subscription = outer.switchLatest().subscribe(onNext: { seen.append($0) })
        outer.onNext(a)
        a.onNext(1)
        outer.onNext(b)
        a.onNext(2)
        b.onNext(3)
        #expect(seen == [1, 3])
        #expect(!a.hasObservers)
        subscription.dispose()
        #expect(!b.hasObservers)
    }

    @Test func combinationsOfSequencesInterleaveAsScheduled() {
        var seen: [String] = []
        Observable.combineLatest(Observable.of(1, 2, 3), Observable.of("a", "b", "c")) { "\($0)\($1)" }
            .subscribe(onNext: { seen.append($0) }).dispose()
        #expect(seen == ["1a", "2a", "2b", "3b", "3c"])
    }
}
