// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

/// An operator, and its events for a source that sends 1, 2, 2 at 210, 220, 230 and completes at 240.
///
/// Add a line for each new operator, so that the tests of the contract run for it.
struct Operator: Sendable, CustomTestStringConvertible {
    /// How it handles an error of its source.
    enum OnError { case passesIt, replacesIt, ignoresIt }

    let name: String
    let elements: [Int]
    var onError = OnError.passesIt
    /// The tick at which it completes, if its source completes at 240.
    var completion = 240
    let apply: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    init(
        _ name: String, _ elements: [Int], onError: OnError = .passesIt, completion: Int = 240,
        _ apply: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>
    ) {
        (self.name, self.elements, self.onError, self.completion) = (name, elements, onError, completion)
        self.apply = apply
    }

    var testDescription: String { name }

    static let all: [Operator] =
        transforming + filtering + combining + timing + recovering + sharing + utilities + traits

    /// The operators whose subscription must be disposed of even after the subject at the top was released: they retain the
    /// subject for later, a timer or another source may still send, or a closure of the program is in the chain.
    static let needDisposal: Set<String> = [
        "element(at:)", "concat", "concat([])", "catch(sequence:)", "retry(1)", "retry()", "retry(when:)",
        "groupBy", "buffer", "window", "take(until:)", "take(for:)", "skip(until:)", "skip(for:)", "timeout",
        "timeout(other:)", "zip",
        "zip([])",
        "multicast.refCount", "multicast(selector:)", "using", "create", "do(onDispose:)",
    ]

    static let transforming: [Operator] = [
        Operator("map", [10, 20, 20]) { source, _ in source.map { $0 * 10 } },
        Operator("compactMap", [2, 2]) { source, _ in source.compactMap { $0 == 2 ? $0 : nil } },
        Operator("scan", [1, 3, 5]) { source, _ in source.scan(0) { $0 + $1 } },
        Operator("scan(into:)", [1, 3, 5]) { source, _ in source.scan(into: 0) { $0 += $1 } },
        Operator("enumerated", [1, 12, 22]) { source, _ in
            source.enumerated().map { $0.index * 10 + $0.element }
        },
        Operator("materialize", [1, 2, 2, -1], onError: .replacesIt) { source, _ in
            source.materialize().map { $0.element ?? -1 }
        },
        Operator("dematerialize", [1, 2, 2]) { source, _ in source.materialize().dematerialize() },
        Operator("withUnretained", [1, 2, 2]) { source, scheduler in source.withUnretained(scheduler) { $1 }
        },
        Operator("flatMap", [1, 10, 2, 20, 2, 20]) { source, _ in
            source.flatMap { Observable.from([$0, $0 * 10]) }
        },
        Operator("flatMapFirst", [1, 2, 2]) { source, _ in source.flatMapFirst { Observable.just($0) } },
        Operator("flatMapLatest", [1, 2, 2]) { source, _ in source.flatMapLatest { Observable.just($0) } },
        Operator("concatMap", [1, 2, 2]) { source, _ in source.concatMap { Observable.just($0) } },
        Operator("groupBy", [1, 2, 2]) { source, _ in source.groupBy { $0 % 2 }.flatMap { $0 } },
        Operator("buffer", [2, 1]) { source, scheduler in
            source.buffer(timeSpan: .seconds(100), count: 2, scheduler: scheduler).map { $0.count }
        },
        Operator("window", [1, 2, 2]) { source, scheduler in
            source.window(timeSpan: .seconds(100), count: 2, scheduler: scheduler).flatMap { $0 }
        },
        Operator("reduce", [5]) { source, _ in source.reduce(0, accumulator: +) },
        Operator("reduce(mapResult:)", [50]) { source, _ in
            source.reduce(0, accumulator: +, mapResult: { $0 * 10 })
        },
        Operator("toArray", [3]) { source, _ in source.toArray().map { $0.count }.asObservable() },
    ]

    static let filtering: [Operator] = [
        Operator("filter", [2, 2]) { source, _ in source.filter { $0 == 2 } },
        Operator("distinctUntilChanged", [1, 2]) { source, _ in source.distinctUntilChanged() },
        Operator("distinctUntilChanged(key)", [1, 2]) { source, _ in source.distinctUntilChanged { $0 / 2 } },
        Operator("distinctUntilChanged(at:)", [1, 2]) { source, _ in
            source.distinctUntilChanged(at: \.description)
        },
        Operator("take", [1, 2, 2]) { source, _ in source.take(100) },
        Operator("take(while:)", [1, 2, 2]) { source, _ in source.take(while: { _ in true }) },
        Operator("take(until: predicate)", [1, 2, 2]) { source, _ in source.take(until: { _ in false }) },
        Operator("take(until:)", [1, 2, 2]) { source, _ in source.take(until: Observable<Int>.never()) },
        Operator("take(for:)", [1, 2, 2]) { source, scheduler in
            source.take(for: .seconds(2000), scheduler: scheduler)
        },
        Operator("takeLast", [2]) { source, _ in source.takeLast(1) },
        Operator("skip", [2, 2]) { source, _ in source.skip(1) },
        Operator("skip(while:)", [2, 2]) { source, _ in source.skip(while: { $0 == 1 }) },
        Operator("skip(until:)", []) { source, _ in source.skip(until: Observable<Int>.never()) },
        Operator("skip(for:)", [2, 2]) { source, scheduler in
            source.skip(.seconds(15), scheduler: scheduler)
        },
        Operator("element(at:)", [2, 2]) { source, _ in source.element(at: 1).concat(source) },
        Operator("single(predicate)", [1]) { source, _ in source.single { $0 == 1 } },
        Operator("ifEmpty(default:)", [1, 2, 2]) { source, _ in source.ifEmpty(default: 0) },
        Operator("ifEmpty(switchTo:)", [0]) { source, _ in
            source.filter { _ in false }.ifEmpty(switchTo: .just(0))
        },
        Operator("ignoreElements", []) { source, _ in source.ignoreElements().map(number) },
    ]

    static let combining: [Operator] = [
        Operator("startWith", [0, 1, 2, 2]) { source, _ in source.startWith(0) },
        Operator("concat", [1, 2, 2, 9]) { source, _ in source.concat(Observable.just(9)) },
        Operator("concat([])", [1, 2, 2, 9]) { source, _ in .concat([source, .just(9)]) },
        Operator("concat()", [1, 2, 2]) { source, _ in source.map { Observable.just($0) }.concat() },
        Operator("merge", [9, 1, 2, 2]) { source, _ in .merge(.just(9), source) },
        Operator("merge([])", [1, 1, 2, 2, 2, 2]) { source, _ in .merge([source, source]) },
        Operator("merge()", [1, 2, 2]) { source, _ in source.map { Observable.just($0) }.merge() },
        Operator("merge(maxConcurrent:)", [1, 2, 2]) { source, _ in
            source.map { Observable.just($0) }.merge(maxConcurrent: 1)
        },
        Operator("switchLatest", [1, 2, 2]) { source, _ in
            source.map { Observable.just($0) }.switchLatest()
        },
        Operator("combineLatest", [11, 12, 12]) { source, _ in
            .combineLatest(source, Observable.just(10)) { $0 + $1 }
        },
        Operator("combineLatest(5)", [11, 12, 12]) { source, _ in
            let other = Observable.just(2)
            return .combineLatest(other, source, other, other, Observable.just(4)) { $0 + $1 + $2 + $3 + $4 }
        },
        Operator("combineLatest([])", [11, 12, 12]) { source, _ in
            .combineLatest([source, .just(10)]) { $0[0] + $0[1] }
        },
        Operator("zip", [11, 12, 12]) { source, _ in .zip(source, Observable.repeating(10)) { $0 + $1 } },
        Operator("zip([])", [11, 12, 12]) { source, _ in
            .zip([source, .repeating(10)]) { $0[0] + $0[1] }
        },
        Operator("withLatestFrom", [9, 9, 9]) { source, _ in source.withLatestFrom(Observable.just(9)) },
        Operator("withLatestFrom(selector)", [10, 11, 11]) { source, _ in
            source.withLatestFrom(Observable.just(9)) { $0 + $1 }
        },
        Operator("amb", [1, 2, 2]) { source, _ in source.amb(Observable.never()) },
        Operator("amb([])", [1, 2, 2]) { source, _ in .amb([.never(), source]) },
        Operator("sample", [1, 2, 2]) { source, _ in source.sample(source) },
    ]

    static let timing: [Operator] = [
        Operator("debounce", [1, 2, 2]) { source, scheduler in
            source.debounce(.seconds(5), scheduler: scheduler)
        },
        Operator("throttle", [1, 2]) { source, scheduler in
            source.throttle(.seconds(15), latest: false, scheduler: scheduler)
        },
        Operator("delay", [1, 2, 2], completion: 245) { source, scheduler in
            source.delay(.seconds(5), scheduler: scheduler)
        },
        Operator("delaySubscription", [1, 2, 2]) { source, scheduler in
            source.delaySubscription(.seconds(5), scheduler: scheduler)
        },
        Operator("timeout", [1, 2, 2]) { source, scheduler in
            source.timeout(.seconds(2000), scheduler: scheduler)
        },
        Operator("timeout(other:)", [1, 2, 2]) { source, scheduler in
            source.timeout(.seconds(2000), other: Observable.just(0), scheduler: scheduler)
        },
        Operator("observe(on:)", [1, 2, 2], completion: 241) { source, scheduler in
            source.observe(on: scheduler)
        },
        Operator("subscribe(on:)", [1, 2, 2]) { source, scheduler in source.subscribe(on: scheduler) },
    ]

    static let recovering: [Operator] = [
        Operator("catch", [1, 2, 2]) { source, _ in source.catch { .error($0) } },
        Operator("catchAndReturn", [1, 2, 2], onError: .replacesIt) { source, _ in source.catchAndReturn(9) },
        Operator("catch(sequence:)", [1, 2, 2], onError: .ignoresIt) { source, _ in
            .catch(sequence: [source, .never()])
        },
        Operator("retry(1)", [1, 2, 2]) { source, _ in source.retry(1) },
        Operator("retry()", [1, 2, 2], onError: .ignoresIt) { source, _ in source.retry() },
        Operator("retry(when:)", [1, 2, 2]) { source, _ in
            source.retry(when: { (errors: Observable<any Error>) in
                errors.flatMap { Observable<Int>.error($0) }
            })
        },
    ]

    static let sharing: [Operator] = [
        Operator("share()", [1, 2, 2]) { source, _ in source.share() },
        Operator("share(replay: 1)", [1, 2, 2]) { source, _ in source.share(replay: 1) },
        Operator("share(replay: 2)", [1, 2, 2]) { source, _ in source.share(replay: 2) },
        Operator("share(forever)", [1, 2, 2]) { source, _ in source.share(scope: .forever) },
        Operator("share(replay: 1, forever)", [1, 2, 2]) { source, _ in
            source.share(replay: 1, scope: .forever)
        },
        Operator("publish.refCount", [1, 2, 2]) { source, _ in source.publish().refCount() },
        Operator("replay.refCount", [1, 2, 2]) { source, _ in source.replay(2).refCount() },
        Operator("replayAll.refCount", [1, 2, 2]) { source, _ in source.replayAll().refCount() },
        Operator("multicast.refCount", [1, 2, 2]) { source, _ in
            source.multicast(makeSubject: { PublishSubject<Int>() }).refCount()
        },
        Operator("multicast(selector:)", [2, 4, 4]) { source, _ in
            source.multicast({ PublishSubject<Int>() }, selector: { .zip($0, $0) { $0 + $1 } })
        },
    ]

    static let utilities: [Operator] = [
        Operator("do", [1, 2, 2]) { source, _ in source.do(onNext: { _ in }, onError: { _ in }) },
        Operator("do(onDispose:)", [1, 2, 2]) { source, _ in source.do(onDispose: {}) },
        Operator("using", [1, 2, 2]) { source, _ in
            .using({ BooleanDisposable() }, observableFactory: { _ in source })
        },
        Operator("deferred", [1, 2, 2]) { source, _ in .deferred { source } },
        Operator("create", [1, 2, 2]) { source, _ in .create { source.subscribe($0) } },
    ]

    static let traits: [Operator] = [
        Operator("asInfallible", [1, 2, 2], onError: .replacesIt) { source, _ in
            source.asInfallible(onErrorJustReturn: 9).asObservable()
        },
        Operator("asCompletable", []) { source, _ in
            source.ignoreElements().asCompletable().asObservable().map(number)
        },
        Operator("asSingle", [2]) { source, _ in source.takeLast(1).asSingle().asObservable() },
        Operator("asMaybe", [2]) { source, _ in source.takeLast(1).asMaybe().asObservable() },
    ]
}

/// Gives a sequence without elements the type of the others.
private func number(_ none: Never) -> Int {}
