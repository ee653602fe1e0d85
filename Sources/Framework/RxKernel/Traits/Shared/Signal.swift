// SPDX-License-Identifier: MIT

/// The sharing strategy of signals: a new subscriber does not receive earlier elements. Programs do not create values
/// of it.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// The scheduler on which signals send: the result of `SharingScheduler.make`, the main scheduler except in tests.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Returns `source` shared by all subscribers while there is one.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 0, scope: .whileConnected)
    }
}

/// A sequence of events for views: it cannot fail, sends on the main scheduler and replays nothing.
///
/// Use it for events, such as a message to show; use a `Driver` for the state that a view shows.
///
/// ```swift
/// relay.asSignal().emit(onNext: { showMessage($0) }).disposed(by: bag)
/// ```
///
/// All subscribers share one run of its source, from the first subscription until the last one ends. Subscribe to it,
/// with `emit`, on the main thread: on another thread that stops the program.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Returns this signal itself.
    public func asSignal() -> Signal<Element> { asSharedSequence() }

    /// Sends the elements and the completion to all `observers`, until the returned disposable is disposed of.
    ///
    /// Stops the program if it is called on another thread than the main thread, as all forms of `emit` do.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        ensureMain("emit")
        return asObservable().subscribeAll(observers)
    }

    /// Sends the elements and the completion to all `observers`, whose elements are optional.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        ensureMain("emit")
        return asObservable().optionalElements().subscribeAll(observers)
    }

    /// Sends the elements to all `relays`, which are retained; the completion is dropped.
    @inlinable
    public func emit<Relay: RelayType<Element>>(to relays: Relay...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; the completion is dropped.
    @inlinable
    public func emit<Relay: RelayType<Element?>>(to relays: Relay...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Calls `onNext` with `object`, which is not retained, and each element, and the other closures when the sequence
    /// ends. After `object` was deallocated they are not called.
    public func emit<Object: AnyObject>(
        with object: Object, isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Object, Element) -> Void)? = nil,
        onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        ensureMain("emit", file, line)
        return asObservable().subscribe(
            with: object, isolation: caller, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed,
            file: file, line: line)
    }

    /// Calls `onNext` for each element, and the other closures when the sequence ends: `onDisposed` after the
    /// completion or on disposal.
    public func emit(
        isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Element) -> Void)? = nil, onCompleted: (@isolated(any) () -> Void)? = nil,
        onDisposed: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        ensureMain("emit", file, line)
        return asObservable().subscribe(
            isolation: caller, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, file: file,
            line: line)
    }

    /// Runs the sequence for its side effects, until the returned disposable is disposed of.
    public func emit() -> any Disposable { emitEach { _ in } }

    @usableFromInline
    func emitEach(_ onNext: @escaping (Element) -> Void) -> any Disposable {
        ensureMain("emit")
        return asObservable().subscribe(Callbacks(onNext: onNext))
    }
}

extension ObservableConvertibleType {
    /// Returns a signal with the events of this sequence. If this sequence fails, `onErrorJustReturn` and the
    /// completion follow.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// Returns a signal with the events of this sequence. If this sequence fails, `onErrorSignalWith` follows.
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// Returns a signal with the events of this sequence. If this sequence fails, the sequence that `onErrorRecover`
    /// returns for the error follows.
    public func asSignal(
        isolation caller: (any Actor)? = #isolation,
        onErrorRecover: @escaping @isolated(any) (any Error) -> Signal<Element>, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Signal<Element> {
        asSharedSequence(isolation: caller, onErrorRecover: onErrorRecover, file: file, line: line)
    }
}

extension PublishRelay {
    /// Returns the relay as a signal, which cannot fail.
    public func asSignal() -> Signal<Element> { asInfallibleSharedSequence() }
}
