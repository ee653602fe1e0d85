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
/// Each case ends after 10,000 rounds, or after a part of a second. `RXSHELL_STRESS=1` removes the limit of time (`meson-helper/stress`).
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

    static var cases: [Case] { combining + flattening + sharing + sources + timed }

    /// Sequences that send nothing here, but that two threads subscribe to.
    static var quiet: [Case] {
        [
            Case("AsyncSubject") { input in through(AsyncSubject(), input) },
            Case("publish()") { input in input.publish() },
            Case("replay(2)") { input in input.replay(2) },
            Case("interval") { _ in Observable<Int>.interval(.seconds(99), scheduler: queue) },
            Case("timer") { _ in Observable<Int>.timer(.seconds(99), scheduler: queue) },
            Case("delaySubscription, later") { input in
                input.delaySubscription(.seconds(99), scheduler: queue)
            },
            Case("subscribe(on:), later") { input in input.subscribe(on: queue) },
            Case("tracking") { _ in Observable.tracking(on: queue) { @Sendable in 1 } },
            Case("just(scheduler:)") { _ in Observable.just(1, scheduler: queue) },
            Case("of(scheduler:)") { _ in Observable.of(1, 2, scheduler: queue) },
        ]
    }

    static var combining: [Case] {
        [
            Case("merge") { .merge($0, $0.filter { $0 < 0 }) },
            Case("zip") { .zip($0, $0) { first, _ in first } },
            Case("combineLatest") { .combineLatest($0, $0.startWith(0)) { first, _ in first } },
            Case("zip([])") { input in Observable.zip([input, input]) { $0[0] } },
            Case("combineLatest([])") { input in
                Observable.combineLatest([input.asObservable(), input.startWith(0)]) { $0[0] }
            },
            Case("merge([])") { input in Observable.merge([input.asObservable(), .never()]) },
            Case("concat([])") { input in Observable.concat([Observable.just(0), input.asObservable()]) },
            Case("startWith") { input in input.startWith(0) },
            Case("ifEmpty(switchTo:)") { input in Observable.empty().ifEmpty(switchTo: input.asObservable())
            },
            Case("retry()") { input in input.retry() },
            Case("retry(2)") { input in input.retry(2) },
            Case("catch(sequence:)") { input in
                Observable.catch(sequence: [Observable.error(TestError()), input])
            },
            Case("using") { input in
                Observable.using({ BooleanDisposable() }, observableFactory: { _ in input })
            },
            Case("deferred") { input in Observable.deferred { input } },
            Case("window and groupBy") { input in
                input.groupBy { $0 & 3 }.flatMap { $0.groupBy { $0 & 4 }.merge() }
            },
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
            Case("switchLatest") { input in input.map { Observable.just($0) }.switchLatest() },
            Case("merge()") { input in input.map { Observable.just($0) }.merge() },
            Case("concat()") { input in input.map { Observable.just($0) }.concat() },
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
            Case("share(replay: 3, scope: .forever)") { input in input.share(replay: 3, scope: .forever) },
            Case("replayAll().refCount()") { input in input.replayAll().refCount() },
            Case("multicast(makeSubject:)") { input in
                input.multicast(makeSubject: { PublishSubject() }).refCount()
            },
            Case("PublishSubject") { input in through(PublishSubject(), input) },
            Case("ReplaySubject, unbounded") { input in through(ReplaySubject.createUnbounded(), input) },
            Case("BehaviorSubject") { input in through(BehaviorSubject(value: 0), input) },
            Case("ReplaySubject(1)") { input in through(ReplaySubject.create(bufferSize: 1), input) },
            Case("ReplaySubject(8)") { input in through(ReplaySubject.create(bufferSize: 8), input) },
            Case("SharedSequence") { input in
                input.asSharedSequence(sharingStrategy: InlineStrategy.self, onErrorJustReturn: 0)
                    .asObservable()
            },
        ]
    }

    static var sources: [Case] {
        [
            Case("PublishRelay") { input in
                let relay = PublishRelay<Int>()
                return relayed(relay.asObservable()) { input.bind(to: relay) }
            },
            Case("BehaviorRelay") { input in
                let relay = BehaviorRelay(value: 0)
                return relayed(relay.asObservable()) { input.bind(to: relay) }
            },
            Case("ReplayRelay") { input in
                let relay = ReplayRelay<Int>.create(bufferSize: 2)
                return relayed(relay.asObservable()) { input.bind(to: relay) }
            },
            Case("create") { input in Observable.create { input.subscribe($0) } },
            Case("Binder") { input in
                let target = PublishSubject<Int>()
                let binder = Binder(target, scheduler: Inline()) { $0.onNext($1) }
                // The binder does not retain its target.
                return relayed(target) {
                    input.subscribe(onNext: {
                        binder.onNext($0)
                        withExtendedLifetime(target) {}
                    })
                }
            },
        ]
    }

    private static func relayed(
        _ output: Observable<Int>, _ bind: @escaping () -> any Disposable
    ) -> Observable<Int> {
        Observable.create { observer in Disposables.create(output.subscribe(observer), bind()) }
    }

    /// Runs all work at once.
    private struct Inline: SchedulerType {
        var now: RxTime { RxTime() }

        func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
            action(state)
        }

        func scheduleRelative<State>(
            _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
        ) -> any Disposable { action(state) }
    }

    private struct InlineStrategy: SharingStrategyProtocol {
        static var scheduler: any SchedulerType { Inline() }
        static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
            source.share(replay: 1)
        }
    }

    static var timed: [Case] {
        [
            Case("observe(on:), of any scheduler") { input in input.observe(on: Inline()) },
            Case("subscribe(on:)") { input in input.subscribe(on: Inline()) },
            Case("delaySubscription") { input in
                input.delaySubscription(.seconds(1), scheduler: Inline())
            },
            Case("take(for:)") { input in input.take(for: .seconds(99), scheduler: queue) },
            Case("skip, for a time") { input in input.skip(.nanoseconds(0), scheduler: Inline()) },
            Case("timeout(other:)") { input in
                input.timeout(.seconds(99), other: input.asObservable(), scheduler: queue)
            },
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

    @Test(arguments: cases + quiet) func twoThreadsThatSubscribeAndDisposeDoNotWait(_ sut: Case) {
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

    /// A disposable that contains `content`.
    enum Container: CaseIterable {
        case composite
        case bag
        case serial
        case single
        case counted
        case pair

        func callAsFunction(_ content: any Disposable) -> any Disposable {
            switch self {
            case .composite: return CompositeDisposable(disposables: [content])
            case .bag:
                var bag: DisposeBag? = DisposeBag(disposing: content)
                return Disposables.create {
                    withExtendedLifetime(bag) {}
                    bag = nil
                }
            case .serial:
                let serial = SerialDisposable()
                serial.disposable = content
                return serial
            case .single:
                let single = SingleAssignmentDisposable()
                single.setDisposable(content)
                return single
            case .counted:
                let counted = RefCountDisposable(disposable: content)
                return Disposables.create(counted.retain(), counted)
            case .pair: return Disposables.create(content, Disposables.create())
            }
        }
    }

    @Test(arguments: Container.allCases)
    func disposablesThatDisposeOfOneAnotherDoNotWait(_ container: Container) {
        let disposals = Atomic<Int>(0)
        let deadline = ContinuousClock.now + Self.limit * 4
        var rounds = 0
        for _ in 0..<Self.rounds where ContinuousClock.now < deadline {
            rounds += 1
            let slots = Unsafely([SerialDisposable(), SerialDisposable()])
            for index in 0..<2 {
                slots.value[index].disposable = container(
                    Disposables.create {
                        disposals.wrappingAdd(1, ordering: .relaxed)
                        slots.value[1 - index].dispose()
                    })
            }
            guard twoThreads({ slots.value[$0].dispose() }) else {
                Issue.record("both threads wait for one another")
                return
            }
        }
        #expect(disposals.load(ordering: .relaxed) == 2 * rounds)
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
