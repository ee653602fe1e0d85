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
        subscribe: @escaping @isolated(any) (@escaping MaybeObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        let isolation = Isolation(subscribe.isolation, "create", file, line)
        let subscribe = plain(subscribe)
        return PrimitiveSequence(
            Create(
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
                }, isolation))
    }

    /// Calls `observer` once, with how it ended; not at all if it is disposed of before.
    public func subscribe(
        _ observer: @escaping @isolated(any) (MaybeEvent<Element>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(observer.isolation, "subscribe", file, line)
        let observer = plain(observer)
        return subscribe(
            Callbacks(
                onNext: { observer(.success($0)) }, onError: { observer(.error($0)) },
                onCompleted: { observer(.completed) }, isolation: isolation))
    }

    /// Calls one of `onSuccess`, `onError` and `onCompleted`, and then `onDisposed`; after a disposal
    /// `onDisposed` alone.
    ///
    /// `onCompleted` is for the ending without an element. An error without `onError` goes to
    /// `Hooks.defaultErrorHandler`.
    public func subscribe(
        onSuccess: (@isolated(any) (Element) -> Void)? = nil,
        onError: (@isolated(any) (any Error) -> Void)? = nil,
        onCompleted: (@isolated(any) () -> Void)? = nil, onDisposed: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(Callbacks(onSuccess, onError, onCompleted, onDisposed, file, line))
    }

    /// Calls `onNext` or `onCompleted`, not both.
    private func subscribe(_ callbacks: Callbacks<Element>) -> any Disposable {
        var hasSucceeded = false
        return source.subscribe(
            Callbacks(
                onNext: {
                    hasSucceeded = true
                    callbacks.onNext?($0)
                },
                onError: callbacks.onError,
                onCompleted: { if !hasSucceeded { callbacks.onCompleted?() } },
                onDisposed: callbacks.onDisposed, isolation: callbacks.isolation,
                disposal: callbacks.disposal))
    }

    /// Like `subscribe(onSuccess:)`, with an object that is passed to the closures and not retained. When it
    /// is gone they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: (@isolated(any) (Object, Element) -> Void)? = nil,
        onError: (@isolated(any) (Object, any Error) -> Void)? = nil,
        onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(Callbacks(with: object, onSuccess, onError, onCompleted, onDisposed, file, line))
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
        _ transform: @escaping @isolated(any) (Element) throws -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Maybe<Result> {
        Maybe(source.map(transform, file: file, line: line))
    }

    /// The element transformed by `transform`, or nothing if it becomes `nil`. An error that `transform`
    /// throws is sent.
    public func compactMap<Result>(
        _ transform: @escaping @isolated(any) (Element) throws -> Result?, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Maybe<Result> {
        Maybe(source.compactMap(transform, file: file, line: line))
    }

    /// The element, if there is one and `predicate` holds for it. An error that `predicate` throws is sent.
    public func filter(
        _ predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Maybe<Element> {
        Maybe(source.filter(predicate, file: file, line: line))
    }

    /// The maybe that `selector` makes of the element, or nothing if there is none. An error that `selector`
    /// throws is sent.
    public func flatMap<Result>(
        _ selector: @escaping @isolated(any) (Element) throws -> Maybe<Result>, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Maybe<Result> {
        Maybe(source.flatMap(selector, file: file, line: line))
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
