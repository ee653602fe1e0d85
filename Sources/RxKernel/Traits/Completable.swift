// SPDX-License-Identifier: MIT

/// Says of a `PrimitiveSequence` that it is a `Completable`; it has no values.
public enum CompletableTrait {}

/// A sequence without elements: it completes or fails.
///
/// Use it for work that is done or not, such as saving. Use a `Single` where there is an answer, a `Maybe`
/// where there may be one.
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
/// Each subscription is one run. It lives, and sends where its source does, as an `Observable` does.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// How a `Completable` ends: what its `create` closure sends and `subscribe(_:)` receives.
@frozen
public enum CompletableEvent {
    /// With an error.
    case error(any Error)
    /// Without one.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// What a `create` closure calls once, from any thread.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// A completable made by a closure, which is called for each subscription.
    ///
    /// What the closure answers is disposed of at the end and on disposal; what it sends after that is
    /// dropped.
    public static func create(
        subscribe: @escaping @isolated(any) (@escaping CompletableObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        let isolation = Isolation(subscribe.isolation, "create", file, line)
        let subscribe = plain(subscribe)
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

    /// Calls `observer` once, with how it ended; not at all if it is disposed of before.
    public func subscribe(
        _ observer: @escaping @isolated(any) (CompletableEvent) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(observer.isolation, "subscribe", file, line)
        let observer = plain(observer)
        return source.subscribe(
            Callbacks(
                onError: { observer(.error($0)) }, onCompleted: { observer(.completed) },
                isolation: isolation))
    }

    /// Calls `onCompleted` or `onError`, and then `onDisposed`; after a disposal `onDisposed` alone.
    ///
    /// An error without `onError` goes to `Hooks.defaultErrorHandler`.
    public func subscribe(
        onCompleted: (@isolated(any) () -> Void)? = nil, onError: (@isolated(any) (any Error) -> Void)? = nil,
        onDisposed: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, file: file, line: line)
    }

    /// Like `subscribe(onCompleted:)`, with an object that is passed to the closures and not retained. When
    /// it is gone they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onError: (@isolated(any) (Object, any Error) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
            file: file, line: line)
    }

    /// A completable that fails with `error` when something subscribes.
    public static func error(_ error: any Error) -> Completable { Completable(.error(error)) }

    /// A completable that neither completes nor fails.
    public static func never() -> Completable { Completable(.never()) }

    /// A completable that completes when something subscribes.
    public static func empty() -> Completable { Completable(.empty()) }

    /// This completable, and then `second`, unless this one fails.
    public func concat(_ second: Completable) -> Completable { .concat([primitiveSequence, second]) }

    /// `sources`, one after the other, until one fails.
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// The completables in `collection`, one after the other, until one fails.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(.concat(collection.map(\.source)))
    }

    /// The completables in `sequence`, one after the other, until one fails. It is iterated as they end.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(.concat(sequence.lazy.map(\.source)))
    }

    /// Completes when all `sources`, which run side by side, have; fails with the first that does.
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// Completes when all `sources`, which run side by side, have; fails with the first that does.
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(.merge(sources.map(\.source)))
    }

    /// Completes when all `sources`, which run side by side, have; fails with the first that does.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        zip(Array(sources))
    }

    /// This completable, and then `second`, unless this one fails.
    public func andThen(_ second: Completable) -> Completable { concat(second) }

    /// This completable, and then `second`, unless this one fails.
    public func andThen<Second>(_ second: Single<Second>) -> Single<Second> { Single(before(second.source)) }

    /// This completable, and then `second`, unless this one fails.
    public func andThen<Second>(_ second: Maybe<Second>) -> Maybe<Second> { Maybe(before(second.source)) }

    /// This completable, and then `second`, unless this one fails.
    public func andThen<Second>(_ second: Observable<Second>) -> Observable<Second> { before(second) }

    private func before<Second>(_ second: Observable<Second>) -> Observable<Second> {
        source.lifted { ContinueSink($0) }.concat(second)
    }
}

/// Changes the type of a sequence that has no elements.
final class ContinueSink<Out>: Forward<Never, Out> {}
