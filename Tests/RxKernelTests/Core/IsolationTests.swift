// SPDX-License-Identifier: MIT

import Dispatch
import RxKernelTesting
import Synchronization
import Testing

@testable import RxKernel

/// Closures are called on the actor to which they belong, on whichever thread an event arrives.
@Suite @MainActor struct IsolationTests {
    /// Its state may be used on the main actor only.
    @MainActor final class ViewModel {
        var seen: [Int] = []
        var events: [String] = []
        let counts = BehaviorRelay(value: 0)
        let bag = DisposeBag()

        /// The most common use of RxSwift: a response on another thread is shown on the main thread.
        func load(_ answer: Observable<String>) {
            answer.map { self.note($0) }.observe(on: MainScheduler.instance).bind(to: counts).disposed(
                by: bag)
        }

        func note(_ text: String) -> Int {
            MainActor.preconditionIsolated()
            seen.append(text.count)
            return text.count
        }

        func follow(_ source: Observable<Int>) {
            source.subscribe(
                onNext: {
                    MainActor.preconditionIsolated()
                    self.events.append("\($0)")
                },
                onError: {
                    MainActor.preconditionIsolated()
                    self.events.append("\($0)")
                },
                onCompleted: {
                    MainActor.preconditionIsolated()
                    self.events.append("completed")
                }
            ).disposed(by: bag)
        }
    }

    /// Runs `body` on another thread, and waits for it without running the main queue.
    private func elsewhere(_ body: @escaping @Sendable () -> Void) { Thread(body).join() }

    @Test func anAnswerFromAnotherThreadIsMappedOnTheMainActor() async {
        let viewModel = ViewModel()
        let answer = PublishSubject<String>()
        viewModel.load(answer)
        elsewhere { answer.onNext("four") }
        #expect(viewModel.seen == [])
        await mainQueueTurns { viewModel.counts.value == 4 }
        #expect(viewModel.seen == [4])
    }

    @Test func aNonisolatedFunctionRunsWhereTheEventIs() async {
        let background = SerialDispatchQueueScheduler(qos: .userInitiated)
        let wasOnMain = Shared<[Bool]>([])
        let heavy: @Sendable (Int) -> Int = { number in
            wasOnMain { $0.append(MainThread.isCurrent) }
            return number * 2
        }
        var seen: [Int] = []
        let subscription = Observable.of(1, 2).observe(on: background).map(isolation: nil, heavy)
            .map(isolation: nil) { @Sendable number in
                wasOnMain { $0.append(MainThread.isCurrent) }
                return number
            }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { seen.append($0) })
        await mainQueueTurns { seen == [2, 4] }
        #expect(wasOnMain { $0 } == [false, false, false, false])
        subscription.dispose()
    }

    @Test func eventsThatChangeThreadsKeepTheirOrderAndTheEndingComesLast() async {
        let viewModel = ViewModel()
        let source = PublishSubject<Int>()
        viewModel.follow(source.map { $0 + 1 }.filter { $0 > 0 }.scan(0) { $1 })
        elsewhere {
            for number in 0..<1000 { source.onNext(number) }
            source.onCompleted()
        }
        await mainQueueTurns { viewModel.events.last == "completed" }
        #expect(viewModel.events == (1...1000).map { "\($0)" } + ["completed"])
    }

    @Test func anErrorComesAfterTheElements() async {
        let viewModel = ViewModel()
        let source = PublishSubject<Int>()
        viewModel.follow(source.map { $0 })
        elsewhere {
            source.onNext(1)
            source.onError(TestError())
        }
        await mainQueueTurns { viewModel.events.count == 2 }
        #expect(viewModel.events == ["1", "\(TestError())"])
    }

    @Test func anEventOnTheActorWaitsForThoseOnTheirWay() async {
        let viewModel = ViewModel()
        let source = PublishSubject<Int>()
        viewModel.follow(source)
        elsewhere { source.onNext(1) }
        source.onNext(2)
        #expect(viewModel.events == [])
        await mainQueueTurns()
        #expect(viewModel.events == ["1", "2"])
        source.onNext(3)
        #expect(viewModel.events == ["1", "2", "3"])
    }

    @Test func nothingComesAfterDisposal() async {
        var seen: [Int] = []
        let source = PublishSubject<Int>()
        let subscription = source.map {
            seen.append($0)
            return $0
        }.subscribe(onNext: { seen.append($0) })
        elsewhere { source.onNext(1) }
        subscription.dispose()
        await mainQueueTurns()
        #expect(seen == [])
    }

    @Test func whatRunsAtSubscriptionRunsOnItsActor() async {
        var made: [String] = []
        func note(_ name: String) {
            MainActor.preconditionIsolated()
            made.append(name)
        }
        let created = Observable<Int>.create { observer in
            note("create")
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { note("disposed") }
        }
        let deferred = Observable<Int>.deferred {
            note("deferred")
            return .just(2)
        }
        let used = Observable<Int>.using(
            {
                note("resource")
                return BooleanDisposable()
            },
            observableFactory: { _ in
                note("factory")
                return .just(3)
            })
        let single = Single<Int>.create { observer in
            note("single")
            observer(.success(4))
            return Disposables.create()
        }
        let effects = Observable.just(5).do(onSubscribe: { note("onSubscribe") })
        let retried = Observable<Int>.just(6).retry(when: { (errors: Observable<any Error>) in
            note("retry")
            return errors
        })
        let tracked = Observable<Int>.tracking {
            note("tracking")
            return 7
        }.take(1)
        let generated = Observable.generate(
            initialState: 8,
            condition: {
                note("condition")
                return $0 < 10
            }, iterate: { $0 + 1 })
        let all = Unsafely<[Observable<Int>]>([
            created, deferred, used, single.asObservable(), effects, retried, tracked, generated,
        ])
        let seen = Shared<[Int]>([])
        let bag = DisposeBag()
        elsewhere {
            for source in all.value {
                source.subscribe(onNext: { element in seen { $0.append(element) } }).disposed(by: bag)
            }
        }
        #expect(made == [])
        await mainQueueTurns { seen { $0.count } == 9 }
        #expect(seen { $0.sorted() } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
        for name in [
            "create", "disposed", "deferred", "resource", "factory", "single", "onSubscribe", "retry",
            "tracking", "condition",
        ] {
            #expect(made.contains(name), "\(name)")
        }
    }

    @Test func aSubscriptionThatIsDisposedOfBeforeItsTurnIsNotMade() async {
        var isMade = false
        let source = Unsafely(
            Observable<Int>.create { _ in
                isMade = true
                return Disposables.create()
            })
        elsewhere { source.value.subscribe().dispose() }
        await mainQueueTurns()
        #expect(!isMade)
    }

    /// A counter whose state may be used on its own actor only.
    actor Counter {
        private var sum = 0
        private let bag = DisposeBag()

        func add(_ source: sending Observable<Int>, _ isDone: @escaping @Sendable (Int) -> Void) {
            source.map {
                self.preconditionIsolated()
                self.sum += $0
                return self.sum
            }
            .subscribe(
                onNext: {
                    self.preconditionIsolated()
                    self.sum = $0
                },
                onCompleted: {
                    self.preconditionIsolated()
                    isDone(self.sum)
                }
            ).disposed(by: bag)
        }
    }

    @Test func closuresOfAnotherActorRunThere() async {
        let subject = PublishSubject<Int>()
        let counter = Counter()
        let sum = Shared<Int?>(nil)
        await counter.add(subject) { result in sum { $0 = result } }
        elsewhere {
            for number in 1...100 { subject.onNext(number) }
            subject.onCompleted()
        }
        await mainQueueTurns { sum { $0 } != nil }
        #expect(sum { $0 } == 5050)
    }

    @Test func eachClosureOfASubscriptionRunsOnItsOwnActor() async {
        actor Log {
            /// A function that belongs to this actor.
            struct Function: @unchecked Sendable { let call: @isolated(any) () -> Void }
            var count = 0
            var onCompleted: Function { Function { self.count += 1 } }
        }
        let log = Log()
        let onCompleted = await log.onCompleted.call
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        let subscription = subject.subscribe(onNext: { seen.append($0) }, onCompleted: onCompleted)
        subject.onNext(1)
        subject.onCompleted()
        #expect(seen == [1])
        while await log.count == 0 { await Task.yield() }
        subscription.dispose()
    }

    @Test func aChangeOfThreadsIsReportedOnceForEachCall() async {
        let old = Hooks.actorHopHandler
        defer { Hooks.actorHopHandler = old }
        let messages = Shared<[String]>([])
        Hooks.actorHopHandler = { message in messages { $0.append(message) } }
        let subject = PublishSubject<Int>()
        var seen = 0
        let line = #line + 1
        let mapped = subject.map { $0 + 1 }
        let bag = DisposeBag()
        for _ in 0..<3 { mapped.subscribe(isolation: nil, onNext: { @Sendable _ in }).disposed(by: bag) }
        mapped.subscribe(onNext: { seen += $0 }).disposed(by: bag)
        elsewhere {
            subject.onNext(1)
            subject.onNext(2)
        }
        await mainQueueTurns { seen == 5 }
        #expect(
            messages { $0.filter { $0.contains("IsolationTests.swift") } } == [
                """
                map at RxKernelTests/IsolationTests.swift:\(line): an event arrived outside the main actor, to which the \
                closure belongs. The event and all later events of this sequence are moved to the main actor. To \
                choose where a sequence changes threads, put observe(on: MainScheduler.instance) before map. To keep \
                heavy work off the main thread, pass a nonisolated function or a closure that is marked @Sendable, and \
                isolation: nil. This is reported once for each call.
                """
            ])
    }

    @Test func blockingOnTheMainThreadEndsWithATimeout() throws {
        let background = SerialDispatchQueueScheduler(qos: .userInitiated)
        var calls = 0
        let numbers = Observable.of(1, 2, 3).observe(on: background).map {
            calls += 1
            return $0 * 10
        }
        #expect(try numbers.toBlocking(timeout: 20).toArray() == [10, 20, 30])
        #expect(calls == 3)
    }

    @Test func virtualTimeOnTheMainThreadNeedsNoTurns() {
        let scheduler = TestScheduler(initialClock: 0)
        var calls = 0
        let seen = scheduler.start {
            scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)]).map {
                calls += 1
                return $0
            }
        }
        #expect(seen.events == [.next(210, 1), .next(220, 2), .completed(230)])
        #expect(calls == 2)
    }

    @Test func aSequenceWhoseEventsChangedThreadsRetainsNothingAfterItsEnd() async {
        weak var model: ViewModel?
        let source = PublishSubject<Int>()
        do {
            let viewModel = ViewModel()
            model = viewModel
            viewModel.follow(source.map { $0 })
            elsewhere {
                source.onNext(1)
                source.onCompleted()
            }
            await mainQueueTurns { viewModel.events.count == 2 }
        }
        #expect(model == nil)
    }
}
