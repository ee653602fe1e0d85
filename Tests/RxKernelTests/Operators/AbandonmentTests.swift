// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

/// A subject that is deallocated without a terminal event sends none, drops no pending event, and keeps no object alive.
@Suite struct AbandonmentTests {
    private final class Witness {}

    /// Returns whether an object that `body` retains is released when `body` returns.
    private func letsGo(_ body: (AnyObject) -> Void) -> Bool {
        weak var witness: Witness?
        do {
            let alive = Witness()
            witness = alive
            body(alive)
        }
        return witness == nil
    }

    @Test func combinationsAreReleasedWithTheirLastSource() {
        let isGone = letsGo { witness in
            let (a, b) = (PublishSubject<Int>(), BehaviorSubject(value: 1))
            for pairs in [Observable.combineLatest(a, b), Observable.zip(a, b)] {
                _ = pairs.subscribe(onNext: { _ in withExtendedLifetime(witness) {} })
            }
            a.onNext(1)
        }
        #expect(isGone)
    }

    @Test func combineLatestUsesTheLatestElementOfAReleasedSource() {
        let b = PublishSubject<Int>()
        var seen: [Int] = []
        var ends = 0
        do {
            let a = PublishSubject<Int>()
            _ = Observable.combineLatest(a, b) { $0 * 10 + $1 }
                .subscribe(onNext: { seen.append($0) }, onCompleted: { ends += 1 })
            a.onNext(1)
        }
        for number in 1...3 { b.onNext(number) }
        b.onCompleted()
        #expect(seen == [11, 12, 13])
        #expect(ends == 0)
        #expect(!b.hasObservers)
    }

    @Test func sharedSequencesAreReleasedWithTheirSource() {
        let isGone = letsGo { witness in
            let source = PublishSubject<Int>()
            for shared in [
                source.share(), source.share(replay: 1), source.share(replay: 2),
                source.share(replay: 1, scope: .forever), source.publish().refCount(),
                source.replay(2).refCount(),
            ] {
                for _ in 0..<2 { _ = shared.subscribe(onNext: { _ in withExtendedLifetime(witness) {} }) }
            }
            source.onNext(1)
        }
        #expect(isGone)
    }

    @Test func aSharedSequenceWhoseSourceWasReleasedStartsAgain() {
        var source: PublishSubject<Int>? = PublishSubject()
        let shared = Observable<Int>.deferred { source?.asObservable() ?? .just(9) }.share(replay: 1)
        let first = Collector(shared)
        source?.onNext(1)
        source = nil
        #expect(Collector(shared).events == [.next(9), .completed])
        #expect(first.events == [.next(1)])
    }

    @Test func whatWaitsForASchedulerIsStillSent() {
        let scheduler = TestScheduler(initialClock: 0)
        let other = BehaviorSubject(value: 10)
        var (observed, debounced, delayed): ([Int], [Int], [Int]) = ([], [], [])
        let isGone = letsGo { witness in
            do {
                let source = PublishSubject<Int>()
                _ = Observable.combineLatest(source.observe(on: scheduler), other) { $0 + $1 }.share()
                    .subscribe(onNext: {
                        withExtendedLifetime(witness) {}
                        observed.append($0)
                    })
                _ = source.debounce(.seconds(5), scheduler: scheduler).share()
                    .subscribe(onNext: {
                        withExtendedLifetime(witness) {}
                        debounced.append($0)
                    })
                _ = source.delay(.seconds(5), scheduler: scheduler).share()
                    .subscribe(onNext: {
                        withExtendedLifetime(witness) {}
                        delayed.append($0)
                    })
                source.onNext(1)
                scheduler.sleep(1)
                source.onNext(2)
            }
            scheduler.start()
            other.onNext(20)
            other.onCompleted()
        }
        #expect(observed == [11, 12, 22])
        #expect(debounced == [2])
        #expect(delayed == [1, 2])
        #expect(isGone)
    }

    @Test func onDisposeIsCalledAfterTheSourceWasReleased() {
        var disposals: [String] = []
        let subscription: any Disposable
        do {
            let source = PublishSubject<Int>()
            subscription = source.do(onDispose: { disposals.append("do") }).map { $0 }
                .subscribe(onDisposed: { disposals.append("subscribe") })
        }
        #expect(disposals.isEmpty)
        subscription.dispose()
        #expect(disposals.sorted() == ["do", "subscribe"])
    }

    @Test func aSubjectMayBeReleasedWhileItSends() {
        final class Owner { var subject: PublishSubject<Int>? = PublishSubject() }
        var seen: [Int] = []
        let isGone = letsGo { witness in
            let owner = Owner()
            for _ in 0..<2 {
                _ = owner.subject?.map { $0 + 1 }.subscribe(onNext: {
                    owner.subject = nil
                    withExtendedLifetime(witness) {}
                    seen.append($0)
                })
            }
            owner.subject?.onNext(1)
            let isOver = owner.subject == nil
            #expect(isOver)
        }
        #expect(seen == [2, 2])
        #expect(isGone)
    }

    @Test func innerSequencesOutliveTheOuterOne() {
        var (merged, latest): ([Int], [Int]) = ([], [])
        var ends = 0
        let isGone = letsGo { witness in
            let inner = PublishSubject<Int>()
            do {
                let outer = PublishSubject<Int>()
                _ = outer.flatMap { _ in inner }.subscribe(
                    onNext: {
                        withExtendedLifetime(witness) {}
                        merged.append($0)
                    }, onCompleted: { ends += 1 })
                _ = outer.flatMapLatest { _ in inner }.subscribe(
                    onNext: {
                        withExtendedLifetime(witness) {}
                        latest.append($0)
                    }, onCompleted: { ends += 1 })
                outer.onNext(1)
            }
            inner.onNext(1)
            inner.onNext(2)
            inner.onCompleted()
        }
        #expect(merged == [1, 2])
        #expect(latest == [1, 2])
        #expect(ends == 0)
        #expect(isGone)
    }

    @Test func switchLatestReplacesAnInnerSequenceThatWasReleased() {
        let outer = PublishSubject<Observable<Int>>()
        var events: [Event<Int>] = []
        _ = outer.switchLatest().subscribe { events.append($0) }
        outer.onNext(PublishSubject())
        outer.onNext(.just(1))
        outer.onCompleted()
        #expect(events == [.next(1), .completed])
    }

    @Test func mergeDoesNotCompleteAfterAnInnerSequenceWasReleased() {
        var events: [Event<Int>] = []
        let isGone = letsGo { witness in
            let outer = PublishSubject<Observable<Int>>()
            _ = outer.merge().subscribe {
                withExtendedLifetime(witness) {}
                events.append($0)
            }
            outer.onNext(PublishSubject())
            outer.onNext(.just(1))
            outer.onCompleted()
        }
        #expect(events == [.next(1)])
        #expect(isGone)
    }
}
