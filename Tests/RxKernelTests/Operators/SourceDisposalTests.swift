// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

/// A source that has completed is disposed of immediately, even if the operator has events left to send.
@Suite struct SourceDisposalTests {
    /// An operator, applied to a source that sends 1 at 210 and completes at 220. The operator continues after that.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let apply: @Sendable (TestableObservable<Int>, TestScheduler) -> Observable<Int>

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(name: "concat") { source, _ in source.concat(Observable.never()) },
        Case(name: "concat([])") { source, _ in .concat([source.asObservable(), .never()]) },
        Case(name: "andThen") { source, _ in
            source.ignoreElements().asCompletable().andThen(Observable.never())
        },
        Case(name: "flatMap") { source, _ in source.flatMap { _ in Observable<Int>.never() } },
        Case(name: "flatMapFirst") { source, _ in source.flatMapFirst { _ in Observable<Int>.never() } },
        Case(name: "flatMapLatest") { source, _ in source.flatMapLatest { _ in Observable<Int>.never() } },
        Case(name: "concatMap") { source, _ in source.concatMap { _ in Observable<Int>.never() } },
        Case(name: "switchLatest") { source, _ in source.map { _ in Observable<Int>.never() }.switchLatest()
        },
        Case(name: "merge()") { source, _ in source.map { _ in Observable<Int>.never() }.merge() },
        Case(name: "merge") { source, _ in .merge(source.asObservable(), .never()) },
        Case(name: "merge(maxConcurrent:)") { source, _ in
            source.map { _ in Observable<Int>.never() }.merge(maxConcurrent: 1)
        },
        Case(name: "delay") { source, scheduler in source.delay(.seconds(100), scheduler: scheduler) },
        Case(name: "observe(on:)") { source, scheduler in source.observe(on: scheduler) },
        Case(name: "sample") { source, _ in source.sample(Observable<Int>.never()) },
        Case(name: "combineLatest") { source, _ in .combineLatest(source, Observable<Int>.never()) { $0 + $1 }
        },
        Case(name: "zip") { source, _ in .zip(source, Observable<Int>.never()) { $0 + $1 } },
        Case(name: "withLatestFrom") { source, _ in Observable<Int>.never().withLatestFrom(source) },
    ]

    @Test(arguments: cases) func aCompletedSourceIsDisposedOfAtOnce(_ operation: Case) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        _ = scheduler.start(disposed: 250) { operation.apply(source, scheduler) }
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    /// A source without an end would send for ever on the thread that is to send the end.
    @Test func aSourceWhoseSequenceEndsEarlyStopsBeforeTheEndIsSentOnAScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let seen = scheduler.start(disposed: 250) { source.take(1).observe(on: scheduler) }
        #expect(seen.events == [.next(211, 1), .completed(212)])
        #expect(source.subscriptions == [Subscription(200, 210)])

        var sent = 0
        let endless = Observable<Int>.generate(
            initialState: 0, condition: { _ in sent < 1_000 }, iterate: { $0 + 1 }
        )
        .do(onNext: { _ in sent += 1 })
        _ = scheduler.start(disposed: 2_000) { endless.take(2).observe(on: scheduler) }
        #expect(sent == 2)
    }

    @Test func theSourceOfAThrottleEndsBeforeItsLastElement() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .completed(220)])
        let seen = scheduler.start { source.throttle(.seconds(50), scheduler: scheduler) }
        #expect(seen.events == [.next(210, 1), .next(260, 2), .completed(260)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }
}
