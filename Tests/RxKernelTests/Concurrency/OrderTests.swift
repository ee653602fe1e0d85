// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import RxKernel
import RxKernelTesting
import Synchronization
import Testing

/// The events of one thread arrive in order and once each, however threads interleave and whichever thread passes them on.
@Suite struct OrderTests {
    struct Sent: Sendable {
        let source: Int
        let number: Int
    }

    /// Records the events that arrive. They must be serial, which is the guard; it counts the events that were not.
    private final class Arrivals: @unchecked Sendable {
        private let inside = Atomic<Int>(0)
        private(set) var last: [Int]
        private(set) var count = 0
        private(set) var faults = 0

        init(_ sources: Int) { last = Array(repeating: -1, count: sources) }

        /// Checks the next element of a source. With `gaps`, elements before it may be missing.
        func take(_ sent: Sent, gaps: Bool) {
            if inside.wrappingAdd(1, ordering: .relaxed).newValue != 1 { faults += 1 }
            let expected = last[sent.source] + 1
            if gaps ? sent.number < expected : sent.number != expected { faults += 1 }
            last[sent.source] = sent.number
            count += 1
            // Gives other threads time to arrive.
            if count % 32 == 0 { sched_yield() }
            inside.wrappingSubtract(1, ordering: .relaxed)
        }
    }

    struct Ordering: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether elements may be missing.
        let gaps: Bool
        let apply: @Sendable ([PublishSubject<Sent>]) -> Observable<Sent>

        init(
            _ name: String, gaps: Bool = false,
            _ apply: @escaping @Sendable ([PublishSubject<Sent>]) -> Observable<Sent>
        ) {
            (testDescription, self.gaps, self.apply) = (name, gaps, apply)
        }

        static func merge(_ subjects: [PublishSubject<Sent>]) -> Observable<Sent> {
            .merge(subjects.map { $0.asObservable() })
        }

        static let all = [
            Ordering("merge", merge),
            Ordering("flatMap") { subjects in Observable.from(Array(0..<4)).flatMap { subjects[$0] } },
            Ordering("flatMap of each element") { merge($0).flatMap { Observable.of($0) } },
            Ordering("concatMap of each element") { merge($0).concatMap { Observable.of($0) } },
            Ordering("concatMap of one that never ends") { subjects in
                Observable.of(0, 1).concatMap { $0 == 0 ? merge(subjects) : .empty() }
            },
            Ordering("merge(maxConcurrent:)") { subjects in
                Observable.from(Array(0..<4)).map { subjects[$0] }.merge(maxConcurrent: 4)
            },
            Ordering("switchLatest of one") { subjects in Observable.just(merge(subjects)).switchLatest() },
            Ordering("switchLatest", gaps: true) { subjects in
                subjects[0].flatMapLatest { Observable.merge(.just($0), merge(Array(subjects[1...]))) }
            },
            Ordering("groupBy") { merge($0).groupBy { $0.source }.flatMap { $0 } },
            Ordering("combineLatest", gaps: true) { subjects in
                // Each result contains the element that produced it, which is the only new one.
                let newest = Newest()
                return Observable.combineLatest(subjects) { newest.of($0) }
            },
            Ordering("withLatestFrom", gaps: true) { subjects in
                let newest = Newest()
                return Observable.merge(subjects[2...].map { $0.asObservable() })
                    .withLatestFrom(merge(Array(subjects[..<2]))) { newest.of([$1]) ?? $0 }
            },
            Ordering("zip and back") { subjects in
                Observable.zip(subjects).flatMap { Observable.from($0) }
            },
            Ordering("sample", gaps: true) { subjects in
                merge(Array(subjects[..<3])).sample(subjects[3])
            },
            Ordering("take(until:)") { merge($0).take(until: Observable<Int>.never()) },
            Ordering("skip(until:)", gaps: true) { subjects in merge(subjects).skip(until: subjects[0]) },
            Ordering("retry(when:)") { subjects in
                merge(subjects).retry(when: { (errors: Observable<any Error>) in errors })
            },
            Ordering("concat") { subjects in Observable.concat(.empty(), merge(subjects)) },
            Ordering("catch") { subjects in
                Observable.error(TestError()).catch { _ in merge(subjects) }
            },
            Ordering("amb") { subjects in Observable.amb([merge(subjects), .never()]) },
            Ordering("share") { merge($0).share() },
            Ordering("share(replay: 1)") { merge($0).share(replay: 1) },
            Ordering("share(replay: 3)") { merge($0).share(replay: 3) },
            Ordering("publish and refCount") { merge($0).publish().refCount() },
            Ordering("buffer") {
                merge($0).buffer(timeSpan: .microseconds(50), count: 7, scheduler: background)
                    .concatMap { Observable.from($0) }
            },
            Ordering("window") {
                merge($0).window(timeSpan: .microseconds(50), count: 7, scheduler: background).merge()
            },
            Ordering("delay") { merge($0).delay(.microseconds(20), scheduler: background) },
            Ordering("debounce", gaps: true) { merge($0).debounce(.microseconds(1), scheduler: background) },
            Ordering("throttle", gaps: true) {
                merge($0).throttle(.microseconds(20), scheduler: background)
            },
            Ordering("timeout") { merge($0).timeout(.seconds(100), scheduler: background) },
            Ordering("observe(on:) a serial queue") {
                merge($0).observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
            },
            Ordering("observe(on:) a concurrent queue") { merge($0).observe(on: background) },
            Ordering("observe(on:) twice") {
                merge($0).observe(on: background).observe(on: background)
            },
        ]

        static let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    }

    /// Finds the element that is new. Guard: the operator calls it serially.
    private final class Newest: @unchecked Sendable {
        private var seen = [0: -1, 1: -1, 2: -1, 3: -1]

        func of(_ all: [Sent]) -> Sent {
            of(all) ?? all[0]
        }

        func of(_ all: [Sent]) -> Sent? {
            guard let new = all.first(where: { seen[$0.source] != $0.number }) else { return nil }
            seen[new.source] = new.number
            return new
        }
    }

    @Test(arguments: Ordering.all) func eachSourceKeepsItsOrder(_ sut: Ordering) {
        for _ in 0..<5 {
            let subjects = (0..<4).map { _ in PublishSubject<Sent>() }
            let arrivals = Arrivals(4)
            let ended = Counter()
            let subscription = sut.apply(subjects).subscribe(
                onNext: { arrivals.take($0, gaps: sut.gaps) }, onCompleted: { ended.add() })
            together(4) { source in
                for number in 0..<500 { subjects[source].onNext(Sent(source: source, number: number)) }
            }
            for subject in subjects { subject.onCompleted() }
            if !sut.gaps {
                let end = ContinuousClock.now + .seconds(10)
                while ended.count == 0, ContinuousClock.now < end { sched_yield() }
                #expect(arrivals.count == 2000)
            }
            subscription.dispose()
        }
    }
}
