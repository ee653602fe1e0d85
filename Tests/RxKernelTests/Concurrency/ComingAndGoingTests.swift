// SPDX-License-Identifier: MIT

import Glibc
import RxKernel
import RxKernelTesting
import Synchronization
import Testing

/// Subscribing, unsubscribing and deallocation while other threads send. ThreadSanitizer checks more: see CONTRIBUTING.
@Suite struct ComingAndGoingTests {
    private final class Witness: Sendable {}

    /// State that an observer uses without a guard: it is called serially, and a call reads what the previous call wrote.
    private final class Kept: @unchecked Sendable {
        private(set) var last = -1
        private(set) var faults = 0

        func take(_ number: Int) {
            if number <= last { faults += 1 }
            // Gives the other thread time to send.
            if number % 8 == 0 { sched_yield() }
            last = number
        }
    }

    /// A flag that threads set and read. It does not order other memory accesses.
    private final class Flag: Sendable {
        private let isSet = Atomic<Bool>(false)

        func set() { isSet.store(true, ordering: .relaxed) }

        /// Counts until the flag is set, and a little further. The count is limited, since each number keeps the subscribers busy.
        func until(_ body: (Int) -> Void) {
            var (number, left) = (0, 5)
            while left > 0, number < 60 {
                body(number)
                number += 1
                if isSet.load(ordering: .relaxed) { left -= 1 }
            }
        }

        func wait() {
            while !isSet.load(ordering: .relaxed) { sched_yield() }
        }
    }

    @Test func replayedElementsAreSentBeforeNewOnes() {
        for replays in [
            { BehaviorSubject(value: 0) }, { ReplaySubject<Int>.create(bufferSize: 1) },
            { ReplaySubject<Int>.create(bufferSize: 3) },
        ] as [@Sendable () -> any SubjectType<Int>] {
            for _ in 0..<300 {
                let subject = Unsafely(replays())
                let send = Unsafely { (number: Int) in
                    (subject.value as? BehaviorSubject<Int>)?.onNext(number)
                    (subject.value as? ReplaySubject<Int>)?.onNext(number)
                }
                send.value(0)
                let kept = Kept()
                let subscription = Unsafely(SerialDisposable())
                let arrived = Flag()
                together(2) { thread in
                    if thread == 0 {
                        let source = subject.value.asObservable()
                        subscription.value.disposable = source.subscribe(onNext: { kept.take($0) })
                        arrived.set()
                    } else {
                        arrived.until { send.value($0 + 1) }
                        send.value(.max)
                    }
                }
                #expect(kept.last == .max)
                #expect(kept.faults == 0)
                subscription.value.dispose()
            }
        }
    }

    @Test func aSubscriberWhileSeveralThreadsSendReceivesTheElementsOfEachInOrder() {
        for _ in 0..<300 {
            let subject = BehaviorSubject(value: (source: 0, number: -1))
            let senders = Unsafely(subject)
            let seen = Shared<[(source: Int, number: Int)]>([])
            let subscription = Unsafely(SerialDisposable())
            let arrived = Flag()
            together(4) { thread in
                if thread == 0 {
                    subscription.value.disposable = senders.value.subscribe(onNext: { sent in
                        if sent.number % 8 == 0 { sched_yield() }
                        seen { $0.append(sent) }
                    })
                    arrived.set()
                } else {
                    arrived.until { senders.value.onNext((thread, $0)) }
                }
            }
            let all = seen { $0 }
            for thread in 1..<4 {
                let numbers = all.filter { $0.source == thread }.map(\.number)
                #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 + 1 == $1 })
            }
            subscription.value.dispose()
        }
    }

    @Test func aSubscriptionWhileASharedRunEndsIsNotLost() {
        for _ in 0..<300 {
            let subject = PublishSubject<Int>()
            let shared = Unsafely(subject.take(1).publish().refCount())
            let early = shared.value.subscribe()
            let late = Unsafely(SerialDisposable())
            let (seen, ends) = (Counter(), Counter())
            together(2) { thread in
                if thread == 0 {
                    subject.onNext(1)
                } else {
                    late.value.disposable = shared.value.subscribe(
                        onNext: { _ in seen.add() }, onCompleted: { ends.add() })
                }
            }
            // The run has ended, or the subscriber waits for an element.
            #expect(ends.count == 1 || subject.hasObservers)
            subject.onNext(2)
            #expect(ends.count == 1)
            #expect(seen.count <= 1)
            early.dispose()
            late.value.dispose()
            #expect(!subject.hasObservers)
        }
    }

    @Test func anObserverThatUnsubscribesWhileAnEventIsSentIsReleased() {
        for _ in 0..<300 {
            let subject = PublishSubject<Int>()
            let others = (0..<40).map { _ in subject.subscribe() }
            weak var witness: Witness?
            do {
                let alive = Witness()
                witness = alive
                let subscription = Unsafely(
                    subject.subscribe(onNext: { _ in withExtendedLifetime(alive) {} }))
                together(2) { thread in
                    if thread == 0 { subject.onNext(1) } else { subscription.value.dispose() }
                }
            }
            #expect(witness == nil)
            for other in others { other.dispose() }
        }
    }

    @Test func groupsAndWindowsAreLeftWhileTheyBegin() {
        for _ in 0..<200 {
            let source = PublishSubject<Int>()
            let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
            let subscriptions = Unsafely([
                source.groupBy { $0 }.subscribe(),
                source.window(timeSpan: .microseconds(10), count: 1, scheduler: scheduler).subscribe(),
            ])
            together(3) { thread in
                if thread == 0 {
                    for number in 0..<20 { source.onNext(number) }
                } else {
                    subscriptions.value[thread - 1].dispose()
                }
            }
            #expect(!source.hasObservers)
        }
    }

    /// Subjects that nothing else retains.
    private final class Sources<Element> {
        var all = (0..<2).map { _ in PublishSubject<Element>() }
    }

    /// Blocks the thread that releases it last until the test lets it continue.
    private final class Brake: Sendable {
        private let isReached: Flag
        private let mayGoOn: Flag

        init(_ isReached: Flag, _ mayGoOn: Flag) { (self.isReached, self.mayGoOn) = (isReached, mayGoOn) }

        deinit {
            isReached.set()
            mayGoOn.wait()
        }
    }

    @Test(.timeLimit(.minutes(1))) func aCombinationIsLeftWhileItsSourcesDie() {
        weak var witness: Witness?
        do {
            let alive = Witness()
            witness = alive
            let (isReached, mayGoOn) = (Flag(), Flag())
            let sources = Unsafely(Sources<Brake>())
            let subscription = Unsafely(
                Observable.combineLatest(sources.value.all)
                    .subscribe(onNext: { _ in withExtendedLifetime(alive) {} }))
            // The combination retains it, and releases it when both sources are deallocated.
            sources.value.all[0].onNext(Brake(isReached, mayGoOn))
            together(2) { thread in
                if thread == 0 {
                    sources.value.all = []
                } else {
                    isReached.wait()
                    subscription.value.dispose()
                    mayGoOn.set()
                }
            }
        }
        #expect(witness == nil)
    }

    @Test func aSharedSequenceIsJoinedWhileItsSourceIsReleased() {
        for replay in [1, 3] {
            for _ in 0..<200 {
                weak var witness: Witness?
                do {
                    let alive = Witness()
                    witness = alive
                    let sources = Unsafely(Sources<Int>())
                    let shared = Unsafely(
                        Observable.deferred { sources.value.all.first ?? .never() }.share(replay: replay))
                    let early = shared.value.subscribe()
                    for number in 0..<3 { sources.value.all[0].onNext(number) }
                    together(2) { thread in
                        if thread == 0 {
                            sources.value.all.removeFirst()
                        } else {
                            _ = shared.value.subscribe(onNext: { _ in withExtendedLifetime(alive) {} })
                        }
                    }
                    early.dispose()
                }
                #expect(witness == nil)
            }
        }
    }
}
