// SPDX-License-Identifier: MIT

/// How signals share: a subscriber is sent nothing of what came before. It has no values that a program
/// needs.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// Where signals send: what `SharingScheduler` makes, the main scheduler unless a test says otherwise.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// `source` for all subscribers together, while anyone is subscribed.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 0, scope: .whileConnected)
    }
}

/// Events for a view: a sequence that cannot fail, sends on the main scheduler and replays nothing.
///
/// Use it for what happens once, such as a message to show; use a `Driver` for what a view shows at any time.
///
/// ```swift
/// relay.asSignal().emit(onNext: { showMessage($0) }).disposed(by: bag)
/// ```
///
/// All subscribers share one run of its source, from the first to the last. Subscribe to it, with `emit`, on
/// the main thread: elsewhere that stops the program.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// This signal.
    public func asSignal() -> Signal<Element> { asSharedSequence() }

    /// Sends the elements and the completion to all `observers`, until the answer is disposed of.
    ///
    /// Called off the main thread it stops the program, as all forms of `emit` do.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        ensureMain("emit")
        return asObservable().subscribeAll(observers)
    }

    /// Sends the elements and the completion to all `observers`, whose elements are optional.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        ensureMain("emit")
        return asObservable().map({ $0 as Element? }).subscribeAll(observers)
    }

    /// Sends the elements to all `relays`, which are retained; the completion is dropped.
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; the completion is dropped.
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, which are retained; the completion is dropped.
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; the completion is dropped.
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, which are retained; the completion is dropped.
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; the completion is dropped.
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Calls `onNext` with `object`, which is not retained, for each element, and the other closures at the
    /// end. When it is gone they are not called.
    public func emit<Object: AnyObject>(
        with object: Object, onNext: (@isolated(any) (Object, Element) -> Void)? = nil,
        onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        ensureMain("emit", file, line)
        return asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed,
            file: file, line: line)
    }

    /// Calls `onNext` for each element, and the other closures at the end: `onDisposed` after the completion
    /// or on disposal.
    public func emit(
        onNext: (@isolated(any) (Element) -> Void)? = nil, onCompleted: (@isolated(any) () -> Void)? = nil,
        onDisposed: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        ensureMain("emit", file, line)
        return asObservable().subscribe(
            onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, file: file, line: line)
    }

    /// Runs the sequence for its effects, until the answer is disposed of.
    public func emit() -> any Disposable { emitEach { _ in } }

    private func emitEach(_ onNext: @escaping (Element) -> Void) -> any Disposable {
        ensureMain("emit")
        return asObservable().subscribe(Callbacks(onNext: onNext))
    }
}

extension ObservableConvertibleType {
    /// A signal that sends `onErrorJustReturn` and completes where this sequence fails.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// A signal that goes on with `onErrorSignalWith` where this sequence fails.
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// A signal that goes on with what `onErrorRecover` makes of the error where this sequence fails.
    public func asSignal(
        onErrorRecover: @escaping @isolated(any) (any Error) -> Signal<Element>, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Signal<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover, file: file, line: line)
    }
}

extension PublishRelay {
    /// The relay as a signal, which cannot fail.
    public func asSignal() -> Signal<Element> { asInfallibleSharedSequence() }
}
