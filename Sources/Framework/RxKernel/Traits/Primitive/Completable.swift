// SPDX-License-Identifier: MIT

/// The trait of a `Completable`, as a type parameter of `PrimitiveSequence`. It has no values.
public enum CompletableTrait {}

/// A sequence without elements: it completes or fails.
///
/// Use it for an operation without a result, such as saving. Use a `Single` for a result, and a `Maybe` for an optional
/// one.
///
/// ```swift
/// let save = Completable.create { completable in
///     do {
///         try document.write()
///         completable(.completed)
///     } catch {
///         completable(.error(error))
///     }
///     return Disposables.create()
/// }
/// save.andThen(reload).subscribe(onSuccess: { show($0) }).disposed(by: bag)
/// ```
///
/// Each subscription runs the sequence once. Its lifetime and its threads are those of an `Observable`.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The terminal event of a `Completable`. Its `create` closure sends one, and `subscribe(_:)` receives it.
/// ```swift
/// saving.subscribe { event in
///     if case .error(let error) = event { print(error) }
/// }.disposed(by: bag)
/// ```
@frozen
public enum CompletableEvent {
    /// It failed.
    case error(any Error)
    /// It completed.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// The function that a `create` closure calls once, from any thread.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// Returns a completable whose terminal event `subscribe` sends. The closure is called for each subscription.
    ///
    /// The closure returns a disposable that ends the source, which is disposed of after the terminal event and on
    /// disposal. Events that are sent after that are dropped.
    public static func create(
        isolation caller: (any Actor)? = #isolation,
        subscribe: @escaping @isolated(any) (@escaping CompletableObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        let isolation = Isolation(of: subscribe, subscribe.isolation, caller, "create", file, line)
        let subscribe = withoutIsolation(subscribe)
        return PrimitiveSequence(
            Create(
                { observer in
                    subscribe { event in
                        switch event {
                        case .error(let error): observer.onError(error)
                        case .completed: observer.onCompleted()
                        }
                    }
                }, isolation))
    }

    /// Calls `observer` once, with the terminal event. It is not called after disposal.
    public func subscribe(
        isolation caller: (any Actor)? = #isolation,
        _ observer: @escaping @isolated(any) (CompletableEvent) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: observer, observer.isolation, caller, "subscribe", file, line)
        let observer = withoutIsolation(observer)
        return source.subscribe(
            Callbacks(
                onError: { observer(.error($0)) }, onCompleted: { observer(.completed) },
                isolation: isolation))
    }

    /// Calls `onCompleted` or `onError`, and then `onDisposed`. After disposal it calls `onDisposed` only.
    ///
    /// An error without `onError` goes to `Hooks.defaultErrorHandler`.
    public func subscribe(
        isolation caller: (any Actor)? = #isolation,
        onCompleted: (@isolated(any) () -> Void)? = nil, onError: (@isolated(any) (any Error) -> Void)? = nil,
        onDisposed: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            isolation: caller, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, file: file,
            line: line)
    }

    /// Like `subscribe(onCompleted:)`, with an object that is passed to the closures and not retained. After the object
    /// was deallocated they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, isolation caller: (any Actor)? = #isolation,
        onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onError: (@isolated(any) (Object, any Error) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            with: object, isolation: caller, onError: onError, onCompleted: onCompleted,
            onDisposed: onDisposed,
            file: file, line: line)
    }

    /// Returns a completable that completes on subscription.
    public static func empty() -> Completable { Completable(.empty()) }

    /// Returns this completable followed by `second`. If this one fails, `second` is not subscribed to.
    public func concat(_ second: Completable) -> Completable { .concat([primitiveSequence, second]) }

    /// Returns `sources` one after the other, until one fails.
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// Returns the completables in `collection` one after the other, until one fails.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(.concat(collection.map(\.source)))
    }

    /// Returns the completables in `sequence` one after the other, until one fails. It is iterated as they complete.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(.concat(sequence.lazy.map(\.source)))
    }

    /// Returns a completable that runs all `sources` at the same time. It completes when all have completed, and fails
    /// when the first one fails.
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// Returns a completable that runs all `sources` at the same time. It completes when all have completed, and fails
    /// when the first one fails.
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(.merge(sources.map(\.source)))
    }

    /// Returns a completable that runs all `sources` at the same time. It completes when all have completed, and fails
    /// when the first one fails.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        zip(Array(sources))
    }

    /// Returns this completable followed by `second`. If this one fails, `second` is not subscribed to.
    public func andThen(_ second: Completable) -> Completable { concat(second) }

    /// Returns this completable followed by `second`. If this one fails, `second` is not subscribed to.
    public func andThen<Second>(_ second: Single<Second>) -> Single<Second> { Single(before(second.source)) }

    /// Returns this completable followed by `second`. If this one fails, `second` is not subscribed to.
    public func andThen<Second>(_ second: Maybe<Second>) -> Maybe<Second> { Maybe(before(second.source)) }

    /// Returns this completable followed by `second`. If this one fails, `second` is not subscribed to.
    public func andThen<Second>(_ second: Observable<Second>) -> Observable<Second> { before(second) }

    private func before<Second>(_ second: Observable<Second>) -> Observable<Second> {
        source.lifted { ContinueSink($0) }.concat(second)
    }
}

/// Changes the type of a sequence that has no elements.
final class ContinueSink<Out>: Forward<Never, Out> {}
