// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import StateKit
import Testing

private struct Refused: Error {}
private struct Fatal: Error {}

@MainActor struct BackoffTests {
    @Test func theDelaysGrowUpToTheMaximum() {
        let backoff = Backoff(attempts: 6, initial: .seconds(1), factor: 3, maximum: .seconds(10))
        let delays = (1...6).map { backoff.delay(after: $0, Refused())?.seconds }
        #expect(delays == [1, 3, 9, 10, 10, nil])
        #expect(Backoff.none.delay(after: 1, Refused()) == nil)
    }

    @Test func aSequenceIsRepeatedAtThoseTimesAndThenFails() {
        let scheduler = TestScheduler(initialClock: 0)
        let source: TestableObservable<Int> = scheduler.createColdObservable([
            .next(1, 7), .error(2, Refused()),
        ])
        let result = scheduler.start {
            source.retry(Backoff(attempts: 3, initial: .seconds(10), factor: 2), scheduler: scheduler)
        }
        #expect(source.subscriptions.map(\.subscribe) == [200, 212, 234])
        #expect(result.events.count == 4 && result.events.last?.time == 236)
        if case .error(let error) = result.events.last?.value { #expect(error is Refused) }
    }

    @Test func anErrorThatIsNotRepeatedEndsTheSequenceAtOnce() {
        let scheduler = TestScheduler(initialClock: 0)
        let source: TestableObservable<Int> = scheduler.createColdObservable([.error(1, Fatal())])
        let backoff = Backoff(attempts: 3, initial: .seconds(10), repeats: { $0 is Refused })
        let result = scheduler.start { source.retry(backoff, scheduler: scheduler) }
        #expect(source.subscriptions.count == 1 && result.events.count == 1)
    }

    @Test func disposalEndsTheDelay() {
        let scheduler = TestScheduler(initialClock: 0)
        let source: TestableObservable<Int> = scheduler.createColdObservable([.error(1, Refused())])
        let subscription = source.retry(Backoff(attempts: 3, initial: .seconds(10)), scheduler: scheduler)
            .subscribe()
        scheduler.advanceTo(5)
        subscription.dispose()
        scheduler.advanceTo(100)
        #expect(source.subscriptions.count == 1)
    }
}
