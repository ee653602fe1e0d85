// SPDX-License-Identifier: MIT

/// The trait of a `Maybe`, as a type parameter of `PrimitiveSequence`. It has no values.
public enum MaybeTrait: ElementTrait {}

/// A sequence of one element, of no element, or an error.
///
/// Use it for an optional result, such as a value from a cache. Use a `Single` for a result that always exists, and a
/// `Completable` for an operation without a result.
///
/// ```swift
/// let cached = Maybe<String>.create { maybe in
///     if let text = cache["name"] { maybe(.success(text)) } else { maybe(.completed) }
///     return Disposables.create()
/// }
/// cached.ifEmpty(default: "nobody").subscribe(onSuccess: { print($0) }).disposed(by: bag)
/// ```
///
/// Each subscription runs the sequence once. Its lifetime and its threads are those of an `Observable`.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The terminal event of a `Maybe`. Its `create` closure sends one, and `subscribe(_:)` receives it.
/// ```swift
/// cached.subscribe { event in
///     if case .success(let name) = event { print(name) }
/// }.disposed(by: bag)
/// ```
@frozen
public enum MaybeEvent<Element> {
    /// It sent its element and completed.
    case success(Element)
    /// It failed.
    case error(any Error)
    /// It completed without an element.
    case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The function that a `create` closure calls once, from any thread.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// Returns a maybe whose terminal event `subscribe` sends. The closure is called for each subscription.
    ///
    /// The closure returns a disposable that ends the source, which is disposed of after the terminal event and on
    /// disposal. Events that are sent after that are dropped.
    public static func create(
        isolation caller: (any Actor)? = #isolation,
        subscribe: @escaping @isolated(any) (@escaping MaybeObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        let isolation = Isolation(of: subscribe, subscribe.isolation, caller, "create", file, line)
        let subscribe = withoutIsolation(subscribe)
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

    /// Calls `observer` once, with the terminal event. It is not called after disposal.
    public func subscribe(
        isolation caller: (any Actor)? = #isolation,
        _ observer: @escaping @isolated(any) (MaybeEvent<Element>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: observer, observer.isolation, caller, "subscribe", file, line)
        let observer = withoutIsolation(observer)
        return subscribe(
            Callbacks(
                onNext: { observer(.success($0)) }, onError: { observer(.error($0)) },
                onCompleted: { observer(.completed) }, isolation: isolation))
    }

    /// Calls one of `onSuccess`, `onError` and `onCompleted`, and then `onDisposed`. After disposal it calls
    /// `onDisposed` only.
    ///
    /// `onCompleted` is called if there is no element. An error without `onError` goes to `Hooks.defaultErrorHandler`.
    public func subscribe(
        isolation caller: (any Actor)? = #isolation,
        onSuccess: (@isolated(any) (Element) -> Void)? = nil,
        onError: (@isolated(any) (any Error) -> Void)? = nil,
        onCompleted: (@isolated(any) () -> Void)? = nil, onDisposed: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(Callbacks(onSuccess, onError, onCompleted, onDisposed, caller, file, line))
    }

    /// Calls `onNext` or `onCompleted`, but not both.
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

    /// Like `subscribe(onSuccess:)`, with an object that is passed to the closures and not retained. After the object
    /// was deallocated they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, isolation caller: (any Actor)? = #isolation,
        onSuccess: (@isolated(any) (Object, Element) -> Void)? = nil,
        onError: (@isolated(any) (Object, any Error) -> Void)? = nil,
        onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(Callbacks(with: object, onSuccess, onError, onCompleted, onDisposed, caller, file, line))
    }

    /// Returns a maybe that completes without an element on subscription.
    public static func empty() -> Maybe<Element> { Maybe(.empty()) }

    /// Returns this maybe, or `default` if it has no element. Errors are passed on.
    public func ifEmpty(default: Element) -> Single<Element> { Single(source.ifEmpty(default: `default`)) }

    /// Returns this maybe, or `other` if it has no element. Errors are passed on.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(source.ifEmpty(switchTo: other.source))
    }

    /// Returns this maybe, or `other` if it has no element. Errors are passed on.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(source.ifEmpty(switchTo: other.source))
    }
}
