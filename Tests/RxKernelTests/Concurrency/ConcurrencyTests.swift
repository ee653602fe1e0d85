// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import RxKernelTesting
import Synchronization
import Testing

/// Runs `body` on several threads at the same time, with the number of each thread.
private func race(_ threads: Int = 4, _ body: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: threads, execute: body)
}

@Suite struct ConcurrencyTests {
    @Test func aSubjectLosesNoEvent() {
        let subject = PublishSubject<Int>()
        let count = Atomic<Int>(0)
        let subscription = subject.subscribe(onNext: { _ in count.wrappingAdd(1, ordering: .relaxed) })
        race { _ in for number in 0..<5000 { subject.onNext(number) } }
        #expect(count.load(ordering: .relaxed) == 20_000)
        subscription.dispose()
    }

    @Test func observersComeAndGoWhileOthersSend() {
        let subject = PublishSubject<Int>()
        let count = Atomic<Int>(0)
        race { thread in
            for number in 0..<2000 {
                if thread % 2 == 0 {
                    subject.onNext(number)
                } else {
                    let subscription = subject.map { $0 + 1 }
                        .subscribe(onNext: { _ in count.wrappingAdd(1, ordering: .relaxed) })
                    subject.onNext(number)
                    subscription.dispose()
                }
            }
        }
        #expect(count.load(ordering: .relaxed) >= 4000)
        #expect(!subject.hasObservers)
    }

    @Test func aRelayThatIsSubscribedToWhileItChangesEndsWithItsLatest() {
        for _ in 0..<50 {
            let relay = BehaviorRelay(value: -1)
            let seen = Mutex<[[Int]]>([])
            race(2) { thread in
                if thread == 0 {
                    for number in 0..<200 { relay.accept(number) }
                } else {
                    for _ in 0..<20 {
                        let values = Mutex<[Int]>([])
                        let subscription = relay.subscribe(onNext: { value in
                            values.withLock { $0.append(value) }
                        })
                        subscription.dispose()
                        seen.withLock { $0.append(values.withLock { $0 }) }
                    }
                }
            }
            // No observer receives an older value after a newer one, and each receives at least one.
            #expect(seen.withLock { $0.allSatisfy { !$0.isEmpty && $0 == $0.sorted() } })
            #expect(relay.value == 199)
        }
    }

    @Test func mergeIsSerial() {
        let subjects = (0..<4).map { _ in PublishSubject<Int>() }
        let inside = Atomic<Int>(0)
        let overlaps = Atomic<Int>(0)
        var count = 0
        let subscription = Observable.merge(subjects.map { $0.asObservable() }).subscribe(onNext: { _ in
            if inside.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue != 1 {
                overlaps.wrappingAdd(1, ordering: .relaxed)
            }
            count += 1
            inside.wrappingSubtract(1, ordering: .sequentiallyConsistent)
        })
        race { thread in for number in 0..<5000 { subjects[thread].onNext(number) } }
        #expect(overlaps.load(ordering: .relaxed) == 0)
        #expect(count == 20_000)
        subscription.dispose()
    }

    @Test func combineLatestIsSerialAndEndsWithTheLatest() {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        var last = (0, 0)
        let subscription = Observable.combineLatest(a, b).subscribe(onNext: { last = $0 })
        race(2) { thread in for number in 0...3000 { (thread == 0 ? a : b).onNext(number) } }
        #expect(last == (3000, 3000))
        subscription.dispose()
    }

    @Test func aSubscriptionThatSeveralThreadsDisposeOfEndsOnce() {
        for _ in 0..<300 {
            let subject = PublishSubject<Int>()
            let ends = Atomic<Int>(0)
            let subscription = Unsafely(
                subject.subscribe(onDisposed: { ends.wrappingAdd(1, ordering: .relaxed) }))
            race { thread in
                if thread % 2 == 0 { subject.onCompleted() } else { subscription.value.dispose() }
            }
            #expect(ends.load(ordering: .relaxed) == 1)
        }
    }

    @Test func sharingSurvivesThreadsThatComeAndGo() {
        let source = PublishSubject<Int>()
        let shared = Unsafely(source.share(replay: 1))
        race { _ in
            for number in 0..<1000 {
                let subscription = shared.value.subscribe(onNext: { _ in })
                source.onNext(number)
                subscription.dispose()
            }
        }
        #expect(!source.hasObservers)
    }

    @Test func observeOnKeepsOrderFromAnyThread() async throws {
        let subject = PublishSubject<Int>()
        let values = subject.observe(on: SerialDispatchQueueScheduler(qos: .userInitiated)).take(10_000)
            .values
        DispatchQueue.global().async { for number in 0..<10_000 { subject.onNext(number) } }
        var seen: [Int] = []
        for try await value in values { seen.append(value) }
        #expect(seen == Array(0..<10_000))
    }

    @Test func compositeAndSerialDisposablesLoseNothing() {
        for _ in 0..<100 {
            let composite = CompositeDisposable()
            let serial = SerialDisposable()
            let members = (0..<40).map { _ in BooleanDisposable() }
            race { thread in
                for index in stride(from: thread, to: 40, by: 4) {
                    if index % 2 == 0 {
                        _ = composite.insert(members[index])
                    } else {
                        serial.disposable = members[index]
                    }
                }
                if thread == 3 { composite.dispose() }
            }
            composite.dispose()
            serial.dispose()
            #expect(members.allSatisfy { $0.isDisposed })
        }
    }
}

/// Guard: the tests that use it check that the kernel allows this use.
struct Unsafely<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
