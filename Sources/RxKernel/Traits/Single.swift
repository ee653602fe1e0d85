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
        subscribe: @escaping @isolated(any) (@escaping SingleObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Element> {
        let isolation = Isolation(subscribe.isolation, "create", file, line)
        let subscribe = plain(subscribe)
        return Single(
            Create(
                { observer in
                    subscribe { event in
                        switch event {
                        case .success(let element):
                            observer.onNext(element)
                            observer.onCompleted()
                        case .failure(let error): observer.onError(error)
                        }
                    }
                }, isolation))
    }

    /// Calls `observer` once, with the element or the error; not at all if it is disposed of before.
    public func subscribe(
        _ observer: @escaping @isolated(any) (SingleEvent<Element>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(observer.isolation, "subscribe", file, line)
        let observer = plain(observer)
        return source.subscribe(
            Callbacks(
                onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) }, isolation: isolation
            ))
    }

    /// Calls `onSuccess` with the element or `onFailure` with the error, and then `onDisposed`; after a
    /// disposal `onDisposed` alone.
    ///
    /// An error without `onFailure` goes to `Hooks.defaultErrorHandler`.
    public func subscribe(
        onSuccess: (@isolated(any) (Element) -> Void)? = nil,
        onFailure: (@isolated(any) (any Error) -> Void)? = nil,
        onDisposed: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, file: file, line: line)
    }

    /// Like `subscribe(onSuccess:)`, with an object that is passed to the closures and not retained. When it
    /// is gone they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: (@isolated(any) (Object, Element) -> Void)? = nil,
        onFailure: (@isolated(any) (Object, any Error) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, file: file,
            line: line)
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
        _ transform: @escaping @isolated(any) (Element) throws -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Single<Result> {
        Single(source.map(transform, file: file, line: line))
    }

    /// The element transformed by `transform`, or nothing if it becomes `nil`. An error that `transform`
    /// throws is sent.
    public func compactMap<Result>(
        _ transform: @escaping @isolated(any) (Element) throws -> Result?, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Maybe<Result> {
        Maybe(source.compactMap(transform, file: file, line: line))
    }

    /// The element, if `predicate` holds for it. An error that `predicate` throws is sent.
    public func filter(
        _ predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Maybe<Element> {
        Maybe(source.filter(predicate, file: file, line: line))
    }

    /// The single that `selector` makes of the element. An error that `selector` throws is sent.
    public func flatMap<Result>(
        _ selector: @escaping @isolated(any) (Element) throws -> Single<Result>, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Single<Result> {
        Single(source.flatMap(selector, file: file, line: line))
    }

    /// The maybe that `selector` makes of the element. An error that `selector` throws is sent.
    public func flatMapMaybe<Result>(
        _ selector: @escaping @isolated(any) (Element) throws -> Maybe<Result>, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Maybe<Result> {
        Maybe(source.flatMap(selector, file: file, line: line))
    }

    /// The completable that `selector` makes of the element. An error that `selector` throws is sent.
    public func flatMapCompletable(
        _ selector: @escaping @isolated(any) (Element) throws -> Completable, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Completable {
        Completable(source.flatMap(selector, file: file, line: line))
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
