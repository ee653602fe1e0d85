// SPDX-License-Identifier: MIT

/// Says of a `PrimitiveSequence` that it is a `Single`; it has no values.
public enum SingleTrait {}

/// A sequence of exactly one element, or an error.
///
/// Use it for a request and its answer. Use a `Maybe` where there may be no answer, a `Completable` where
/// only the end matters; where no sequence is involved an `async` function is simpler.
///
/// ```swift
/// let answer = Single<Int>.create { single in
///     single(.success(42))
///     return Disposables.create()
/// }
/// answer.subscribe(onSuccess: { print($0) }).disposed(by: bag)
/// ```
///
/// Each subscription is one run. It lives, and sends where its source does, as an `Observable` does.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// How a `Single` ends, with its element or with an error: what its `create` closure sends and
/// `subscribe(_:)` receives.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// What a `create` closure calls once, from any thread.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// A single made by a closure, which is called for each subscription.
    ///
    /// What the closure answers is disposed of at the end and on disposal; what it sends after that is
    /// dropped.
    public static func create(
        subscribe: @escaping (@escaping SingleObserver) -> any Disposable,
        isolation: (any Actor)? = #isolation
    ) -> Single<Element> {
        Single(
            .create(
                { observer in
                    subscribe { event in
                        switch event {
                        case .success(let element):
                            observer.onNext(element)
                            observer.onCompleted()
                        case .failure(let error): observer.onError(error)
                        }
                    }
                }, isolation: isolation))
    }

    /// Calls `observer` once, with the element or the error; not at all if it is disposed of before.
    public func subscribe(
        _ observer: @escaping (SingleEvent<Element>) -> Void, isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        subscribe(
            onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) }, isolation: isolation
        )
    }

    /// Calls `onSuccess` with the element or `onFailure` with the error, and then `onDisposed`; after a
    /// disposal `onDisposed` alone.
    ///
    /// An error without `onFailure` goes to `Hooks.defaultErrorHandler`.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil, isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, isolation: isolation)
    }

    /// Like `subscribe(onSuccess:)`, with an object that is passed to the closures and not retained. When it
    /// is gone they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, isolation: isolation)
    }

    /// A single that succeeds within the call that subscribes.
    public static func just(_ element: Element) -> Single<Element> { Single(.just(element)) }

    /// A single that succeeds on `scheduler`.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Single<Element> {
        Single(.just(element, scheduler: scheduler))
    }

    /// A single that fails with `error` when something subscribes.
    public static func error(_ error: any Error) -> Single<Element> { Single(.error(error)) }

    /// A single that never ends.
    public static func never() -> Single<Element> { Single(.never()) }

    /// The element, transformed by `transform`. An error that it throws is sent.
    public func map<Result>(
        _ transform: @escaping (Element) throws -> Result, isolation: (any Actor)? = #isolation
    ) -> Single<Result> {
        Single(source.map(transform, isolation: isolation))
    }

    /// The element transformed by `transform`, or nothing if it becomes `nil`. An error that `transform`
    /// throws is sent.
    public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?, isolation: (any Actor)? = #isolation
    ) -> Maybe<Result> {
        Maybe(source.compactMap(transform, isolation: isolation))
    }

    /// The element, if `predicate` holds for it. An error that `predicate` throws is sent.
    public func filter(
        _ predicate: @escaping (Element) throws -> Bool, isolation: (any Actor)? = #isolation
    ) -> Maybe<Element> {
        Maybe(source.filter(predicate, isolation: isolation))
    }

    /// The single that `selector` makes of the element. An error that `selector` throws is sent.
    public func flatMap<Result>(
        _ selector: @escaping (Element) throws -> Single<Result>, isolation: (any Actor)? = #isolation
    ) -> Single<Result> {
        Single(source.flatMap(selector, isolation: isolation))
    }

    /// The maybe that `selector` makes of the element. An error that `selector` throws is sent.
    public func flatMapMaybe<Result>(
        _ selector: @escaping (Element) throws -> Maybe<Result>, isolation: (any Actor)? = #isolation
    ) -> Maybe<Result> {
        Maybe(source.flatMap(selector, isolation: isolation))
    }

    /// The completable that `selector` makes of the element. An error that `selector` throws is sent.
    public func flatMapCompletable(
        _ selector: @escaping (Element) throws -> Completable, isolation: (any Actor)? = #isolation
    ) -> Completable {
        Completable(source.flatMap(selector, isolation: isolation))
    }

    /// This single, and if it fails `element`.
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.catchAndReturn(element))
    }

    /// This single as a maybe, which always has an element unless it fails.
    public func asMaybe() -> Maybe<Element> { Maybe(source) }

    /// This single without its element.
    public func asCompletable() -> Completable { Completable(source.ignoreElements()) }
}
