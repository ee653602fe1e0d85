// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite struct TimeTests {
    let scheduler = TestScheduler(initialClock: 0)

    func hot(_ events: Recorded<Event<Int>>...) -> Observable<Int> {
        scheduler.createHotObservable(events).asObservable()
    }

    func events<Element>(
        _ create: @escaping (TestScheduler) -> Observable<Element>
    ) -> [Recorded<Event<Element>>] {
        let scheduler = scheduler
        return scheduler.start { create(scheduler) }.events
    }

    @Test func debounceSendsWhatNothingFollows() {
        let source = hot(.next(210, 1), .next(225, 2), .next(260, 3), .completed(300))
        #expect(
            events { source.debounce(.seconds(20), scheduler: $0) }
                == [.next(245, 2), .next(280, 3), .completed(300)])
    }

    @Test func debounceSendsTheWaitingElementAtTheEnd() {
        let source = hot(.next(210, 1), .completed(215))
        #expect(events { source.debounce(.seconds(20), scheduler: $0) } == [.next(215, 1), .completed(215)])
    }

    @Test func debounceDropsTheWaitingElementOnAnError() {
        let source = hot(.next(210, 1), .error(215, TestError()))
        #expect(events { source.debounce(.seconds(20), scheduler: $0) } == [.error(215, TestError())])
    }

    @Test func throttleSendsFirstAndLatest() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3), .next(300, 4), .completed(400))
        #expect(
            events { source.throttle(.seconds(50), scheduler: $0) }
                == [.next(210, 1), .next(260, 3), .next(310, 4), .completed(400)])
    }

    @Test func throttleMeasuresFromTheTimeWhenAnElementWasHandled() {
        let scheduler = scheduler
        let source = hot(.next(210, 1), .next(300, 2), .completed(400))
        let results = scheduler.start {
            source.throttle(.seconds(80), scheduler: scheduler).do(onNext: {
                if $0 == 1 { scheduler.sleep(50) }
            })
        }
        #expect(results.events == [.next(260, 1), .next(340, 2), .completed(400)])
    }

    @Test func aTimerOfThrottleThatIsLateSendsNothing() {
        // The timer of 2 is due when 3 has been sent.
        let source = hot(.next(210, 1), .next(250, 2), .next(410, 3), .next(410, 4), .completed(700))
        #expect(
            events { source.throttle(.seconds(200), scheduler: $0) }
                == [.next(210, 1), .next(410, 3), .next(610, 4), .completed(700)])
    }

    @Test func debounceAndThrottleKeepTheirTicksWhereATickIsAFractionOfASecond() {
        for tick in 201..<600 {
            let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
            let source = scheduler.createHotObservable([.next(tick, 1), .next(tick + 7, 2)])
            let debounced = scheduler.start { source.debounce(.milliseconds(300), scheduler: scheduler) }
            #expect(debounced.events == [.next(tick + 307, 2)])
            let other = TestScheduler(initialClock: 0, resolution: 0.001)
            let pair = other.createHotObservable([.next(tick, 1), .next(tick + 300, 2)])
            let throttled = other.start { pair.throttle(.milliseconds(300), scheduler: other) }
            #expect(throttled.events == [.next(tick, 1), .next(tick + 300, 2)])
        }
    }

    /// A clock that the test sets back, as a time server does with the system clock. The timers do not follow it.
    private final class AdjustedScheduler: SchedulerType {
        let timers: TestScheduler
        var offset = 0.0

        init(_ timers: TestScheduler) { self.timers = timers }

        var now: RxTime { timers.now.addingTimeInterval(offset) }

        func schedule<StateType>(
            _ state: StateType, action: @escaping (StateType) -> any Disposable
        ) -> any Disposable { timers.schedule(state, action: action) }

        func scheduleRelative<StateType>(
            _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
        ) -> any Disposable { timers.scheduleRelative(state, dueTime: dueTime, action: action) }
    }

    @Test(arguments: ["debounce", "throttle", "throttle without latest", "delay"])
    func aClockThatIsSetBackDelaysNoElementForLong(_ name: String) {
        let clock = AdjustedScheduler(scheduler)
        let source = PublishSubject<Int>()
        let timed =
            switch name {
            case "debounce": source.debounce(.seconds(50), scheduler: clock)
            case "delay": source.delay(.seconds(50), scheduler: clock)
            default: source.throttle(.seconds(50), latest: name == "throttle", scheduler: clock)
            }
        var seen: [Int] = []
        let subscription = timed.subscribe(onNext: { seen.append($0) })
        scheduler.scheduleAt(100) { source.onNext(1) }
        scheduler.scheduleAt(110) { source.onNext(2) }
        // Where an element is pending, its timer ends the wait.
        scheduler.scheduleAt(name == "throttle" ? 105 : 120) { clock.offset = -3600 }
        scheduler.scheduleAt(170) { source.onNext(3) }
        scheduler.scheduleAt(300) { source.onNext(4) }
        scheduler.advanceTo(400)
        let expected =
            switch name {
            case "debounce": [3, 4]
            case "throttle without latest": [1, 4]
            default: [1, 2, 3, 4]
            }
        #expect(seen == expected)
        subscription.dispose()
    }

    @Test func throttleWithoutLatestDrops() {
        let source = hot(.next(210, 1), .next(220, 2), .next(270, 3), .completed(280))
        #expect(
            events { source.throttle(.seconds(50), latest: false, scheduler: $0) }
                == [.next(210, 1), .next(270, 3), .completed(280)])
    }

    @Test func delayMovesElementsAndCompletion() {
        let source = hot(.next(210, 1), .next(220, 2), .completed(230))
        #expect(
            events { source.delay(.seconds(100), scheduler: $0) }
                == [.next(310, 1), .next(320, 2), .completed(330)])
    }

    /// As in RxSwift: one event for each run of the timer.
    @Test func eventsThatAreDueTogetherAreDelayedOneTickApart() {
        let source = hot(.next(210, 1), .next(210, 2), .completed(210))
        #expect(
            events { source.delay(.seconds(100), scheduler: $0) }
                == [.next(310, 1), .next(311, 2), .completed(312)])
        let scheduler = scheduler
        func recorded(_ source: Observable<Int>) -> [Recorded<Event<Int>>] {
            let observer = scheduler.createObserver(Int.self)
            _ = source.subscribe(observer)
            scheduler.start()
            return observer.events.map { Recorded(time: $0.time - scheduler.clock, value: $0.value) }
        }
        #expect(
            recorded(Single.just(1).delay(.seconds(10), scheduler: scheduler).asObservable())
                == [.next(-1, 1), .completed(0)])
        #expect(
            recorded(Maybe.just(1).delay(.seconds(10), scheduler: scheduler).asObservable())
                == [.next(-1, 1), .completed(0)])
    }

    @Test func delayKeepsItsTimesWhenWhatItSendsIsAnswered() {
        let source = PublishSubject<Int>()
        var seen: [Recorded<Int>] = []
        _ = source.delay(.seconds(10), scheduler: scheduler).subscribe(onNext: { [scheduler] number in
            seen.append(Recorded(time: scheduler.clock, value: number))
            if number == 1 { source.onNext(3) }
        })
        scheduler.scheduleAt(100) { source.onNext(1) }
        scheduler.scheduleAt(105) { source.onNext(2) }
        scheduler.start()
        #expect(seen.map(\.time) == [110, 115, 120])
        #expect(seen.map(\.value) == [1, 2, 3])
    }

    @Test func delaySendsAnErrorAtOnce() {
        let source = hot(.next(210, 1), .error(220, TestError()))
        #expect(events { source.delay(.seconds(100), scheduler: $0) } == [.error(220, TestError())])
    }

    @Test func delaySubscriptionSubscribesLater() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2), .completed(300)])
        #expect(
            events { source.delaySubscription(.seconds(50), scheduler: $0) } == [
                .next(260, 2), .completed(300),
            ])
        #expect(source.subscriptions == [Subscription(250, 300)])
    }

    @Test func timeoutFailsWhenNothingComes() {
        let source = hot(.next(210, 1), .next(250, 2))
        #expect(
            events { source.timeout(.seconds(30), scheduler: $0) } == [
                .next(210, 1), .error(240, RxError.timeout),
            ])
    }

    @Test func timeoutSwitches() {
        let source = hot(.next(210, 1), .next(300, 2))
        let other = scheduler.createColdObservable([.next(5, 9), .completed(10)])
        #expect(
            events { source.timeout(.seconds(30), other: other, scheduler: $0) }
                == [.next(210, 1), .next(245, 9), .completed(250)])
    }

    @Test func intervalCounts() {
        #expect(
            events { Observable<Int>.interval(.seconds(200), scheduler: $0) }
                == [.next(400, 0), .next(600, 1), .next(800, 2)])
    }

    @Test func timerSendsOnce() {
        #expect(
            events { Observable<Int>.timer(.seconds(50), scheduler: $0) } == [.next(250, 0), .completed(250)])
    }

    @Test func timerRepeats() {
        #expect(
            events { Observable<Int>.timer(.seconds(50), period: .seconds(300), scheduler: $0) }
                == [.next(250, 0), .next(550, 1), .next(850, 2)])
    }

    @Test func observeOnSendsOnTheScheduler() {
        let source = hot(.next(210, 1), .next(220, 2), .completed(230))
        #expect(
            events { source.observe(on: $0) } == [.next(211, 1), .next(221, 2), .completed(231)])
    }

    @Test func subscribeOnSubscribesOnTheScheduler() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(230)])
        #expect(events { source.subscribe(on: $0) } == [.next(210, 1), .completed(230)])
        #expect(source.subscriptions == [Subscription(201, 231)])
    }
}
