// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import RxKernel
import RxKernelTesting
import Synchronization
import Testing

/// Counts calls, and those that begin before another has ended.
private final class Overlap: Sendable {
    private let inside = Atomic<Int>(0)
    private let met = Atomic<Int>(0)
    private let calls = Atomic<Int>(0)

    var count: Int { calls.load(ordering: .sequentiallyConsistent) }
    var overlaps: Int { met.load(ordering: .sequentiallyConsistent) }

    func call() {
        if inside.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue != 1 {
            met.wrappingAdd(1, ordering: .sequentiallyConsistent)
        }
        calls.wrappingAdd(1, ordering: .sequentiallyConsistent)
        inside.wrappingSubtract(1, ordering: .sequentiallyConsistent)
    }
}

private func race(_ threads: Int = 4, _ body: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: threads, execute: body)
}

/// Tests mainly for ThreadSanitizer: see CONTRIBUTING.
@Suite struct StressTests {
    /// Operators that make the events of several threads serial.
    struct Merging: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable ([PublishSubject<Int>]) -> Observable<Int>

        init(_ name: String, _ apply: @escaping @Sendable ([PublishSubject<Int>]) -> Observable<Int>) {
            (testDescription, self.apply) = (name, apply)
        }

        static let all = [
            Merging("merge") { .merge($0.map { $0.asObservable() }) },
            Merging("flatMap") { subjects in Observable.from(Array(0..<4)).flatMap { subjects[$0] } },
            Merging("merge(maxConcurrent:)") { subjects in
                Observable.from(Array(0..<4)).map { subjects[$0] }.merge(maxConcurrent: 4)
            },
            Merging("combineLatest") { .combineLatest($0) { $0[0] } },
            Merging("zip") { .zip($0) { $0[0] } },
            Merging("withLatestFrom") {
                $0[0].withLatestFrom($0[1]) { $0 &+ $1 }.take(until: $0[2].skip(.max))
            },
            Merging("sample") { $0[0].sample($0[1]) },
            Merging("switchLatest") { subjects in
                subjects[0].flatMapLatest { subjects[1 + abs($0) % 3] }
            },
            Merging("share(replay:)") { .merge($0.map { $0.asObservable() }).share(replay: 1) },
            Merging("refCount") { .merge($0.map { $0.asObservable() }).publish().refCount() },
        ]
    }

    @Test(arguments: Merging.all) func eventsOfSeveralThreadsAreSerial(_ sut: Merging) {
        let subjects = (0..<4).map { _ in PublishSubject<Int>() }
        let overlap = Overlap()
        let subscription = sut.apply(subjects).subscribe(onNext: { _ in overlap.call() })
        // The source waits for the sampler, so that both start at the same time.
        race { thread in for number in 0..<2000 { subjects[thread].onNext(number) } }
        for subject in subjects { subject.onNext(1) }
        #expect(overlap.overlaps == 0)
        #expect(overlap.count > 0)
        subscription.dispose()
        #expect(subjects.allSatisfy { !$0.hasObservers })
    }

    @Test(arguments: Merging.all) func oneThreadDisposesWhileOthersSend(_ sut: Merging) {
        for _ in 0..<50 {
            let subjects = (0..<4).map { _ in PublishSubject<Int>() }
            let late = Atomic<Int>(0)
            let isOver = Atomic<Bool>(false)
            let subscription = Unsafely(
                sut.apply(subjects).subscribe(onNext: { _ in
                    if isOver.load(ordering: .acquiring) { late.wrappingAdd(1, ordering: .relaxed) }
                }))
            race { thread in
                for number in 0..<50 { subjects[thread].onNext(number) }
                if thread == 3 { subscription.value.dispose() }
            }
            isOver.store(true, ordering: .releasing)
            for subject in subjects { subject.onNext(0) }
            #expect(late.load(ordering: .relaxed) == 0)
            #expect(subjects.allSatisfy { !$0.hasObservers })
        }
    }

    @Test(arguments: Merging.all) func aSequenceThatSeveralThreadsEndEndsOnce(_ sut: Merging) {
        for _ in 0..<50 {
            let subjects = (0..<4).map { _ in PublishSubject<Int>() }
            let ends = Atomic<Int>(0)
            let disposals = Atomic<Int>(0)
            let subscription = Unsafely(
                sut.apply(subjects).subscribe(
                    onError: { _ in ends.wrappingAdd(1, ordering: .relaxed) },
                    onCompleted: { ends.wrappingAdd(1, ordering: .relaxed) },
                    onDisposed: { disposals.wrappingAdd(1, ordering: .relaxed) }))
            race { thread in
                for number in 0..<20 { subjects[thread].onNext(number) }
                if thread % 2 == 0 {
                    subjects[thread].onError(TestError())
                } else {
                    subjects[thread].onCompleted()
                }
            }
            subscription.value.dispose()
            #expect(ends.load(ordering: .relaxed) <= 1)
            #expect(disposals.load(ordering: .relaxed) == 1)
        }
    }

    @Test func aPendingElementIsSentAfterItsSequenceHasCompleted() {
        for isLatest in [true, false] {
            let (outer, first) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>())
            let other = Unsafely(outer)
            var elements: [Int] = []
            let flat = isLatest ? outer.switchLatest() : outer.merge()
            let subscription = flat.subscribe(onNext: { number in
                if number == 0 {
                    let sent = DispatchSemaphore(value: 0)
                    DispatchQueue.global().async {
                        other.value.onNext(.just(1))
                        sent.signal()
                    }
                    sent.wait()
                }
                elements.append(number)
            })
            outer.onNext(first)
            first.onNext(0)
            #expect(elements == [0, 1])
            subscription.dispose()
        }
    }

    @Test func aPendingElementIsDroppedWhenSwitchLatestSwitches() {
        let outer = PublishSubject<Observable<Int>>()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subjects = Unsafely((outer, second))
        var elements: [Int] = []
        let subscription = outer.switchLatest().subscribe(onNext: { number in
            if number == 0 {
                let sent = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    let (outer, second) = subjects.value
                    outer.onNext(second)
                    second.onNext(1)
                    outer.onNext(.just(2))
                    sent.signal()
                }
                sent.wait()
            }
            elements.append(number)
        })
        outer.onNext(first)
        first.onNext(0)
        #expect(elements == [0, 2])
        subscription.dispose()
    }

    @Test func zipPairsWhatTwoThreadsSend() {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        var pairs: [(Int, Int)] = []
        let subscription = Observable.zip(a, b).subscribe(onNext: { pairs.append($0) })
        race(2) { thread in for number in 0..<3000 { (thread == 0 ? a : b).onNext(number) } }
        #expect(pairs.count == 3000)
        #expect(pairs.allSatisfy { $0.0 == $0.1 })
        subscription.dispose()
    }

    /// More threads than processors, so that the system interrupts a thread at any point.
    @Test func mergingKeepsTheOrderOfEachSource() {
        for _ in 0..<50 {
            let subjects = Unsafely((0..<4).map { _ in PublishSubject<(source: Int, number: Int)>() })
            var last = [-1, -1, -1, -1]
            let merged = Observable.merge(subjects.value.map { $0.asObservable() })
            var outOfOrder = 0
            let subscription = merged.subscribe(onNext: { event in
                if event.number != last[event.source] + 1 { outOfOrder += 1 }
                last[event.source] = event.number
            })
            let ready = Atomic<Int>(0)
            let threads = (0..<4).map { source in
                Thread {
                    ready.wrappingAdd(1, ordering: .relaxed)
                    while ready.load(ordering: .relaxed) < 4 {}
                    for number in 0..<2000 { subjects.value[source].onNext((source, number)) }
                }
            }
            for thread in threads { thread.join() }
            #expect(outOfOrder == 0)
            #expect(last == [1999, 1999, 1999, 1999])
            subscription.dispose()
        }
    }

    @Test func aLateSubscriberOfAReplayReceivesARunWithoutGaps() {
        for size in [1, 3] {
            let subject = ReplaySubject<Int>.create(bufferSize: size)
            let runs = Mutex<[[Int]]>([])
            race { thread in
                if thread == 0 {
                    for number in 0..<3000 { subject.onNext(number) }
                } else {
                    for _ in 0..<60 {
                        let run = Mutex<[Int]>([])
                        let subscription = subject.subscribe(onNext: { number in
                            run.withLock { $0.append(number) }
                        })
                        subscription.dispose()
                        runs.withLock { $0.append(run.withLock { $0 }) }
                    }
                }
            }
            #expect(runs.withLock { $0.allSatisfy { zip($0, $0.dropFirst()).allSatisfy { $0 + 1 == $1 } } })
        }
    }

    @Test func subscribersOfASharedSequenceComeAndGo() {
        let source = PublishSubject<Int>()
        for shared in [source.publish().refCount(), source.share(), source.share(replay: 2)] {
            let shared = Unsafely(shared)
            race { _ in
                for number in 0..<500 {
                    let subscription = shared.value.subscribe(onNext: { _ in })
                    source.onNext(number)
                    subscription.dispose()
                }
            }
            #expect(!source.hasObservers)
            let last = Collector(shared.value)
            source.onNext(7)
            #expect(last.elements == [7])
        }
    }

    @Test func aTimerAndASourceAndADisposalMeet() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for _ in 0..<20 {
            let source = PublishSubject<Int>()
            let overlap = Overlap()
            let subscriptions = Unsafely([
                source.debounce(.microseconds(1), scheduler: scheduler).subscribe(onNext: { _ in
                    overlap.call()
                }),
                source.throttle(.microseconds(1), scheduler: scheduler).subscribe(onNext: { _ in }),
                source.delay(.microseconds(1), scheduler: scheduler).subscribe(onNext: { _ in }),
                source.buffer(timeSpan: .microseconds(50), count: 3, scheduler: scheduler)
                    .subscribe(onNext: { _ in }),
                source.timeout(.microseconds(50), other: Observable.empty(), scheduler: scheduler)
                    .subscribe(onNext: { _ in }),
            ])
            race { thread in
                for number in 0..<100 { source.onNext(number) }
                if thread == 3 { for subscription in subscriptions.value { subscription.dispose() } }
            }
            #expect(overlap.overlaps == 0)
            // A timer that ends its subscription may still be running.
            let end = ContinuousClock.now + .seconds(10)
            while source.hasObservers, ContinuousClock.now < end { sched_yield() }
            #expect(!source.hasObservers)
        }
    }

    @Test func anObserverOnAQueueIsSerialAlsoIfSeveralThreadsSend() async throws {
        let source = PublishSubject<Int>()
        let overlap = Overlap()
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let ended = source.observe(on: scheduler).do(onNext: { _ in overlap.call() }).ignoreElements()
            .asCompletable()
        async let end: Void = ended.value
        while !source.hasObservers { await Task.yield() }
        race { _ in for number in 0..<1000 { source.onNext(number) } }
        source.onCompleted()
        try await end
        #expect(overlap.count == 4000)
        #expect(overlap.overlaps == 0)
    }
}
