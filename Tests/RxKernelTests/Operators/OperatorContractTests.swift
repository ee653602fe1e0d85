// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

struct TestError: Error, Equatable {
    var number = 0
}

/// An operator that passes on errors, completion and disposal; what it does to elements does not matter here.
struct Operator: Sendable, CustomTestStringConvertible {
    let name: String
    let apply: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>) {
        self.name = name
        self.apply = apply
    }

    var testDescription: String { name }

    static let all: [Operator] =
        transforming + filtering + combining + timing + recovering + sharing + utilities

    static let transforming: [Operator] = [
        Operator("map") { source, _ in source.map { $0 } },
        Operator("compactMap") { source, _ in source.compactMap { $0 } },
        Operator("scan") { source, _ in source.scan(0) { $0 + $1 } },
        Operator("scan(into:)") { source, _ in source.scan(into: 0) { $0 += $1 } },
        Operator("enumerated") { source, _ in source.enumerated().map { $0.element } },
        Operator("materialize.dematerialize") { source, _ in source.materialize().dematerialize() },
        Operator("withUnretained") { source, scheduler in source.withUnretained(scheduler) { $1 } },
        Operator("flatMap") { source, _ in source.flatMap { Observable.just($0) } },
        Operator("flatMapFirst") { source, _ in source.flatMapFirst { Observable.just($0) } },
        Operator("flatMapLatest") { source, _ in source.flatMapLatest { Observable.just($0) } },
        Operator("concatMap") { source, _ in source.concatMap { Observable.just($0) } },
        Operator("groupBy") { source, _ in source.groupBy { $0 % 2 }.flatMap { $0 } },
        Operator("buffer") { source, scheduler in
            source.buffer(timeSpan: .seconds(10), count: 1, scheduler: scheduler).map { $0.count }
        },
        Operator("window") { source, scheduler in
            source.window(timeSpan: .seconds(10), count: 1, scheduler: scheduler).flatMap { $0 }
        },
        Operator("reduce") { source, _ in source.reduce(0, accumulator: +) },
        Operator("toArray") { source, _ in source.toArray().map { $0.count }.asObservable() },
    ]

    static let filtering: [Operator] = [
        Operator("filter") { source, _ in source.filter { _ in true } },
        Operator("distinctUntilChanged") { source, _ in source.distinctUntilChanged() },
        Operator("distinctUntilChanged(key)") { source, _ in source.distinctUntilChanged { $0 / 2 } },
        Operator("distinctUntilChanged(at:)") { source, _ in source.distinctUntilChanged(at: \.description) },
        Operator("take") { source, _ in source.take(100) },
        Operator("take(while:)") { source, _ in source.take(while: { _ in true }) },
        Operator("take(until: predicate)") { source, _ in source.take(until: { _ in false }) },
        Operator("take(until:)") { source, _ in source.take(until: Observable<Int>.never()) },
        Operator("take(for:)") { source, scheduler in source.take(for: .seconds(2000), scheduler: scheduler)
        },
        Operator("takeLast") { source, _ in source.takeLast(1) },
        Operator("skip") { source, _ in source.skip(1) },
        Operator("skip(while:)") { source, _ in source.skip(while: { $0 == 1 }) },
        Operator("skip(until:)") { source, _ in source.skip(until: Observable<Int>.never()) },
        Operator("ifEmpty(default:)") { source, _ in source.ifEmpty(default: 0) },
        Operator("ifEmpty(switchTo:)") { source, _ in source.ifEmpty(switchTo: .just(0)) },
        Operator("ignoreElements") { source, _ in source.ignoreElements().map { _ in 0 } },
        Operator("asMaybe") { source, _ in source.take(1).asMaybe().asObservable() },
    ]

    static let combining: [Operator] = [
        Operator("startWith") { source, _ in source.startWith(0) },
        Operator("concat") { source, _ in source.concat(Observable.empty()) },
        Operator("merge") { source, _ in .merge(source, .empty()) },
        Operator("merge()") { source, _ in source.map { Observable.just($0) }.merge() },
        Operator("merge(maxConcurrent:)") { source, _ in
            source.map { Observable.just($0) }.merge(maxConcurrent: 1)
        },
        Operator("switchLatest") { source, _ in source.map { Observable.just($0) }.switchLatest() },
        Operator("combineLatest") { source, _ in .combineLatest(source, Observable.just(0)) { $0 + $1 } },
        Operator("combineLatest([])") { source, _ in .combineLatest([source, Observable.just(0)]) { $0[0] } },
        Operator("zip") { source, _ in .zip(source, Observable.repeating(0)) { $0 + $1 } },
        Operator("withLatestFrom") { source, _ in source.withLatestFrom(Observable.just(0)) },
        Operator("amb") { source, _ in source.amb(Observable.never()) },
        Operator("sample") { source, _ in source.sample(source) },
    ]

    static let timing: [Operator] = [
        Operator("debounce") { source, scheduler in source.debounce(.seconds(5), scheduler: scheduler) },
        Operator("throttle") { source, scheduler in
            source.throttle(.seconds(5), latest: false, scheduler: scheduler)
        },
        Operator("timeout") { source, scheduler in source.timeout(.seconds(2000), scheduler: scheduler) },
    ]

    static let recovering: [Operator] = [
        Operator("catch") { source, _ in source.catch { .error($0) } },
        Operator("retry(1)") { source, _ in source.retry(1) },
        Operator("retry(when:)") { source, _ in
            source.retry(when: { (errors: Observable<any Error>) in
                errors.flatMap { Observable<Int>.error($0) }
            })
        },
    ]

    static let sharing: [Operator] = [
        Operator("share()") { source, _ in source.share() },
        Operator("share(replay: 1)") { source, _ in source.share(replay: 1) },
        Operator("share(replay: 2)") { source, _ in source.share(replay: 2) },
        Operator("share(replay: 1, forever)") { source, _ in source.share(replay: 1, scope: .forever) },
        Operator("publish.refCount") { source, _ in source.publish().refCount() },
        Operator("replay.refCount") { source, _ in source.replay(2).refCount() },
        Operator("multicast(selector:)") { source, _ in
            source.multicast({ PublishSubject<Int>() }, selector: { $0.map { $0 } })
        },
    ]

    static let utilities: [Operator] = [
        Operator("do") { source, _ in source.do(onNext: { _ in }, onError: { _ in }, onDispose: {}) },
        Operator("using") { source, _ in
            .using({ BooleanDisposable() }, observableFactory: { _ in source })
        },
        Operator("deferred") { source, _ in .deferred { source } },
        Operator("create") { source, _ in .create { source.subscribe($0) } },
    ]
}

/// Records an issue if `body` leaves kernel objects behind.
func expectNoLeaks(_ body: () -> Void) {
    TestFailure.withReporter({ Issue.record("\($0.message)") }) { assertNoLeaks(body) }
}

extension Observable {
    /// `element` for as long as it is asked for, without a scheduler.
    static func repeating(_ element: Element) -> Observable<Element> {
        .create { observer in
            for _ in 0..<20 { observer.onNext(element) }
            return Disposables.create()
        }
    }
}

@Suite struct OperatorContractTests {
    @Test(arguments: Operator.all) func anErrorEndsIt(_ sut: Operator) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .error(230, TestError(number: 1)), .next(240, 3), .completed(250),
        ])
        let result = scheduler.start { sut.apply(source.asObservable(), scheduler) }
        let stops = result.events.filter { $0.value.isStopEvent }
        if sut.name == "asMaybe" {
            #expect(stops.count == 1)
        } else {
            #expect(stops == [.error(230, TestError(number: 1))])
        }
        #expect(result.events.last?.value.isStopEvent == true)
        #expect(source.subscriptions.allSatisfy { $0.unsubscribe <= 230 })
    }

    @Test(arguments: Operator.all) func completionEndsIt(_ sut: Operator) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .completed(230), .next(240, 3), .error(250, TestError()),
        ])
        let result = scheduler.start { sut.apply(source.asObservable(), scheduler) }
        #expect(result.events.filter { $0.value.isStopEvent }.count <= 1)
        #expect(result.events.allSatisfy { $0.value.error == nil })
        #expect(result.events.allSatisfy { $0.time <= 230 })
        #expect(result.events.last?.value.isCompleted == true)
    }

    @Test(arguments: Operator.all) func disposalEndsIt(_ sut: Operator) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(240, 3)])
        let result = scheduler.start(disposed: 230) { sut.apply(source.asObservable(), scheduler) }
        #expect(result.events.allSatisfy { $0.time <= 230 })
        #expect(!source.subscriptions.isEmpty)
        #expect(source.subscriptions.allSatisfy { $0.unsubscribe <= 230 })
    }

    @Test(arguments: Operator.all) func disposalWithinACallbackIsImmediate(_ sut: Operator) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = PublishSubject<Int>()
        var seen = 0
        let subscription = SerialDisposable()
        subscription.disposable = sut.apply(source, scheduler).subscribe(onNext: { _ in
            seen += 1
            subscription.dispose()
        })
        for number in 1...5 { source.onNext(number) }
        source.onCompleted()
        #expect(seen <= 1)
        #expect(!source.hasObservers)
    }

    @Test(arguments: Operator.all) func nothingIsLeft(_ sut: Operator) {
        for ending in [Event<Int>.completed, .error(TestError()), .next(3)] {
            expectNoLeaks {
                let scheduler = TestScheduler(initialClock: 0)
                let source = scheduler.createHotObservable([
                    .next(210, 1), .next(220, 2), Recorded(time: 230, value: ending),
                ])
                _ = scheduler.start(disposed: 300) { sut.apply(source.asObservable(), scheduler) }
            }
        }
    }

    @Test(arguments: Operator.all) func aSubjectThatDiesTakesItsSubscriptionsAlong(_ sut: Operator) {
        final class Witness {}
        weak var witness: Witness?
        do {
            let (scheduler, alive) = (TestScheduler(initialClock: 0), Witness())
            witness = alive
            let source = PublishSubject<Int>()
            let subscription = sut.apply(source, scheduler).subscribe(onNext: { _ in
                withExtendedLifetime(alive) {}
            })
            source.onNext(1)
            subscription.dispose()
        }
        #expect(witness == nil)
    }
}
