// SPDX-License-Identifier: MIT

import RxKernelTesting

@testable import RxKernel

extension FunctionValueIsolationTests {
    nonisolated static var transforms: [Case] {
        [
            Case(name: "ObservableType.map(_:)", elements: [10, 20, 20]) { source, via, note in
                let transform = { (number: Int) -> Int in
                    note(); return number * 10
                }
                let passed = via(transform)
                return source.map(passed)
            },
            Case(name: "ObservableType.compactMap(_:)", elements: [2, 2]) { source, via, note in
                let transform = { (number: Int) -> Int? in
                    note(); return number == 2 ? number : nil
                }
                let passed = via(transform)
                return source.compactMap(passed)
            },
            Case(name: "ObservableType.scan(accumulator:)", elements: [1, 3, 5]) { source, via, note in
                let sum = { (sum: Int, number: Int) -> Int in
                    note(); return sum + number
                }
                let passed = via(sum)
                return source.scan(0, accumulator: passed)
            },
            Case(name: "ObservableType.scan(into:accumulator:)", elements: [1, 3, 5]) { source, via, note in
                let add = { (sum: inout Int, number: Int) -> Void in
                    note(); sum += number
                }
                let passed = via(add)
                return source.scan(into: 0, accumulator: passed)
            },
            Case(name: "ObservableType.reduce(accumulator:)", elements: [5]) { source, via, note in
                let sum = { (sum: Int, number: Int) -> Int in
                    note(); return sum + number
                }
                let passed = via(sum)
                return source.reduce(0, accumulator: passed)
            },
            Case(name: "ObservableType.reduce(accumulator:mapResult:)", elements: [50]) { source, via, note in
                let sum = { (sum: Int, number: Int) -> Int in
                    note(); return sum + number
                }
                let result = { (sum: Int) -> Int in
                    note(); return sum * 10
                }
                let passed = via(sum)
                let passed2 = via(result)
                return source.reduce(0, accumulator: passed, mapResult: passed2)
            },
            Case(name: "ObservableType.flatMap(_:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(sequence(note))
                return source.flatMap(passed)
            },
            Case(name: "ObservableType.flatMapFirst(_:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(sequence(note))
                return source.flatMapFirst(passed)
            },
            Case(name: "ObservableType.flatMapLatest(_:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(sequence(note))
                return source.flatMapLatest(passed)
            },
            Case(name: "ObservableType.concatMap(_:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(sequence(note))
                return source.concatMap(passed)
            },
            Case(name: "ObservableType.groupBy(keySelector:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(key(note))
                return source.groupBy(keySelector: passed).flatMap { $0 }
            },
            Case(name: "ObservableType.withUnretained(resultSelector:)", elements: [1, 2, 2]) {
                source, via, note in
                let result = { (_: MainScheduler, number: Int) -> Int in
                    note(); return number
                }
                let passed = via(result)
                return source.withUnretained(MainScheduler.instance, resultSelector: passed)
            },
            Case(name: "ObservableType.multicast(makeSubject:)", elements: [1, 2, 2]) { source, via, note in
                let make = { () -> PublishSubject<Int> in
                    note(); return PublishSubject()
                }
                let passed = via(make)
                return background(source.multicast(makeSubject: passed).refCount())
            },
            Case(name: "ObservableType.retry(when:), of a type of error", elements: [1, 2, 2]) {
                source, via, note in
                let handler = { (errors: Observable<TestError>) -> Observable<TestError> in
                    note(); return errors
                }
                let passed = via(handler)
                return background(source.retry(when: passed))
            },
            Case(name: "ObservableType.flatMapLatest(_:), of a single", elements: [1, 2, 2]) {
                source, via, note in
                let next = { (number: Int) -> Single<Int> in
                    note(); return .just(number)
                }
                let passed = via(next)
                return source.flatMapLatest(passed)
            },
            Case(name: "ObservableType.multicast(_:selector:)", elements: [1, 2, 2]) { source, via, note in
                let make = { () -> PublishSubject<Int> in
                    note(); return PublishSubject()
                }
                let select = { (shared: Observable<Int>) -> Observable<Int> in
                    note(); return shared
                }
                let passed = via(make)
                let passed2 = via(select)
                return source.multicast(passed, selector: passed2)
            },
        ]
    }

    nonisolated static var filters: [Case] {
        [
            Case(name: "ObservableType.filter(_:)", elements: [2, 2]) { source, via, note in
                let passed = via(equals(2, note))
                return source.filter(passed)
            },
            Case(name: "ObservableType.distinctUntilChanged(_:), of a key", elements: [1, 2]) {
                source, via, note in
                let passed = via(key(note))
                return source.distinctUntilChanged(passed)
            },
            Case(name: "ObservableType.distinctUntilChanged(_:), of a comparer", elements: [1, 2]) {
                source, via, note in
                let passed = via(same(note))
                return source.distinctUntilChanged(passed)
            },
            Case(name: "ObservableType.distinctUntilChanged(_:comparer:)", elements: [1, 2]) {
                source, via, note in
                let passed = via(key(note))
                let passed2 = via(same(note))
                return source.distinctUntilChanged(passed, comparer: passed2)
            },
            Case(name: "ObservableType.skip(while:)", elements: [2, 2]) { source, via, note in
                let passed = via(equals(1, note))
                return source.skip(while: passed)
            },
            Case(name: "ObservableType.take(while:)", elements: [1]) { source, via, note in
                let passed = via(equals(1, note))
                return source.take(while: passed)
            },
            Case(name: "ObservableType.take(until:)", elements: [1]) { source, via, note in
                let passed = via(equals(2, note))
                return source.take(until: passed)
            },
            Case(name: "ObservableType.single(_:)", elements: [1]) { source, via, note in
                let passed = via(equals(1, note))
                return source.single(passed)
            },
        ]
    }

    nonisolated static var combinations: [Case] {
        [
            Case(name: "ObservableType.withLatestFrom(resultSelector:)", elements: [10, 11, 11]) {
                source, via, note in
                let passed = via(plus(note))
                return source.withLatestFrom(Observable.just(9), resultSelector: passed)
            },
            Case(name: "ObservableType.combineLatest(resultSelector:)", elements: [11, 12, 12]) {
                source, via, note in
                let passed = via(plus(note))
                return .combineLatest(source, Observable.just(10), resultSelector: passed)
            },
            Case(name: "ObservableType.combineLatest(resultSelector:), of an array", elements: [11, 12, 12]) {
                source, via, note in
                let passed = via(total(note))
                return .combineLatest([source, .just(10)], resultSelector: passed)
            },
            Case(name: "ObservableType.zip(resultSelector:)", elements: [11, 12, 12]) { source, via, note in
                let passed = via(plus(note))
                return .zip(source, Observable.of(10, 10, 10), resultSelector: passed)
            },
            Case(name: "ObservableType.zip(resultSelector:), of an array", elements: [11, 12, 12]) {
                source, via, note in
                let passed = via(total(note))
                return .zip([source, .of(10, 10, 10)], resultSelector: passed)
            },
            Case(name: "ObservableType.catch(_:)", elements: [1, 2, 2, 7]) { source, via, note in
                let passed = via(recovery(note))
                return source.concat(Observable.error(TestError())).catch(passed)
            },
            Case(name: "ObservableType.retry(when:)", elements: [1, 2, 2]) { source, via, note in
                let handler = { (errors: Observable<any Error>) -> Observable<any Error> in
                    note(); return errors
                }
                let passed = via(handler)
                return background(source.retry(when: passed))
            },
            Case(name: "ObservableType.deferred(_:)", elements: [1, 2, 2]) { source, via, note in
                let factory = { () -> Observable<Int> in
                    note(); return source
                }
                let passed = via(factory)
                return background(.deferred(passed))
            },
            Case(name: "ObservableType.create(_:)", elements: [1, 2, 2]) { source, via, note in
                let factory = { (observer: AnyObserver<Int>) -> any Disposable in
                    note(); return source.subscribe(observer)
                }
                let passed = via(factory)
                return background(.create(passed))
            },
            Case(name: "ObservableType.using(_:observableFactory:)", elements: [1, 2, 2]) {
                source, via, note in
                let resource = { () -> BooleanDisposable in
                    note(); return BooleanDisposable()
                }
                let factory = { (_: BooleanDisposable) -> Observable<Int> in
                    note(); return source
                }
                let passed = via(resource)
                let passed2 = via(factory)
                return background(.using(passed, observableFactory: passed2))
            },
            Case(name: "ObservableType.generate(condition:iterate:)", elements: [1, 2, 2]) {
                source, via, note in
                let iterate = { (number: Int) -> Int in
                    note(); return number + 1
                }
                let passed = via(equals(0, note))
                let passed2 = via(iterate)
                let first = Observable.generate(
                    initialState: 0, condition: passed, iterate: passed2)
                return background(first.flatMap { _ in source })
            },
            Case(name: "ObservableType.tracking(_:)", elements: [1, 2, 2]) { source, via, note in
                let value = { () -> Int in
                    note(); return 1
                }
                let passed = via(value)
                return background(Observable.tracking(passed).flatMap { _ in source }.take(3))
            },
        ]
    }

    nonisolated static var observers: [Case] {
        [
            Case(name: "ObservableType.do(onNext:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(effect(note))
                return source.do(onNext: passed)
            },
            Case(name: "ObservableType.do(afterNext:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(effect(note))
                return source.do(afterNext: passed)
            },
            Case(name: "ObservableType.do(onCompleted:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(action(note))
                return source.do(onCompleted: passed)
            },
            Case(name: "ObservableType.do(afterCompleted:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(action(note))
                return source.do(afterCompleted: passed)
            },
            Case(name: "ObservableType.do(onSubscribe:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(action(note))
                return background(source.do(onSubscribe: passed))
            },
            Case(name: "ObservableType.do(onSubscribed:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(action(note))
                return background(source.do(onSubscribed: passed))
            },
            Case(name: "ObservableType.do(onDispose:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(action(note))
                return source.do(onDispose: passed)
            },
            Case(name: "ObservableType.do(onError:)", elements: [1, 2, 2, 7]) { source, via, note in
                let passed = via(failure(note))
                return source.concat(Observable.error(TestError())).do(onError: passed)
                    .catchAndReturn(7)
            },
            Case(name: "ObservableType.do(afterError:)", elements: [1, 2, 2, 7]) { source, via, note in
                let passed = via(failure(note))
                return source.concat(Observable.error(TestError())).do(afterError: passed)
                    .catchAndReturn(7)
            },
            Case(name: "ObserverType.mapObserver(_:)", elements: [1, 2, 2]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let passed = via(key(note))
                _ = source.subscribe(subject.mapObserver(passed))
                return subject
            },
            Case(name: "AnyObserver.init(eventHandler:)", elements: [1, 2, 2]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let passed = via(event(subject, note))
                _ = source.subscribe(AnyObserver(eventHandler: passed))
                return subject
            },
            Case(name: "Binder.init(binding:)", elements: [1, 2, 2]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let binding = via { (subject: ReplaySubject<Int>, number: Int) -> Void in
                    note(); subject.onNext(number)
                }
                let binder = Binder(
                    subject, scheduler: CurrentThreadScheduler.instance, binding: binding)
                _ = source.subscribe(onNext: { @Sendable in binder.onNext($0) })
                return subject.take(3)
            },
            Case(name: "ObservableType.subscribe(_:)", elements: [1, 2, 2]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let passed = via(event(subject, note))
                _ = source.subscribe(passed)
                return subject
            },
            Case(name: "ObservableType.subscribe(onNext:)", elements: [1, 2, 2]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let passed = via(forward(subject, note))
                _ = source.subscribe(onNext: passed, onCompleted: subject.onCompleted)
                return subject
            },
            Case(name: "ObservableType.subscribe(onCompleted:)", elements: [7]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let end = {
                    note(); subject.onNext(7); subject.onCompleted()
                }
                let passed = via(end)
                _ = source.subscribe(onCompleted: passed)
                return subject
            },
            Case(name: "ObservableType.subscribe(onError:)", elements: [7]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let end = { (_: any Error) in
                    note(); subject.onNext(7); subject.onCompleted()
                }
                let passed = via(end)
                _ = source.concat(Observable.error(TestError())).subscribe(onError: passed)
                return subject
            },
            Case(name: "ObservableType.subscribe(onDisposed:)", elements: [7]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let end = {
                    note(); subject.onNext(7); subject.onCompleted()
                }
                let passed = via(end)
                _ = source.subscribe(onDisposed: passed)
                return subject
            },
            Case(name: "ObservableType.subscribe(with:onNext:)", elements: [1, 2, 2]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let next = via { (subject: ReplaySubject<Int>, number: Int) -> Void in
                    note(); subject.onNext(number)
                }
                _ = source.subscribe(with: subject, onNext: next)
                return subject.take(3)
            },
            Case(
                name: "ObservableType.subscribe(with:onCompleted:onDisposed:)", elements: [7]
            ) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let end = via { (subject: ReplaySubject<Int>) -> Void in
                    note(); subject.onNext(7)
                }
                let over = via { (subject: ReplaySubject<Int>) -> Void in
                    note(); subject.onCompleted()
                }
                _ = source.subscribe(with: subject, onCompleted: end, onDisposed: over)
                return subject
            },
            Case(name: "ObservableType.subscribe(with:onError:)", elements: [7]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let end = via { (subject: ReplaySubject<Int>, _: any Error) -> Void in
                    note(); subject.onNext(7); subject.onCompleted()
                }
                _ = source.concat(Observable.error(TestError())).subscribe(with: subject, onError: end)
                return subject
            },
            Case(name: "ObservableType.bind(onNext:)", elements: [1, 2, 2]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let passed = via(forward(subject, note))
                _ = source.bind(onNext: passed)
                return subject.take(3)
            },
            Case(name: "ObservableType.bind(with:onNext:)", elements: [1, 2, 2]) { source, via, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                let next = via { (subject: ReplaySubject<Int>, number: Int) -> Void in
                    note(); subject.onNext(number)
                }
                _ = source.bind(with: subject, onNext: next)
                return subject.take(3)
            },
            Case(name: "Disposables.create(with:)", elements: [1, 2, 2]) { source, via, note in
                let passed = via(action(note))
                return .create(isolation: nil) { observer in
                    Disposables.create(
                        source.subscribe(observer), Disposables.create(with: passed))
                }
            },
        ]
    }

    /// Subscribes to `source` on another thread.
    nonisolated static func background(_ source: Observable<Int>) -> Observable<Int> {
        source.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
    }

    @MainActor static func sequence(
        _ note: @escaping @MainActor () -> Void
    ) -> (Int) -> Observable<Int> {
        {
            note(); return Observable.just($0)
        }
    }

    @MainActor static func key(_ note: @escaping @MainActor () -> Void) -> (Int) -> Int {
        {
            note(); return $0
        }
    }

    @MainActor static func same(_ note: @escaping @MainActor () -> Void) -> (Int, Int) -> Bool {
        {
            note(); return $0 == $1
        }
    }

    @MainActor static func equals(
        _ number: Int, _ note: @escaping @MainActor () -> Void
    ) -> (Int) -> Bool {
        {
            note(); return $0 == number
        }
    }

    @MainActor static func plus(_ note: @escaping @MainActor () -> Void) -> (Int, Int) -> Int {
        {
            note(); return $0 + $1
        }
    }

    @MainActor static func total(_ note: @escaping @MainActor () -> Void) -> ([Int]) -> Int {
        {
            note(); return $0.reduce(0, +)
        }
    }

    @MainActor static func recovery(
        _ note: @escaping @MainActor () -> Void
    ) -> (any Error) -> Observable<Int> {
        { _ in
            note(); return .just(7)
        }
    }

    @MainActor static func effect(_ note: @escaping @MainActor () -> Void) -> (Int) -> Void {
        { _ in note() }
    }

    @MainActor static func failure(
        _ note: @escaping @MainActor () -> Void
    ) -> (any Error) -> Void {
        { _ in note() }
    }

    @MainActor static func action(_ note: @escaping @MainActor () -> Void) -> () -> Void {
        { note() }
    }

    @MainActor static func forward(
        _ subject: ReplaySubject<Int>, _ note: @escaping @MainActor () -> Void
    ) -> (Int) -> Void {
        {
            note(); subject.onNext($0)
        }
    }

    @MainActor static func event(
        _ subject: ReplaySubject<Int>, _ note: @escaping @MainActor () -> Void
    ) -> (Event<Int>) -> Void {
        {
            note(); subject.on($0)
        }
    }
}
