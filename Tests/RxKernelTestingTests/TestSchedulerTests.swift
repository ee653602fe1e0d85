// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite struct TestSchedulerTests {
    @Test func aHotObservableSendsAtItsTimes() {
        let scheduler = TestScheduler(initialClock: 0)
        let hot = scheduler.createHotObservable([
            .next(150, 1), .next(210, 2), .next(220, 3), .completed(230),
        ])
        let result = scheduler.start { hot.map { $0 * 10 } }
        #expect(result.events == [.next(210, 20), .next(220, 30), .completed(230)])
        #expect(hot.subscriptions == [Subscription(200, 230)])
    }

    @Test func aColdObservableSendsAfterEachSubscription() {
        let scheduler = TestScheduler(initialClock: 0)
        let cold = scheduler.createColdObservable([.next(10, "a"), .error(20, RxError.unknown)])
        let result = scheduler.start { cold.retry(2) }
        #expect(
            result.events == [.next(210, "a"), .next(230, "a"), .error(240, RxError.unknown)])
        #expect(cold.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
    }

    @Test func disposalIsRecorded() {
        let scheduler = TestScheduler(initialClock: 0)
        let hot = scheduler.createHotObservable([.next(300, 1), .next(500, 2)])
        let result = scheduler.start(disposed: 400) { hot }
        #expect(result.events == [.next(300, 1)])
        #expect(hot.subscriptions == [Subscription(200, 400)])
    }

    @Test func workForNowIsDoneATickLater() {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start { Observable.from([1, 2], scheduler: scheduler) }
        #expect(result.events == [.next(201, 1), .next(202, 2), .completed(203)])
    }

    @Test func timeOperatorsAreExactToTheTick() {
        let scheduler = TestScheduler(initialClock: 0)
        let hot = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(260, 3), .completed(300),
        ])
        #expect(
            scheduler.start { hot.debounce(.seconds(20), scheduler: scheduler) }.events
                == [.next(240, 2), .next(280, 3), .completed(300)])
    }
}
