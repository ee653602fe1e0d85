// SPDX-License-Identifier: MIT

import RxKernelTesting

@testable import RxKernel

/// Infallibles, drivers and signals.
extension FunctionValueIsolationTests {
    nonisolated static var traits: [Case] { primitives + infallibles + shared + conversions }

    @CaseList nonisolated static var infallibles: [Case] {
        Case(name: "InfallibleType.map(_:)", elements: [1, 2, 2]) { source, via, note in
            let passed = via(key(note))
            return infallible(source).map(passed).asObservable()
        }
        Case(name: "InfallibleType.compactMap(_:)", elements: [1, 2, 2]) { source, via, note in
            let passed = via(optional(note))
            return infallible(source).compactMap(passed).asObservable()
        }
        Case(name: "InfallibleType.filter(_:)", elements: [2, 2]) { source, via, note in
            let passed = via(equals(2, note))
            return infallible(source).filter(passed).asObservable()
        }
        Case(
            name: "InfallibleType.distinctUntilChanged(_:), of a key", elements: [1, 2]
        ) { source, via, note in
            let passed = via(key(note))
            return infallible(source).distinctUntilChanged(passed).asObservable()
        }
        Case(
            name: "InfallibleType.distinctUntilChanged(_:), of a comparer", elements: [1, 2]
        ) { source, via, note in
            let passed = via(same(note))
            return infallible(source).distinctUntilChanged(passed).asObservable()
        }
        Case(
            name: "InfallibleType.distinctUntilChanged(_:comparer:)", elements: [1, 2]
        ) { source, via, note in
            let passed = via(key(note))
            let passed2 = via(same(note))
            return infallible(source).distinctUntilChanged(passed, comparer: passed2)
                .asObservable()
        }
        Case(name: "InfallibleType.flatMap(_:)", elements: [1, 2, 2]) { source, via, note in
            let next = { (number: Int) -> Infallible<Int> in
                note(); return .just(number)
            }
            let passed = via(next)
            return infallible(source).flatMap(passed).asObservable()
        }
        Case(name: "InfallibleType.flatMapFirst(_:)", elements: [1, 2, 2]) { source, via, note in
            let next = { (number: Int) -> Infallible<Int> in
                note(); return .just(number)
            }
            let passed = via(next)
            return infallible(source).flatMapFirst(passed).asObservable()
        }
        Case(name: "InfallibleType.flatMapLatest(_:)", elements: [1, 2, 2]) { source, via, note in
            let next = { (number: Int) -> Infallible<Int> in
                note(); return .just(number)
            }
            let passed = via(next)
            return infallible(source).flatMapLatest(passed).asObservable()
        }
        Case(name: "InfallibleType.concatMap(_:)", elements: [1, 2, 2]) { source, via, note in
            let next = { (number: Int) -> Infallible<Int> in
                note(); return .just(number)
            }
            let passed = via(next)
            return infallible(source).concatMap(passed).asObservable()
        }
        Case(name: "InfallibleType.scan(accumulator:)", elements: [1, 3, 5]) { source, via, note in
            let passed = via(plus(note))
            return infallible(source).scan(0, accumulator: passed).asObservable()
        }
        Case(
            name: "InfallibleType.withLatestFrom(resultSelector:)", elements: [10, 11, 11]
        ) { source, via, note in
            let passed = via(plus(note))
            return infallible(source).withLatestFrom(Infallible.just(9), resultSelector: passed)
                .asObservable()
        }
        Case(
            name: "InfallibleType.withUnretained(resultSelector:)", elements: [1, 2, 2]
        ) { source, via, note in
            let result = { (_: MainScheduler, number: Int) -> Int in
                note(); return number
            }
            let passed = via(result)
            return infallible(source).withUnretained(MainScheduler.instance, resultSelector: passed)
                .asObservable()
        }
        Case(name: "InfallibleType.scan(into:accumulator:)", elements: [1, 3, 5]) { source, via, note in
            let add = { (sum: inout Int, number: Int) -> Void in
                note(); sum += number
            }
            let passed = via(add)
            return infallible(source).scan(into: 0, accumulator: passed).asObservable()
        }
        Case(name: "InfallibleType.take(while:)", elements: [1]) { source, via, note in
            let passed = via(equals(1, note))
            return infallible(source).take(while: passed).asObservable()
        }
        Case(name: "InfallibleType.take(until:)", elements: [1]) { source, via, note in
            let passed = via(equals(2, note))
            return infallible(source).take(until: passed).asObservable()
        }
        Case(name: "InfallibleType.skip(while:)", elements: [2, 2]) { source, via, note in
            let passed = via(equals(1, note))
            return infallible(source).skip(while: passed).asObservable()
        }
        Case(
            name: "InfallibleType.combineLatest(resultSelector:)", elements: [11, 12, 12]
        ) { source, via, note in
            let passed = via(plus(note))
            return Infallible.combineLatest(
                infallible(source), Infallible.just(10), resultSelector: passed
            ).asObservable()
        }
        Case(
            name: "Infallible.combineLatest(resultSelector:), of an array", elements: [11, 12, 12]
        ) { source, via, note in
            let passed = via(total(note))
            return Infallible.combineLatest([infallible(source), .just(10)], resultSelector: passed)
                .asObservable()
        }
        Case(name: "InfallibleType.zip(resultSelector:)", elements: [11, 12, 12]) { source, via, note in
            let passed = via(plus(note))
            return Infallible.zip(infallible(source), Infallible.of(10, 10, 10), resultSelector: passed)
                .asObservable()
        }
        Case(name: "InfallibleType.deferred(_:)", elements: [1, 2, 2]) { source, via, note in
            let factory = { () -> Infallible<Int> in
                note(); return infallible(source)
            }
            let passed = via(factory)
            let deferred: Infallible<Int> = .deferred(passed)
            return background(deferred.source)
        }
        Case(name: "Infallible.create(subscribe:)", elements: [1, 2, 2]) { source, via, note in
            let factory = { (observer: @escaping Infallible<Int>.InfallibleObserver) -> any Disposable in
                note()
                observer(.next(1))
                return Disposables.create()
            }
            let passed = via(factory)
            return background(
                following(Infallible<Int>.create(subscribe: passed).asObservable().take(1), source))
        }
        Case(
            name:
                "Infallible.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
            elements: [1, 2, 2]
        ) { source, via, note in
            let next = via(effect(note))
            let step = via(action(note))
            return background(
                infallible(source).do(
                    onNext: next, afterNext: next, onCompleted: step,
                    afterCompleted: step, onSubscribe: step,
                    onSubscribed: step, onDispose: step
                ).asObservable())
        }
        Case(name: "InfallibleType.subscribe(_:)", elements: [1, 2, 2]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let observer = { (event: InfallibleEvent<Int>) -> Void in
                note(); subject.on(event.event)
            }
            let passed = via(observer)
            _ = infallible(source).subscribe(passed)
            return subject
        }
        Case(
            name: "InfallibleType.subscribe(onNext:onCompleted:)", elements: [1, 2, 2]
        ) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(forward(subject, note))
            let passed2 = via(end(subject, note))
            _ = infallible(source).subscribe(
                onNext: passed, onCompleted: passed2)
            return subject
        }
        Case(name: "InfallibleType.subscribe(onDisposed:)", elements: []) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(end(subject, note))
            _ = infallible(source).subscribe(onDisposed: passed)
            return subject
        }
        Case(
            name: "InfallibleType.subscribe(with:onNext:onCompleted:)", elements: [1, 2, 2]
        ) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(forwardTo(note))
            let passed2 = via(endOf(note))
            _ = infallible(source).subscribe(
                with: subject, onNext: passed, onCompleted: passed2)
            return subject
        }
        Case(name: "InfallibleType.subscribe(with:onDisposed:)", elements: []) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(endOf(note))
            _ = infallible(source).subscribe(with: subject, onDisposed: passed)
            return subject
        }
        Case(name: "InfallibleType.bind(onNext:)", elements: [1, 2, 2]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(forward(subject, note))
            _ = infallible(source).bind(onNext: passed)
            return subject.take(3)
        }
    }

    /// Shared sequences whose scheduler is not the main one, so that their events stay on other threads.
    @CaseList nonisolated static var shared: [Case] {
        Case(name: "SharedSequenceConvertibleType.map(_:)", elements: [1, 2, 2]) { source, via, note in
            let passed = via(key(note))
            return elsewhere(source).map(passed).source
        }
        Case(
            name: "SharedSequenceConvertibleType.compactMap(_:)", elements: [1, 2, 2]
        ) { source, via, note in
            let passed = via(optional(note))
            return elsewhere(source).compactMap(passed).source
        }
        Case(name: "SharedSequenceConvertibleType.filter(_:)", elements: [2, 2]) { source, via, note in
            let passed = via(equals(2, note))
            return elsewhere(source).filter(passed).source
        }
        Case(
            name: "SharedSequenceConvertibleType.distinctUntilChanged(_:), of a key", elements: [1, 2]
        ) { source, via, note in
            let passed = via(key(note))
            return elsewhere(source).distinctUntilChanged(passed).source
        }
        Case(
            name: "SharedSequenceConvertibleType.distinctUntilChanged(_:), of a comparer",
            elements: [1, 2]
        ) { source, via, note in
            let passed = via(same(note))
            return elsewhere(source).distinctUntilChanged(passed).source
        }
        Case(
            name: "SharedSequenceConvertibleType.distinctUntilChanged(_:comparer:)", elements: [1, 2]
        ) { source, via, note in
            let passed = via(key(note))
            let passed2 = via(same(note))
            return elsewhere(source).distinctUntilChanged(passed, comparer: passed2).source
        }
        Case(
            name: "SharedSequenceConvertibleType.flatMap(_:)", elements: [1, 2, 2]
        ) { source, via, note in
            let next = { (number: Int) -> Elsewhere<Int> in
                note(); return .just(number)
            }
            let passed = via(next)
            return elsewhere(source).flatMap(passed).source
        }
        Case(
            name: "SharedSequenceConvertibleType.flatMapFirst(_:)", elements: [1, 2, 2]
        ) { source, via, note in
            let next = { (number: Int) -> Elsewhere<Int> in
                note(); return .just(number)
            }
            let passed = via(next)
            return elsewhere(source).flatMapFirst(passed).source
        }
        Case(
            name: "SharedSequenceConvertibleType.flatMapLatest(_:)", elements: [1, 2, 2]
        ) { source, via, note in
            let next = { (number: Int) -> Elsewhere<Int> in
                note(); return .just(number)
            }
            let passed = via(next)
            return elsewhere(source).flatMapLatest(passed).source
        }
        Case(
            name: "SharedSequenceConvertibleType.scan(accumulator:)", elements: [1, 3, 5]
        ) { source, via, note in
            let passed = via(plus(note))
            return elsewhere(source).scan(0, accumulator: passed).source
        }
        Case(
            name: "SharedSequenceConvertibleType.withLatestFrom(resultSelector:)", elements: [10, 11, 11]
        ) { source, via, note in
            let passed = via(plus(note))
            return elsewhere(source).withLatestFrom(Elsewhere<Int>.just(9), resultSelector: passed).source
        }
        Case(
            name: "SharedSequenceConvertibleType.withUnretained(resultSelector:)", elements: [1, 2, 2]
        ) { source, via, note in
            let result = { (_: MainScheduler, number: Int) -> Int in
                note(); return number
            }
            let passed = via(result)
            return source.asSignal(onErrorJustReturn: 0).withUnretained(
                MainScheduler.instance, resultSelector: passed
            ).source
        }
        Case(
            name: "SharedSequence.combineLatest(resultSelector:)", elements: [11, 12, 12]
        ) { source, via, note in
            let passed = via(plus(note))
            return Elsewhere.combineLatest(
                elsewhere(source), Elsewhere<Int>.just(10), resultSelector: passed
            ).source
        }
        Case(
            name: "SharedSequence.combineLatest(resultSelector:), of an array", elements: [11, 12, 12]
        ) { source, via, note in
            let passed = via(total(note))
            return Elsewhere.combineLatest([elsewhere(source), .just(10)], resultSelector: passed).source
        }
        Case(name: "SharedSequence.zip(resultSelector:)", elements: [11, 12, 12]) { source, via, note in
            let passed = via(plus(note))
            return Elsewhere.zip(
                elsewhere(source), Elsewhere<Int>.of(10, 10, 10), resultSelector: passed
            ).source
        }
        Case(
            name: "SharedSequence.zip(resultSelector:), of an array", elements: [11, 12, 12]
        ) { source, via, note in
            let passed = via(total(note))
            return Elsewhere.zip([elsewhere(source), .of(10, 10, 10)], resultSelector: passed).source
        }
        Case(name: "SharedSequence.deferred(_:)", elements: [1, 2, 2]) { source, via, note in
            let factory = { () -> Elsewhere<Int> in
                note(); return elsewhere(source)
            }
            let passed = via(factory)
            let deferred: Elsewhere<Int> = .deferred(passed)
            return background(deferred.source)
        }
        Case(
            name:
                "SharedSequenceConvertibleType.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
            elements: [1, 2, 2]
        ) { source, via, note in
            let next = via(effect(note))
            let step = via(action(note))
            return background(
                elsewhere(source).do(
                    onNext: next, afterNext: next, onCompleted: step,
                    afterCompleted: step, onSubscribe: step,
                    onSubscribed: step, onDispose: step
                ).source)
        }
        Case(
            name: "SharedSequenceConvertibleType.drive(onNext:onCompleted:)", elements: [1, 2, 2]
        ) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let (next, last) = (via(forward(subject, note)), via(end(subject, note)))
            _ = source.asDriver(onErrorJustReturn: 0).drive(onNext: next, onCompleted: last)
            return subject
        }
        Case(
            name: "SharedSequenceConvertibleType.drive(onDisposed:)", elements: []
        ) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(end(subject, note))
            _ = source.asDriver(onErrorJustReturn: 0).drive(onDisposed: passed)
            return subject
        }
        Case(
            name: "SharedSequenceConvertibleType.drive(with:onNext:onCompleted:)", elements: [1, 2, 2]
        ) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let (next, last) = (via(forwardTo(note)), via(endOf(note)))
            _ = source.asDriver(onErrorJustReturn: 0).drive(with: subject, onNext: next, onCompleted: last)
            return subject
        }
        Case(
            name: "SharedSequenceConvertibleType.drive(with:onDisposed:)", elements: []
        ) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(endOf(note))
            _ = source.asDriver(onErrorJustReturn: 0).drive(with: subject, onDisposed: passed)
            return subject
        }
        Case(
            name: "SharedSequenceConvertibleType.emit(onNext:onCompleted:)", elements: [1, 2, 2]
        ) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let (next, last) = (via(forward(subject, note)), via(end(subject, note)))
            _ = source.asSignal(onErrorJustReturn: 0).emit(onNext: next, onCompleted: last)
            return subject
        }
        Case(name: "SharedSequenceConvertibleType.emit(onDisposed:)", elements: []) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(end(subject, note))
            _ = source.asSignal(onErrorJustReturn: 0).emit(onDisposed: passed)
            return subject
        }
        Case(
            name: "SharedSequenceConvertibleType.emit(with:onNext:onCompleted:)", elements: [1, 2, 2]
        ) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let (next, last) = (via(forwardTo(note)), via(endOf(note)))
            _ = source.asSignal(onErrorJustReturn: 0).emit(with: subject, onNext: next, onCompleted: last)
            return subject
        }
        Case(
            name: "SharedSequenceConvertibleType.emit(with:onDisposed:)", elements: []
        ) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(endOf(note))
            _ = source.asSignal(onErrorJustReturn: 0).emit(with: subject, onDisposed: passed)
            return subject
        }
    }

    @CaseList nonisolated static var conversions: [Case] {
        Case(
            name: "ObservableConvertibleType.asInfallible(onErrorRecover:)", elements: [7]
        ) { source, via, note in
            let recover = { (_: any Error) -> Infallible<Int> in
                note(); return .just(7)
            }
            let passed = via(recover)
            return failing(source).asInfallible(onErrorRecover: passed).asObservable()
        }
        Case(
            name: "ObservableConvertibleType.asSharedSequence(onErrorRecover:)", elements: [7]
        ) { source, via, note in
            let recover = { (_: any Error) -> Elsewhere<Int> in
                note(); return .just(7)
            }
            let passed = via(recover)
            return failing(source).asSharedSequence(onErrorRecover: passed).asObservable()
        }
        Case(
            name: "ObservableConvertibleType.asDriver(onErrorRecover:)", elements: [7]
        ) { source, via, note in
            let recover = { (_: any Error) -> Driver<Int> in
                note(); return .just(7)
            }
            let passed = via(recover)
            return failing(source).asDriver(onErrorRecover: passed).asObservable()
        }
        Case(
            name: "ObservableConvertibleType.asSignal(onErrorRecover:)", elements: [7]
        ) { source, via, note in
            let recover = { (_: any Error) -> Signal<Int> in
                note(); return .just(7)
            }
            let passed = via(recover)
            return failing(source).asSignal(onErrorRecover: passed).asObservable()
        }
    }

    nonisolated static func infallible(_ source: Observable<Int>) -> Infallible<Int> {
        source.asInfallible(onErrorJustReturn: 0)
    }

    struct ElsewhereStrategy: SharingStrategyProtocol {
        private static let queue = SerialDispatchQueueScheduler(qos: .userInitiated)
        static var scheduler: any SchedulerType { queue }

        static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share() }
    }

    typealias Elsewhere<Element> = SharedSequence<ElsewhereStrategy, Element>

    nonisolated static func elsewhere(_ source: Observable<Int>) -> Elsewhere<Int> {
        source.asSharedSequence(onErrorJustReturn: 0)
    }
}
