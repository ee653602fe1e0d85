// SPDX-License-Identifier: MIT

/// The trait of a `Single`, as a type parameter of `PrimitiveSequence`. It has no values.
public enum SingleTrait: ElementTrait {}

/// A sequence of exactly one element, or an error.
///
/// Use it for a request and its response. Use a `Maybe` for an optional result, and a `Completable` for an operation
/// without a result. If no sequence is involved, an `async` function is simpler.
///
/// ```swift
/// let answer = Single<Int>.create { single in
///     single(.success(42))
///     return Disposables.create()
/// }
/// answer.subscribe(onSuccess: { print($0) }).disposed(by: bag)
/// ```
///
/// Each subscription runs the sequence once. Its lifetime and its threads are those of an `Observable`.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The terminal event of a `Single`, with its element or an error. Its `create` closure sends one, and `subscribe(_:)`
/// receives it.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The function that a `create` closure calls once, from any thread.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// Returns a single whose terminal event `subscribe` sends. The closure is called for each subscription.
    ///
    /// The closure returns a disposable that ends the source, which is disposed of after the terminal event and on
    /// disposal. Events that are sent after that are dropped.
    public static func create(
        isolation caller: (any Actor)? = #isolation,
        subscribe: @escaping @isolated(any) (@escaping SingleObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Element> {
        let isolation = Isolation(of: subscribe, subscribe.isolation, caller, "create", file, line)
        let subscribe = withoutIsolation(subscribe)
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

    /// Calls `observer` once, with the element or the error. It is not called after disposal.
    public func subscribe(
        isolation caller: (any Actor)? = #isolation,
        _ observer: @escaping @isolated(any) (SingleEvent<Element>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: observer, observer.isolation, caller, "subscribe", file, line)
        let observer = withoutIsolation(observer)
        return source.subscribe(
            Callbacks(
                onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) }, isolation: isolation
            ))
    }

    /// Calls `onSuccess` with the element or `onFailure` with the error, and then `onDisposed`. After disposal it calls
    /// `onDisposed` only.
    ///
    /// An error without `onFailure` goes to `Hooks.defaultErrorHandler`.
    @inlinable
    public func subscribe(
        isolation caller: (any Actor)? = #isolation,
        onSuccess: (@isolated(any) (Element) -> Void)? = nil,
        onFailure: (@isolated(any) (any Error) -> Void)? = nil,
        onDisposed: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            isolation: caller, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed, file: file,
            line: line)
    }

    /// Like `subscribe(onSuccess:)`, with an object that is passed to the closures and not retained. After the object
    /// was deallocated they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, isolation caller: (any Actor)? = #isolation,
        onSuccess: (@isolated(any) (Object, Element) -> Void)? = nil,
        onFailure: (@isolated(any) (Object, any Error) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            with: object, isolation: caller, onNext: onSuccess, onError: onFailure,
            onDisposed: onDisposed, file: file, line: line)
    }

    /// Returns the maybe that `selector` returns for the element. An error that `selector` throws is sent.
    public func flatMapMaybe<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) throws -> Maybe<Result>, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Maybe<Result> {
        Maybe(source.flatMap(isolation: caller, selector, file: file, line: line))
    }

    /// Returns the completable that `selector` returns for the element. An error that `selector` throws is sent.
    public func flatMapCompletable(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) throws -> Completable, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Completable {
        Completable(source.flatMap(isolation: caller, selector, file: file, line: line))
    }

    /// Returns this single as a maybe.
    public func asMaybe() -> Maybe<Element> { Maybe(source) }

    /// Returns this single without its element.
    public func asCompletable() -> Completable { Completable(source.ignoreElements()) }
}
