// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import RxKernel
import RxKernelTesting
import Synchronization
import Testing

/// Two sequences whose observers send to one another, on two threads, in opposite directions. A lock that is held while an
/// observer is called would be taken in two orders here, and both threads would wait for ever. A new operator with a lock
/// or a serializer gets a case here.
///
/// Each case ends after 10,000 rounds, or after a part of a second. `RXSHELL_STRESS=1` removes the limit of time.
@Suite struct OppositeDirectionsTests {
    static let rounds = 10_000
    static let limit: Duration = getenv("RXSHELL_STRESS") == nil ? .milliseconds(25) : .seconds(120)

    /// A sequence of what is sent to `input`, with an operator between them.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (PublishSubject<Int>) -> Observable<Int>

        init(_ name: String, _ apply: @escaping @Sendable (PublishSubject<Int>) -> Observable<Int>) {
            (testDescription, self.apply) = (name, apply)
        }
    }

    static var cases: [Case] { combining + flattening + sharing + timed }

    static var combining: [Case] {
        [
            Case("merge") { .merge($0, $0.filter { $0 < 0 }) },
            Case("zip") { .zip($0, $0) { first, _ in first } },
            Case("combineLatest") { .combineLatest($0, $0.startWith(0)) { first, _ in first } },
            Case("withLatestFrom") { input in input.withLatestFrom(input.startWith(0)) { first, _ in first }
            },
            Case("amb") { input in input.amb(Observable.never()) },
            Case("take(until:)") { input in input.take(until: input.filter { $0 == .max }) },
            Case("skip(until:)") { input in input.skip(until: Observable.just(1).concat(Observable.never()))
            },
            Case("sample") { input in input.sample(input) },
            Case("concat") { input in Observable.just(0).concat(input) },
            Case("catch") { input in Observable.error(TestError()).catch { _ in input } },
            Case("retry(when:)") { input in input.retry(when: { (errors: Observable<any Error>) in errors })
            },
            Case("groupBy") { input in input.groupBy { $0 & 1 }.merge() },
            Case("observe(on:)") { input in
                input.observe(on: CurrentThreadScheduler.instance)
            },
        ]
    }

    static var flattening: [Case] {
        [
            Case("flatMap") { input in input.flatMap { Observable.just($0) } },
            Case("flatMap of subjects") { input in
                input.map { _ in () }.take(1).startWith(()).flatMap { input }
            },
            Case("flatMapFirst") { input in input.flatMapFirst { Observable.just($0) } },
            Case("flatMapLatest") { input in input.flatMapLatest { Observable.just($0) } },
            Case("concatMap") { input in input.concatMap { Observable.just($0) } },
            Case("merge(maxConcurrent:)") { input in
                input.map { Observable.just($0) }.merge(maxConcurrent: 2)
            },
        ]
    }

    static var sharing: [Case] {
        [
            Case("share()") { input in input.share() },
            Case("share(replay: 1)") { input in input.share(replay: 1) },
            Case("share(replay: 3)") { input in input.share(replay: 3) },
            Case("share(replay: 1, scope: .forever)") { input in input.share(replay: 1, scope: .forever) },
            Case("publish().refCount()") { input in input.publish().refCount() },
            Case("replay(2).refCount()") { input in input.replay(2).refCount() },
            Case("multicast(selector:)") { input in
                input.multicast({ PublishSubject() }, selector: { $0.amb($0) })
            },
            Case("BehaviorSubject") { input in through(BehaviorSubject(value: 0), input) },
            Case("ReplaySubject(1)") { input in through(ReplaySubject.create(bufferSize: 1), input) },
            Case("ReplaySubject(8)") { input in through(ReplaySubject.create(bufferSize: 8), input) },
            Case("Driver") { input in input.asInfallible(onErrorJustReturn: 0).asObservable().share(replay: 1)
            },
        ]
    }

    static var timed: [Case] {
        [
            Case("debounce") { input in .merge(input, input.debounce(.seconds(9), scheduler: queue)) },
            Case("throttle") { input in input.throttle(.nanoseconds(1), scheduler: queue) },
            Case("delay") { input in .merge(input, input.delay(.seconds(9), scheduler: queue)) },
            Case("timeout") { input in input.timeout(.seconds(99), scheduler: queue) },
            Case("buffer") { input in
                input.buffer(timeSpan: .seconds(99), count: 1, scheduler: queue).compactMap(\.first)
            },
            Case("window") { input in
                input.window(timeSpan: .seconds(99), count: 2, scheduler: queue).merge()
            },
        ]
    }

    private static let queue = SerialDispatchQueueScheduler(qos: .default)

    private static func through<Subject: SubjectType & ObserverType>(
        _ subject: Subject, _ input: PublishSubject<Int>
    ) -> Observable<Int> where Subject.Element == Int {
        Observable.create { observer in
            Disposables.create(subject.asObservable().subscribe(observer), input.subscribe(subject))
        }
    }

    /// Runs `body` with 0 and 1 on two threads that start together. Returns false if they do not end.
    private func twoThreads(_ body: @escaping @Sendable (Int) -> Void) -> Bool {
        let end = DispatchSemaphore(value: 0)
        let both = Thread {
            together(2, body)
            end.signal()
        }
        guard end.wait(timeout: .now() + 240) == .success else { return false }
        both.join()
        return true
    }

    @Test(arguments: cases) func sequencesThatSendToOneAnotherDoNotWait(_ sut: Case) {
        let inputs = [PublishSubject<Int>(), PublishSubject<Int>()]
        let bag = DisposeBag()
        let received = Atomic<Int>(0)
        for index in 0..<2 {
            let other = inputs[1 - index]
            // A positive number comes from a thread, and a negative one from the other sequence.
            sut.apply(inputs[index]).subscribe(onNext: { number in
                if number > 0 { other.onNext(-number) } else { received.wrappingAdd(1, ordering: .relaxed) }
            }).disposed(by: bag)
        }
        let sent = inputs
        let isOver = twoThreads { index in
            let deadline = ContinuousClock.now + Self.limit
            for round in 1...Self.rounds {
                sent[index].onNext(round)
                if round % 64 == 0, ContinuousClock.now > deadline { return }
            }
        }
        #expect(isOver, "both threads wait for one another")
        #expect(received.load(ordering: .relaxed) > 0)
    }

    @Test(arguments: cases) func twoThreadsThatSubscribeAndDisposeDoNotWait(_ sut: Case) {
        let inputs = [PublishSubject<Int>(), PublishSubject<Int>()]
        let shared = Unsafely(inputs.map { sut.apply($0) })
        let isOver = twoThreads { index in
            let deadline = ContinuousClock.now + Self.limit / 2
            for round in 1...Self.rounds {
                // The observer of one sequence subscribes to, and disposes of, the other one.
                let outer = shared.value[index].subscribe(onNext: { number in
                    guard number > 0 else { return }
                    shared.value[1 - index].subscribe().dispose()
                })
                inputs[index].onNext(round)
                outer.dispose()
                if round % 16 == 0, ContinuousClock.now > deadline { return }
            }
        }
        #expect(isOver, "both threads wait for one another")
    }

    /// RxSwift up to 6.9 connects twice.
    @Test(arguments: [0, 1, 2], [SubjectLifetimeScope.whileConnected, .forever])
    func twoThreadsThatSubscribeFirstConnectOnce(_ replay: Int, _ scope: SubjectLifetimeScope) {
        let deadline = ContinuousClock.now + Self.limit * 4
        for _ in 0..<Self.rounds where ContinuousClock.now < deadline {
            let connections = Shared(0)
            let source = Observable<Int>.create { _ in
                connections { $0 += 1 }
                return Disposables.create()
            }
            let shared = Unsafely(source.share(replay: replay, scope: scope))
            let subscriptions = Shared<[any Disposable]>([])
            together(2) { _ in
                let subscription = Unsafely(shared.value.subscribe())
                subscriptions { $0.append(subscription.value) }
            }
            #expect(connections { $0 } == 1)
            for subscription in subscriptions({ $0 }) { subscription.dispose() }
        }
    }
}
