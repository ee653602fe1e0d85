// SPDX-License-Identifier: MIT

import Observation
import RxKernel
import RxKernelTesting
import Synchronization
import Testing

/// Events that must happen at the same time. Each test forces that.
@Suite struct MeetingTests {
    private final class Witness {
        var onDeath = {}
        deinit { onDeath() }
    }

    /// Runs the first piece of work on another thread before it returns, and the others when the test calls for them.
    private final class Hasty: SchedulerType {
        private var isFirst = true
        private var waiting: [() -> Void] = []

        var now: RxTime { RxTime(timeIntervalSince1970: 0) }

        func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
            let cancel = BooleanDisposable()
            let work = { if !cancel.isDisposed { _ = action(state) } }
            if isFirst {
                isFirst = false
                let work = Unsafely(work)
                Thread { work.value() }.join()
            } else {
                waiting.append(work)
            }
            return cancel
        }

        func scheduleRelative<State>(
            _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
        ) -> any Disposable {
            schedule(state, action: action)
        }

        func run() {
            let batch = waiting
            waiting = []
            for work in batch { work() }
        }
    }

    @Test func aPeriodThatBeginsBeforeItIsStoredContinues() {
        let scheduler = Hasty()
        var ticks: [Int] = []
        let ticking = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
            .subscribe(onNext: { ticks.append($0) })
        for _ in 0..<2 { scheduler.run() }
        #expect(ticks == [0, 1, 2])
        ticking.dispose()
        scheduler.run()
        #expect(ticks == [0, 1, 2])
    }

    @Test func aBufferWhoseTimeIsUpBeforeItsTimerIsStoredContinues() {
        let scheduler = Hasty()
        let source = PublishSubject<Int>()
        let arrays = Collector(source.buffer(timeSpan: .seconds(1), count: 9, scheduler: scheduler))
        source.onNext(1)
        scheduler.run()
        source.onNext(2)
        scheduler.run()
        #expect(arrays.elements == [[], [1], [2]])
    }

    @Observable final class Model {
        var number = 0
    }

    @Test func aChangeWhileAValueIsSentIsReadAfterwards() {
        for isFirstHasty in [true, false] {
            let (model, scheduler) = (Model(), Hasty())
            if !isFirstHasty { _ = scheduler.schedule(()) { _ in Disposables.create() } }
            var (seen, depth, deepest) = ([Int](), 0, 0)
            let subscription = Observable.tracking(on: scheduler) { model.number }.subscribe(onNext: {
                number in
                depth += 1
                deepest = max(deepest, depth)
                if number < 3 { model.number = number + 1 }
                seen.append(number)
                depth -= 1
            })
            for _ in 0..<3 { scheduler.run() }
            #expect(seen == [0, 1, 2, 3])
            #expect(deepest == 1)
            subscription.dispose()
        }
    }

    @Test func aSubscriptionDuringTheEndOfAnAsyncSubjectReceivesItsElement() {
        let subject = AsyncSubject<Int>()
        let late = Mutex<[Int]>([])
        var ends = 0
        _ = subject.subscribe(onNext: { _ in
            _ = subject.subscribe(
                onNext: { number in late.withLock { $0.append(number) } }, onCompleted: { ends += 1 })
        })
        subject.onNext(7)
        subject.onCompleted()
        #expect(late.withLock { $0 } == [7])
        #expect(ends == 1)
    }

    @Test func anAsyncSubjectThatSeveralThreadsCompleteSendsItsElementOnce() {
        for _ in 0..<200 {
            let subject = AsyncSubject<Int>()
            let count = Atomic<Int>(0)
            _ = subject.subscribe(onNext: { _ in count.wrappingAdd(1, ordering: .relaxed) })
            subject.onNext(1)
            together(4) { _ in subject.onCompleted() }
            #expect(count.load(ordering: .relaxed) == 1)
        }
    }

    @Test func aRetryThatIsAskedForWhileTheSubscriptionEndsIsNotMade() {
        let trigger = PublishSubject<Int>()
        var attempts = 0
        var subscription: (any Disposable)?
        do {
            let witness = Witness()
            witness.onDeath = { trigger.onNext(1) }
            subscription = Observable<Int>.create { _ in
                withExtendedLifetime(witness) { attempts += 1 }
                return Disposables.create()
            }.retry(when: { (_: Observable<any Error>) in trigger }).subscribe()
        }
        // Releases the source, and so the witness.
        subscription?.dispose()
        #expect(attempts == 1)
        #expect(!trigger.hasObservers)
    }

    @Test func replayedElementsAreNotLostWhenTheSourceIsReleasedMeanwhile() {
        var subject: PublishSubject<Int>? = PublishSubject()
        let shared = Observable.deferred { [weak subject] in subject ?? .empty() }.share(replay: 3)
        let first = shared.subscribe()
        for number in 1...3 { subject?.onNext(number) }
        var seen: [Int] = []
        let second = Observable.concat(shared, .just(9)).subscribe(onNext: { number in
            subject = nil
            seen.append(number)
        })
        #expect(seen == [1, 2, 3])
        first.dispose()
        second.dispose()
    }

    /// Calls a closure of the test when a connection calls it.
    private struct Asking: SubjectType {
        let subject: PublishSubject<Int>
        let onAsk: () -> Void

        func asObservable() -> Observable<Int> { subject }
        func subscribe<Observer: ObserverType<Int>>(_ observer: Observer) -> any Disposable {
            subject.subscribe(observer)
        }
        func asObserver() -> PublishSubject<Int> {
            onAsk()
            return subject
        }
    }

    @Test func aConnectionWhileARunEndsSendsToTheNextSubscribers() {
        let source = PublishSubject<Int>()
        var asked = 0
        let shared = source.take(1).multicast(makeSubject: {
            Asking(subject: PublishSubject()) {
                asked += 1
                // The second one calls with the subject of the first run, which ends now.
                if asked == 2 { source.onNext(1) }
            }
        })
        var first: [Int] = []
        _ = shared.subscribe(onNext: { first.append($0) })
        _ = shared.connect()
        let connection = shared.connect()
        let second = Collector(shared)
        source.onNext(2)
        #expect(first == [1])
        #expect(second.events == [.next(2), .completed])
        connection.dispose()
        #expect(!source.hasObservers)
    }

    @Test func aSubscriptionDuringTheEndOfASharedRunStartsANewRun() {
        let source = PublishSubject<Int>()
        for shared in [
            source.take(1).share(), source.take(1).publish().refCount(),
            source.take(1).replay(1).refCount(), source.take(1).multicast { PublishSubject() }.refCount(),
        ] {
            var (seen, ends) = ([Int](), 0)
            _ = shared.subscribe(
                onNext: { seen.append($0) },
                onCompleted: {
                    _ = shared.subscribe(onNext: { seen.append($0 * 10) }, onCompleted: { ends += 1 })
                })
            source.onNext(1)
            #expect(source.hasObservers)
            source.onNext(2)
            #expect(seen == [1, 20])
            #expect(ends == 1)
            #expect(!source.hasObservers)
        }
    }
}

/// A number that several threads count up.
final class Counter: Sendable {
    private let number = Atomic<Int>(0)

    var count: Int { number.load(ordering: .sequentiallyConsistent) }

    func add() { number.wrappingAdd(1, ordering: .sequentiallyConsistent) }

    @Test func aGroupIsFoundWhileAnotherThreadAddsOne() {
        for _ in 0..<200 {
            let source = PublishSubject<Int>()
            let announced = Atomic<Int>(0)
            let subscription = source.groupBy { $0 }
                .subscribe(onNext: { _ in announced.wrappingAdd(1, ordering: .relaxed) })
            together(2) { _ in for number in 0..<100 { source.onNext(number) } }
            #expect(announced.load(ordering: .relaxed) == 100)
            subscription.dispose()
        }
    }
}
