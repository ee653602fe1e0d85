// SPDX-License-Identifier: MIT

/// Says of a `PrimitiveSequence` that it is a `Maybe`; it has no values.
public enum MaybeTrait {}

/// A sequence of one element or none, or an error.
///
/// Use it for an answer that may not be there, such as something in a cache. Use a `Single` where there
/// always is one, a `Completable` where there never is.
///
/// ```swift
/// let cached = Maybe<String>.create { maybe in
///     if let text = cache["name"] { maybe(.success(text)) } else { maybe(.completed) }
///     return Disposables.create()
/// }
/// cached.ifEmpty(default: "nobody").subscribe(onSuccess: { print($0) }).disposed(by: bag)
/// ```
///
/// Each subscription is one run. It lives, and sends where its source does, as an `Observable` does.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// How a `Maybe` ends: what its `create` closure sends and `subscribe(_:)` receives.
@frozen
public enum MaybeEvent<Element> {
    /// With an element.
    case success(Element)
    /// With an error.
    case error(any Error)
    /// Without either.
    case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// What a `create` closure calls once, from any thread.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// A maybe made by a closure, which is called for each subscription.
    ///
    /// What the closure answers is disposed of at the end and on disposal; what it sends after that is
    /// dropped.
    public static func create(
        subscribe: @escaping (@escaping MaybeObserver) -> any Disposable,
        isolation: (any Actor)? = #isolation
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            .create(
                { observer in
                    subscribe { event in
                        switch event {
                        case .success(let element):
                            observer.onNext(element)
                            observer.onCompleted()
                        case .error(let error): observer.onError(error)
                        case .completed: observer.onCompleted()
                        }
                    }
                }, isolation: isolation))
    }

    /// Calls `observer` once, with how it ended; not at all if it is disposed of before.
    public func subscribe(
        _ observer: @escaping (MaybeEvent<Element>) -> Void, isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        subscribe(
            onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) },
            onCompleted: { observer(.completed) }, isolation: isolation)
    }

    /// Calls one of `onSuccess`, `onError` and `onCompleted`, and then `onDisposed`; after a disposal
    /// `onDisposed` alone.
    ///
    /// `onCompleted` is for the ending without an element. An error without `onError` goes to
    /// `Hooks.defaultErrorHandler`.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        var hasSucceeded = false
        return source.subscribe(
            onNext: {
                hasSucceeded = true
                onSuccess?($0)
            }, onError: onError, onCompleted: { if !hasSucceeded { onCompleted?() } }, onDisposed: onDisposed,
            isolation: isolation)
    }

    /// Like `subscribe(onSuccess:)`, with an object that is passed to the closures and not retained. When it
    /// is gone they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil, isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        subscribe(
            onSuccess: onSuccess.map { onSuccess in
                { [weak object] in if let object { onSuccess(object, $0) } }
            },
            onError: onError.map { onError in { [weak object] in if let object { onError(object, $0) } } },
            onCompleted: onCompleted.map { onCompleted in { [weak object] in object.map(onCompleted) } },
            onDisposed: onDisposed.map { onDisposed in { [weak object] in object.map(onDisposed) } },
            isolation: isolation)
    }

    /// A maybe with an element, sent within the call that subscribes.
    public static func just(_ element: Element) -> Maybe<Element> { Maybe(.just(element)) }

    /// A maybe whose element is sent on `scheduler`.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Maybe<Element> {
        Maybe(.just(element, scheduler: scheduler))
    }

    /// A maybe that fails with `error` when something subscribes.
    public static func error(_ error: any Error) -> Maybe<Element> { Maybe(.error(error)) }

    /// A maybe that never ends.
    public static func never() -> Maybe<Element> { Maybe(.never()) }

    /// A maybe that completes without an element when something subscribes.
    public static func empty() -> Maybe<Element> { Maybe(.empty()) }

    /// The element, if there is one, transformed by `transform`. An error that it throws is sent.
    public func map<Result>(
        _ transform: @escaping (Element) throws -> Result, isolation: (any Actor)? = #isolation
    ) -> Maybe<Result> {
        Maybe(source.map(transform, isolation: isolation))
    }

    /// The element transformed by `transform`, or nothing if it becomes `nil`. An error that `transform`
    /// throws is sent.
    public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?, isolation: (any Actor)? = #isolation
    ) -> Maybe<Result> {
        Maybe(source.compactMap(transform, isolation: isolation))
    }

    /// The element, if there is one and `predicate` holds for it. An error that `predicate` throws is sent.
    public func filter(
        _ predicate: @escaping (Element) throws -> Bool, isolation: (any Actor)? = #isolation
    ) -> Maybe<Element> {
        Maybe(source.filter(predicate, isolation: isolation))
    }

    /// The maybe that `selector` makes of the element, or nothing if there is none. An error that `selector`
    /// throws is sent.
    public func flatMap<Result>(
        _ selector: @escaping (Element) throws -> Maybe<Result>, isolation: (any Actor)? = #isolation
    ) -> Maybe<Result> {
        Maybe(source.flatMap(selector, isolation: isolation))
    }

    /// This maybe, and if it fails `element`.
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.catchAndReturn(element))
    }

    /// This maybe, or `default` if it has no element. An error stays one.
    public func ifEmpty(default: Element) -> Single<Element> { Single(source.ifEmpty(default: `default`)) }

    /// This maybe, or `other` if it has no element. An error stays one.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(source.ifEmpty(switchTo: other.source))
    }

    /// This maybe, or `other` if it has no element. An error stays one.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(source.ifEmpty(switchTo: other.source))
    }
}
