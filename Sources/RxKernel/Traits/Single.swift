// SPDX-License-Identifier: MIT

/// What is known of a `Single`.
public enum SingleTrait {}

/// A sequence of exactly one element, or an error.
///
/// ```swift
/// Single.create { single in
///     single(.success(42))
///     return Disposables.create()
/// }
/// ```
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// How a `Single` ends.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// What a `create` closure calls once.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// A single made by a closure, which is called for each subscription. What it answers is disposed of at the end.
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

    /// Calls `observer` once, with the element or the error.
    public func subscribe(
        _ observer: @escaping (SingleEvent<Element>) -> Void, isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        subscribe(
            onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) }, isolation: isolation
        )
    }

    /// Calls `onSuccess` with the element or `onFailure` with the error, and then `onDisposed`.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil, isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, isolation: isolation)
    }

    /// Like `subscribe(onSuccess:)`, with an object that is passed to the closures and not retained.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, isolation: isolation)
    }

    /// A single that succeeds at once.
    public static func just(_ element: Element) -> Single<Element> { Single(.just(element)) }

    /// A single that succeeds on `scheduler`.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Single<Element> {
        Single(.just(element, scheduler: scheduler))
    }

    /// A single that fails at once.
    public static func error(_ error: any Error) -> Single<Element> { Single(.error(error)) }

    /// A single without events.
    public static func never() -> Single<Element> { Single(.never()) }

    /// The element, transformed.
    public func map<Result>(
        _ transform: @escaping (Element) throws -> Result, isolation: (any Actor)? = #isolation
    ) -> Single<Result> {
        Single(source.map(transform, isolation: isolation))
    }

    /// The element transformed, or nothing if it becomes `nil`.
    public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?, isolation: (any Actor)? = #isolation
    ) -> Maybe<Result> {
        Maybe(source.compactMap(transform, isolation: isolation))
    }

    /// The element, if `predicate` holds for it.
    public func filter(
        _ predicate: @escaping (Element) throws -> Bool, isolation: (any Actor)? = #isolation
    ) -> Maybe<Element> {
        Maybe(source.filter(predicate, isolation: isolation))
    }

    /// The single that `selector` makes of the element.
    public func flatMap<Result>(
        _ selector: @escaping (Element) throws -> Single<Result>, isolation: (any Actor)? = #isolation
    ) -> Single<Result> {
        Single(source.flatMap(selector, isolation: isolation))
    }

    /// The maybe that `selector` makes of the element.
    public func flatMapMaybe<Result>(
        _ selector: @escaping (Element) throws -> Maybe<Result>, isolation: (any Actor)? = #isolation
    ) -> Maybe<Result> {
        Maybe(source.flatMap(selector, isolation: isolation))
    }

    /// The completable that `selector` makes of the element.
    public func flatMapCompletable(
        _ selector: @escaping (Element) throws -> Completable, isolation: (any Actor)? = #isolation
    ) -> Completable {
        Completable(source.flatMap(selector, isolation: isolation))
    }

    /// This single, and if it fails `element`.
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.catchAndReturn(element))
    }

    /// This single as a maybe.
    public func asMaybe() -> Maybe<Element> { Maybe(source) }

    /// This single without its element.
    public func asCompletable() -> Completable { Completable(source.ignoreElements()) }
}
