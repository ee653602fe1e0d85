// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite struct TransformTests: ScheduledSuite {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func mapTransformsAndSendsWhatItsClosureThrows() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3))
        let seen = events {
            source.map { number -> Int in
                if number == 2 { throw TestError(number: 2) }
                return number * 10
            }
        }
        #expect(seen == [.next(210, 10), .error(220, TestError(number: 2))])
    }

    @Test func compactMapDropsNil() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(240))
        #expect(
            events { source.compactMap { $0 == 2 ? nil : $0 } } == [
                .next(210, 1), .next(230, 3), .completed(240),
            ])
    }

    @Test func scanSendsRunningResults() {
        let source = hot(.next(210, 1), .next(220, 2), .completed(230))
        #expect(events { source.scan(10) { $0 + $1 } } == [.next(210, 11), .next(220, 13), .completed(230)])
        let again = TransformTests()
        let letters = again.hot(.next(210, 1), .next(220, 2))
        #expect(
            again.events { letters.scan(into: "") { $0 += "\($1)" } } == [.next(210, "1"), .next(220, "12")])
    }

    @Test func eachSubscriptionScansFromTheSeed() {
        let sums = Observable.of(1, 2).scan(0) { $0 + $1 }
        for _ in 0..<2 {
            var seen: [Int] = []
            sums.subscribe(onNext: { seen.append($0) }).dispose()
            #expect(seen == [1, 3])
        }
    }

    @Test func reduceSendsTheResultAtTheEnd() {
        let source = hot(.next(210, 1), .next(220, 2), .completed(230))
        #expect(
            events { source.reduce(0, accumulator: +, mapResult: { $0 * 100 }) }
                == [.next(230, 300), .completed(230)])
    }

    @Test func enumeratedCounts() {
        let source = hot(.next(210, 7), .next(220, 8))
        #expect(
            events { source.enumerated().map { $0.index * 10 + $0.element } } == [
                .next(210, 7), .next(220, 18),
            ])
    }

    @Test func materializeTurnsEventsIntoElements() {
        let source = hot(.next(210, 1), .error(220, TestError()))
        let seen = events { source.materialize() }
        #expect(seen.map(\.time) == [210, 220, 220])
        #expect(seen.compactMap(\.value.element) == [.next(1), .error(TestError())])
        #expect(seen.last?.value.isCompleted == true)
    }

    @Test func dematerializeTurnsElementsIntoEvents() {
        let source = Observable.of(Event.next(1), .completed, .next(2))
        var seen: [Event<Int>] = []
        source.dematerialize().subscribe { seen.append($0) }.dispose()
        #expect(seen == [.next(1), .completed])
    }

    @Test func withUnretainedCompletesWhenItsObjectIsReleased() {
        final class Owner {}
        var owner: Owner? = Owner()
        let subject = PublishSubject<Int>()
        var seen: [Event<Int>] = []
        let subscription = subject.withUnretained(owner!).map { $1 }.subscribe { seen.append($0) }
        subject.onNext(1)
        owner = nil
        subject.onNext(2)
        #expect(seen == [.next(1), .completed])
        #expect(!subject.hasObservers)
        subscription.dispose()
    }

    @Test func flatMapMergesItsSequences() {
        let source = hot(.next(210, 10), .next(220, 20), .completed(230))
        let seen = events { [scheduler] in
            source.flatMap { number in
                scheduler.createColdObservable([.next(1, number), .next(15, number + 1), .completed(16)])
            }
        }
        #expect(
            seen == [.next(211, 10), .next(221, 20), .next(225, 11), .next(235, 21), .completed(236)])
    }

    @Test func flatMapFailsWithAnInnerSequence() {
        let source = hot(.next(210, 10), .next(220, 20))
        let seen = events { [scheduler] in
            source.flatMap { number in
                scheduler.createColdObservable([.next(1, number), .error(12, TestError())])
            }
        }
        #expect(seen == [.next(211, 10), .next(221, 20), .error(222, TestError())])
    }

    @Test func flatMapLatestFollowsTheLatest() {
        let source = hot(.next(210, 10), .next(220, 20), .completed(230))
        let seen = events { [scheduler] in
            source.flatMapLatest { number in
                scheduler.createColdObservable([.next(1, number), .next(15, number + 1), .completed(16)])
            }
        }
        #expect(seen == [.next(211, 10), .next(221, 20), .next(235, 21), .completed(236)])
    }

    @Test func flatMapFirstIgnoresWhatComesMeanwhile() {
        let source = hot(.next(210, 10), .next(220, 20), .next(230, 30), .completed(240))
        let seen = events { [scheduler] in
            source.flatMapFirst { number in
                scheduler.createColdObservable([.next(1, number), .next(15, number + 1), .completed(16)])
            }
        }
        #expect(
            seen == [.next(211, 10), .next(225, 11), .next(231, 30), .next(245, 31), .completed(246)])
    }

    @Test func concatMapKeepsOrder() {
        let source = hot(.next(210, 10), .next(220, 20), .completed(225))
        let seen = events { [scheduler] in
            source.concatMap { number in
                scheduler.createColdObservable([.next(1, number), .next(15, number + 1), .completed(16)])
            }
        }
        #expect(seen == [.next(211, 10), .next(225, 11), .next(227, 20), .next(241, 21), .completed(242)])
    }

    @Test func aHundredThousandSequencesThatEndAtOnceDoNotNest() {
        var sum = 0
        Observable.range(start: 0, count: 100_000).concatMap { Observable.just($0) }
            .subscribe(onNext: { sum += $0 }).dispose()
        #expect(sum == 4_999_950_000)
    }

    @Test func groupByMakesASequencePerKey() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(240))
        let seen = events {
            source.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key):\($0)" } }
        }
        #expect(seen == [.next(210, "1:1"), .next(220, "0:2"), .next(230, "1:3"), .completed(240)])
    }

    @Test func aGroupOutlivesTheSubscriptionToItsSource() {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        var group: (any Disposable)?
        let outer = subject.groupBy { _ in 0 }.subscribe(onNext: {
            group = $0.subscribe(onNext: { seen.append($0) })
        })
        subject.onNext(1)
        outer.dispose()
        subject.onNext(2)
        #expect(seen == [1, 2])
        group?.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func bufferSendsByCountAndByTime() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(310))
        let seen = events { [scheduler] in
            source.buffer(timeSpan: .seconds(50), count: 2, scheduler: scheduler)
        }
        #expect(seen == [.next(220, [1, 2]), .next(270, [3]), .next(310, []), .completed(310)])
    }

    @Test func aWindowOutlivesTheSubscriptionToItsSource() {
        expectNoLeaks {
            let (scheduler, subject) = (TestScheduler(initialClock: 0), PublishSubject<Int>())
            var seen: [Event<Int>] = []
            let outer = subject.window(timeSpan: .seconds(50), count: 3, scheduler: scheduler)
                .subscribe(onNext: { window in _ = window.subscribe { seen.append($0) } })
            subject.onNext(1)
            outer.dispose()
            subject.onNext(2)
            #expect(seen == [.next(1), .next(2)])
            #expect(subject.hasObservers)
            scheduler.advanceTo(60)
            #expect(seen == [.next(1), .next(2), .completed])
            #expect(!subject.hasObservers)
        }
    }

    @Test func windowSendsSequences() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(240))
        let seen = events { [scheduler] in
            source.window(timeSpan: .seconds(70), count: 2, scheduler: scheduler).enumerated()
                .flatMap { window in window.element.map { "\(window.index):\($0)" } }
        }
        #expect(seen == [.next(210, "0:1"), .next(220, "0:2"), .next(230, "1:3"), .completed(240)])
    }
}
