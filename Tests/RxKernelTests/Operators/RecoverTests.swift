// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite struct RecoverTests: ScheduledSuite {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func catchContinuesWithAnotherSequence() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError(number: 3))])
        let seen = events { source.catch { .just(($0 as? TestError)?.number ?? 0) } }
        #expect(seen == [.next(210, 1), .next(220, 3), .completed(220)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func catchSendsWhatItsHandlerThrows() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
        #expect(
            events { source.catch { _ in throw TestError(number: 5) } }
                == [.next(210, 1), .error(220, TestError(number: 5))])
    }

    @Test func catchDoesNotCatchTwice() {
        #expect(
            events { Observable<Int>.error(TestError()).catch { _ in .error(TestError(number: 2)) } }
                == [.error(200, TestError(number: 2))])
    }

    @Test func catchSequenceTriesOneAfterTheOther() {
        let sources: [Observable<Int>] = [.error(TestError()), .error(TestError()), .just(3), .just(4)]
        #expect(events { Observable.catch(sequence: sources) } == [.next(200, 3), .completed(200)])
    }

    @Test func retryStopsAfterItsAttempts() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
        #expect(
            events { source.retry(3) }
                == [.next(210, 1), .next(230, 1), .next(250, 1), .error(260, TestError())])
        #expect(source.subscriptions.count == 3)
    }

    @Test func retryOfWhatFailsAtOnceDoesNotNest() {
        var attempts = 0
        let source = Observable<Int>.deferred {
            attempts += 1
            return attempts < 100_000 ? .error(TestError()) : .just(attempts)
        }
        var seen: [Int] = []
        source.retry().subscribe(onNext: { seen.append($0) }).dispose()
        #expect(seen == [100_000])
    }

    @Test func retryWhenWaitsForItsTrigger() {
        let scheduler = scheduler
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
        let seen = scheduler.start(disposed: 400) {
            source.retry(when: { (errors: Observable<any Error>) in
                errors.delay(.seconds(50), scheduler: scheduler)
            })
        }
        #expect(seen.events == [.next(210, 1), .next(280, 1), .next(350, 1)])
        #expect(
            source.subscriptions == [Subscription(200, 220), Subscription(270, 290), Subscription(340, 360)])
    }

    @Test func retryWhenEndsAsItsTriggerEnds() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
        #expect(
            events {
                source.retry(when: { (errors: Observable<any Error>) in errors.take(1) })
            } == [.next(210, 1), .next(230, 1), .completed(240)])
    }

    @Test func retryWhenIgnoresTriggersBeforeAnError() {
        let scheduler = scheduler
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
        let trigger = scheduler.createHotObservable([.next(205, 0), .next(260, 0), .completed(270)])
        let seen = scheduler.start {
            source.retry(when: { (errors: Observable<any Error>) in trigger })
        }
        #expect(seen.events == [.next(210, 1), .next(270, 1), .completed(280)])
        #expect(source.subscriptions == [Subscription(200, 220), Subscription(260, 280)])
    }

    @Test func retryWhenOfOneTypeEndsOnAnother() {
        struct Other: Error {}
        let source = Observable<Int>.error(TestError())
        #expect(
            events { source.retry(when: { (errors: Observable<Other>) in errors }) } == [
                .error(200, TestError())
            ])
    }
}
