// SPDX-License-Identifier: MIT

import RxKernelTesting

@testable import RxKernel

/// Singles, maybes and completables.
extension FunctionValueIsolationTests {
    nonisolated static var primitives: [Case] { singles + maybes + completables + sequences }

    @CaseList nonisolated static var singles: [Case] {
        Case(name: "Single.map(_:)", elements: [5]) { source, via, note in
            let passed = via(key(note))
            return single(source).map(passed).asObservable()
        }
        Case(name: "Single.compactMap(_:)", elements: [5]) { source, via, note in
            let passed = via(optional(note))
            return single(source).compactMap(passed).asObservable()
        }
        Case(name: "Single.filter(_:)", elements: [5]) { source, via, note in
            let passed = via(equals(5, note))
            return single(source).filter(passed).asObservable()
        }
        Case(name: "Single.flatMap(_:)", elements: [5]) { source, via, note in
            let next = { (number: Int) -> Single<Int> in
                note(); return .just(number)
            }
            let passed = via(next)
            return single(source).flatMap(passed).asObservable()
        }
        Case(name: "Single.flatMapMaybe(_:)", elements: [5]) { source, via, note in
            let next = { (number: Int) -> Maybe<Int> in
                note(); return .just(number)
            }
            let passed = via(next)
            return single(source).flatMapMaybe(passed).asObservable()
        }
        Case(name: "Single.flatMapCompletable(_:)", elements: []) { source, via, note in
            let next = { (_: Int) -> Completable in
                note(); return .empty()
            }
            let passed = via(next)
            return elements(of: single(source).flatMapCompletable(passed))
        }
        Case(
            name: "Single.do(onSuccess:afterSuccess:onSubscribe:onSubscribed:onDispose:)", elements: [5]
        ) { source, via, note in
            let next = via(effect(note))
            let step = via(action(note))
            return background(
                single(source).do(
                    onSuccess: next, afterSuccess: next,
                    onSubscribe: step, onSubscribed: step,
                    onDispose: step
                ).asObservable())
        }
        Case(name: "Single.do(onError:afterError:)", elements: [7]) { source, via, note in
            let passed = via(failure(note))
            return source.asSingle().do(onError: passed, afterError: passed)
                .catchAndReturn(7).asObservable()
        }
        Case(name: "Single.subscribe(_:)", elements: [5]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let observer = { (event: SingleEvent<Int>) -> Void in
                note()
                if case .success(let number) = event { subject.onNext(number) }
            }
            let passed = via(observer)
            _ = single(source).subscribe(passed)
            return subject.take(1)
        }
        Case(name: "Single.subscribe(onSuccess:onDisposed:)", elements: [5]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(forward(subject, note))
            let passed2 = via(end(subject, note))
            _ = single(source).subscribe(
                onSuccess: passed, onDisposed: passed2)
            return subject
        }
        Case(name: "Single.subscribe(onFailure:)", elements: [7]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(ending(subject, note))
            _ = source.asSingle().subscribe(onFailure: passed)
            return subject
        }
        Case(name: "Single.subscribe(with:onSuccess:onDisposed:)", elements: [5]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(forwardTo(note))
            let passed2 = via(endOf(note))
            _ = single(source).subscribe(
                with: subject, onSuccess: passed, onDisposed: passed2)
            return subject
        }
        Case(name: "Single.subscribe(with:onFailure:)", elements: [7]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(endingOf(note))
            _ = source.asSingle().subscribe(with: subject, onFailure: passed)
            return subject
        }
        Case(name: "Single.create(subscribe:)", elements: [1, 2, 2]) { source, via, note in
            let factory = { (observer: @escaping Single<Int>.SingleObserver) -> any Disposable in
                note()
                observer(.success(1))
                return Disposables.create()
            }
            let passed = via(factory)
            return background(following(Single.create(subscribe: passed).asObservable(), source))
        }
        Case(name: "Single.zip(resultSelector:)", elements: [10]) { source, via, note in
            let passed = via(plus(note))
            return Single.zip(single(source), single(source), resultSelector: passed).asObservable()
        }
        Case(name: "Single.zip(resultSelector:), of an array", elements: [10]) { source, via, note in
            let passed = via(total(note))
            return Single.zip([single(source), single(source)], resultSelector: passed).asObservable()
        }
    }

    @CaseList nonisolated static var maybes: [Case] {
        Case(name: "Maybe.map(_:)", elements: [5]) { source, via, note in
            let passed = via(key(note))
            return maybe(source).map(passed).asObservable()
        }
        Case(name: "Maybe.compactMap(_:)", elements: [5]) { source, via, note in
            let passed = via(optional(note))
            return maybe(source).compactMap(passed).asObservable()
        }
        Case(name: "Maybe.filter(_:)", elements: [5]) { source, via, note in
            let passed = via(equals(5, note))
            return maybe(source).filter(passed).asObservable()
        }
        Case(name: "Maybe.flatMap(_:)", elements: [5]) { source, via, note in
            let next = { (number: Int) -> Maybe<Int> in
                note(); return .just(number)
            }
            let passed = via(next)
            return maybe(source).flatMap(passed).asObservable()
        }
        Case(
            name: """
                Maybe.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)
                """,
            elements: [5]
        ) { source, via, note in
            let next = via(effect(note))
            let step = via(action(note))
            return background(
                maybe(source).do(
                    onNext: next, afterNext: next,
                    onCompleted: step, afterCompleted: step,
                    onSubscribe: step, onSubscribed: step,
                    onDispose: step
                ).asObservable())
        }
        Case(name: "Maybe.do(onError:afterError:)", elements: [7]) { source, via, note in
            let passed = via(failure(note))
            return failing(source).asMaybe().do(onError: passed, afterError: passed)
                .catchAndReturn(7).asObservable()
        }
        Case(name: "Maybe.subscribe(_:)", elements: [5]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let observer = { (event: MaybeEvent<Int>) -> Void in
                note()
                if case .success(let number) = event { subject.onNext(number) }
            }
            let passed = via(observer)
            _ = maybe(source).subscribe(passed)
            return subject.take(1)
        }
        Case(name: "Maybe.subscribe(onSuccess:onDisposed:)", elements: [5]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(forward(subject, note))
            let passed2 = via(end(subject, note))
            _ = maybe(source).subscribe(
                onSuccess: passed, onDisposed: passed2)
            return subject
        }
        Case(name: "Maybe.subscribe(onError:)", elements: [7]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(ending(subject, note))
            _ = failing(source).asMaybe().subscribe(onError: passed)
            return subject
        }
        Case(name: "Maybe.subscribe(onCompleted:)", elements: []) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(end(subject, note))
            _ = nothing(source).asMaybe().subscribe(onCompleted: passed)
            return subject
        }
        Case(name: "Maybe.subscribe(with:onSuccess:onDisposed:)", elements: [5]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(forwardTo(note))
            let passed2 = via(endOf(note))
            _ = maybe(source).subscribe(
                with: subject, onSuccess: passed, onDisposed: passed2)
            return subject
        }
        Case(name: "Maybe.subscribe(with:onError:)", elements: [7]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(endingOf(note))
            _ = failing(source).asMaybe().subscribe(with: subject, onError: passed)
            return subject
        }
        Case(name: "Maybe.subscribe(with:onCompleted:)", elements: []) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(endOf(note))
            _ = nothing(source).asMaybe().subscribe(with: subject, onCompleted: passed)
            return subject
        }
        Case(name: "Maybe.create(subscribe:)", elements: [1, 2, 2]) { source, via, note in
            let factory = { (observer: @escaping Maybe<Int>.MaybeObserver) -> any Disposable in
                note()
                observer(.success(1))
                return Disposables.create()
            }
            let passed = via(factory)
            return background(following(Maybe.create(subscribe: passed).asObservable(), source))
        }
        Case(name: "Maybe.zip(resultSelector:)", elements: [10]) { source, via, note in
            let passed = via(plus(note))
            return Maybe.zip(maybe(source), maybe(source), resultSelector: passed).asObservable()
        }
    }

    @CaseList nonisolated static var completables: [Case] {
        Case(
            name: "Completable.do(onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
            elements: []
        ) { source, via, note in
            let step = via(action(note))
            return background(
                elements(
                    of: completable(source).do(
                        onCompleted: step, afterCompleted: step,
                        onSubscribe: step, onSubscribed: step,
                        onDispose: step)))
        }
        Case(name: "Completable.do(onError:afterError:)", elements: [7]) { source, via, note in
            let passed = via(failure(note))
            return elements(
                of: completable(failing(source)).do(
                    onError: passed, afterError: passed)
            ).catchAndReturn(7)
        }
        Case(name: "Completable.subscribe(_:)", elements: []) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let observer = { (_: CompletableEvent) -> Void in
                note(); subject.onCompleted()
            }
            let passed = via(observer)
            _ = completable(source).subscribe(passed)
            return subject
        }
        Case(name: "Completable.subscribe(onCompleted:)", elements: []) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(end(subject, note))
            _ = completable(source).subscribe(onCompleted: passed)
            return subject
        }
        Case(name: "Completable.subscribe(onError:)", elements: [7]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(ending(subject, note))
            _ = completable(failing(source)).subscribe(onError: passed)
            return subject
        }
        Case(name: "Completable.subscribe(onDisposed:)", elements: []) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(end(subject, note))
            _ = completable(source).subscribe(onDisposed: passed)
            return subject
        }
        Case(name: "Completable.subscribe(with:onCompleted:)", elements: []) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(endOf(note))
            _ = completable(source).subscribe(with: subject, onCompleted: passed)
            return subject
        }
        Case(name: "Completable.subscribe(with:onError:)", elements: [7]) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(endingOf(note))
            _ = completable(failing(source)).subscribe(with: subject, onError: passed)
            return subject
        }
        Case(name: "Completable.subscribe(with:onDisposed:)", elements: []) { source, via, note in
            let subject = ReplaySubject<Int>.createUnbounded()
            let passed = via(endOf(note))
            _ = completable(source).subscribe(with: subject, onDisposed: passed)
            return subject
        }
        Case(name: "Completable.create(subscribe:)", elements: [1, 2, 2]) { source, via, note in
            let factory = { (observer: @escaping Completable.CompletableObserver) -> any Disposable in
                note()
                observer(.completed)
                return Disposables.create()
            }
            let passed = via(factory)
            return background(Completable.create(subscribe: passed).andThen(source))
        }
    }

    /// What singles, maybes and completables have in common.
    @CaseList nonisolated static var sequences: [Case] {
        Case(name: "PrimitiveSequence.catch(_:)", elements: [7]) { source, via, note in
            let handler = { (_: any Error) -> Single<Int> in
                note(); return .just(7)
            }
            let passed = via(handler)
            return source.asSingle().catch(passed).asObservable()
        }
        Case(name: "PrimitiveSequence.deferred(_:)", elements: [5]) { source, via, note in
            let factory = { () -> Single<Int> in
                note(); return single(source)
            }
            let passed = via(factory)
            return background(Single.deferred(passed).asObservable())
        }
        Case(name: "PrimitiveSequence.retry(when:)", elements: [5]) { source, via, note in
            let handler = { (errors: Observable<any Error>) -> Observable<any Error> in
                note(); return errors
            }
            let passed = via(handler)
            return background(single(source).retry(when: passed).asObservable())
        }
        Case(name: "PrimitiveSequence.retry(when:), of a type of error", elements: [5]) {
            source, via, note in
            let handler = { (errors: Observable<TestError>) -> Observable<TestError> in
                note(); return errors
            }
            let passed = via(handler)
            return background(single(source).retry(when: passed).asObservable())
        }
        Case(name: "PrimitiveSequence.using(_:primitiveSequenceFactory:)", elements: [5]) {
            source, via, note in
            let resource = { () -> BooleanDisposable in
                note(); return BooleanDisposable()
            }
            let factory = { (_: BooleanDisposable) -> Single<Int> in
                note(); return single(source)
            }
            let passed = via(resource)
            let passed2 = via(factory)
            return background(
                Single.using(passed, primitiveSequenceFactory: passed2).asObservable())
        }
    }

    // Their closures belong to no actor, so that the events stay on the thread of the source.

    nonisolated static func sum(_ source: Observable<Int>) -> Observable<Int> { source.reduce(0) { $0 + $1 } }

    nonisolated static func single(_ source: Observable<Int>) -> Single<Int> { sum(source).asSingle() }

    nonisolated static func maybe(_ source: Observable<Int>) -> Maybe<Int> { sum(source).asMaybe() }

    nonisolated static func nothing(_ source: Observable<Int>) -> Observable<Int> { source.filter { $0 > 9 } }

    /// Ends with an error.
    nonisolated static func failing(_ source: Observable<Int>) -> Observable<Int> {
        nothing(source).concat(Observable.error(TestError()))
    }

    nonisolated static func completable(_ source: Observable<Int>) -> Completable {
        source.ignoreElements().asCompletable()
    }

    nonisolated static func elements(of completable: Completable) -> Observable<Int> {
        completable.andThen(Observable<Int>.empty())
    }

    nonisolated static func following(_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<Int>
    {
        first.flatMap { _ in second }
    }

    @MainActor static func optional(_ note: @escaping @MainActor () -> Void) -> (Int) -> Int? {
        {
            note(); return $0
        }
    }

    @MainActor static func end(
        _ subject: ReplaySubject<Int>, _ note: @escaping @MainActor () -> Void
    ) -> () -> Void {
        {
            note(); subject.onCompleted()
        }
    }

    @MainActor static func endOf(
        _ note: @escaping @MainActor () -> Void
    ) -> (ReplaySubject<Int>) -> Void {
        {
            note(); $0.onCompleted()
        }
    }

    @MainActor static func forwardTo(
        _ note: @escaping @MainActor () -> Void
    ) -> (ReplaySubject<Int>, Int) -> Void {
        {
            note(); $0.onNext($1)
        }
    }

    @MainActor static func ending(
        _ subject: ReplaySubject<Int>, _ note: @escaping @MainActor () -> Void
    ) -> (any Error) -> Void {
        { _ in
            note(); subject.onNext(7); subject.onCompleted()
        }
    }

    @MainActor static func endingOf(
        _ note: @escaping @MainActor () -> Void
    ) -> (ReplaySubject<Int>, any Error) -> Void {
        { subject, _ in
            note(); subject.onNext(7); subject.onCompleted()
        }
    }
}
