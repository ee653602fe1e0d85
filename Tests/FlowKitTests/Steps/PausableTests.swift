// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import RxKernelTesting
import Testing

@MainActor struct PausableTests {
    struct Failure: Error, Equatable {}

    let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(210, 1), .next(230, 2), .next(250, 3), .next(270, 4), .next(290, 5), .completed(310),
        ])
    }

    @Test func elementsPassWhileTheLatestValueOfThePauserIsTrue() {
        let pauser = scheduler.createHotObservable([.next(220, true), .next(260, false), .next(280, true)])
        let source = numbers()
        let result = scheduler.start { source.pausable(withPauser: pauser) }
        #expect(result.events == [.next(230, 2), .next(250, 3), .next(290, 5), .completed(310)])
        #expect(source.subscriptions == [Subscription(200, 310)])
        #expect(pauser.subscriptions == [Subscription(200, 310)])
    }

    @Test func theFirstElementsPassWithoutThePauser() {
        let pauser = scheduler.createHotObservable([.next(280, true)])
        let source = numbers()
        let result = scheduler.start { source.pausable(afterCount: 2, withPauser: pauser) }
        #expect(result.events == [.next(210, 1), .next(230, 2), .next(290, 5), .completed(310)])
        #expect(source.subscriptions == [Subscription(200, 310)])
    }

    @Test func anErrorOfThePauserEndsTheResult() {
        let pauser = scheduler.createHotObservable([.next(220, true), .error(240, Failure())])
        let source = numbers()
        let result = scheduler.start { source.pausable(withPauser: pauser) }
        #expect(result.events == [.next(230, 2), .error(240, Failure())])
        #expect(source.subscriptions == [Subscription(200, 240)])
    }

    @Test func aPauserThatCompletesLeavesItsLatestValue() {
        let pauser = scheduler.createHotObservable([.next(220, true), .completed(240)])
        let result = scheduler.start { numbers().pausable(afterCount: 1, withPauser: pauser) }
        #expect(
            result.events == [
                .next(210, 1), .next(230, 2), .next(250, 3), .next(270, 4), .next(290, 5), .completed(310),
            ])
    }

    @Test func eachSubscriptionCountsByItself() {
        let source = PublishSubject<Int>()
        let counted = source.pausable(afterCount: 1, withPauser: Observable<Bool>.never())
        var first: [Int] = []
        var second: [Int] = []
        let subscription = counted.subscribe(onNext: { first.append($0) })
        source.onNext(1)
        let other = counted.subscribe(onNext: { second.append($0) })
        source.onNext(2)
        #expect(first == [1] && second == [2])
        subscription.dispose()
        other.dispose()
        source.onNext(3)
        #expect(first == [1] && second == [2] && !source.hasObservers)
    }
}
