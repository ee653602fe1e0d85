// SPDX-License-Identifier: MIT

/// What is known of a `Maybe`.
public enum MaybeTrait {}

/// A sequence of one element or none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// How a `Maybe` ends.
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
    /// What a `create` closure calls once.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// A maybe made by a closure, which is called for each subscription. What it answers is disposed of at the end.
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

    /// Calls `observer` once.
    public func subscribe(
        _ observer: @escaping (MaybeEvent<Element>) -> Void, isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        subscribe(
            onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) },
            onCompleted: { observer(.completed) }, isolation: isolation)
    }

    /// Calls one of `onSuccess`, `onError` and `onCompleted`, and then `onDisposed`.
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

    /// Like `subscribe(onSuccess:)`, with an object that is passed to the closures and not retained.
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

    /// A maybe with an element.
    public static func just(_ element: Element) -> Maybe<Element> { Maybe(.just(element)) }

    /// A maybe whose element is sent on `scheduler`.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Maybe<Element> {
        Maybe(.just(element, scheduler: scheduler))
    }

    /// A maybe that fails at once.
    public static func error(_ error: any Error) -> Maybe<Element> { Maybe(.error(error)) }

    /// A maybe without events.
    public static func never() -> Maybe<Element> { Maybe(.never()) }

    /// A maybe without an element.
    public static func empty() -> Maybe<Element> { Maybe(.empty()) }

    /// The element, transformed.
    public func map<Result>(
        _ transform: @escaping (Element) throws -> Result, isolation: (any Actor)? = #isolation
    ) -> Maybe<Result> {
        Maybe(source.map(transform, isolation: isolation))
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

    /// The maybe that `selector` makes of the element.
    public func flatMap<Result>(
        _ selector: @escaping (Element) throws -> Maybe<Result>, isolation: (any Actor)? = #isolation
    ) -> Maybe<Result> {
        Maybe(source.flatMap(selector, isolation: isolation))
    }

    /// This maybe, and if it fails `element`.
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.catchAndReturn(element))
    }

    /// This maybe, or `default` if it has no element.
    public func ifEmpty(default: Element) -> Single<Element> { Single(source.ifEmpty(default: `default`)) }

    /// This maybe, or `other` if it has no element.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(source.ifEmpty(switchTo: other.source))
    }

    /// This maybe, or `other` if it has no element.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(source.ifEmpty(switchTo: other.source))
    }
}
