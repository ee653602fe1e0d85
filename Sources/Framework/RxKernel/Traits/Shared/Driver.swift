// SPDX-License-Identifier: MIT

/// The sharing strategy of drivers: a new subscriber first receives the latest element. Programs do not create values
/// of it.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The scheduler on which drivers send: the result of `SharingScheduler.make`, the main scheduler except in tests.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Returns `source` shared by all subscribers while there is one. A later subscriber first receives the latest
    /// element.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

/// A sequence for views: it cannot fail, sends on the main scheduler, and replays its latest element.
///
/// Use it for the state that a view shows, a `Signal` for events, and an `Observable` for sequences that no view uses.
///
/// ```swift
/// results.asDriver(onErrorJustReturn: []).drive(list.rx.items).disposed(by: bag)
/// ```
///
/// All subscribers share one run of its source, from the first subscription until the last one ends. Subscribe to it,
/// with `drive`, on the main thread: on another thread that stops the program.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Returns this driver itself.
    public func asDriver() -> Driver<Element> { asSharedSequence() }

    /// Sends the elements and the completion to all `observers`, until the returned disposable is disposed of.
    ///
    /// Stops the program if it is called on another thread than the main thread, as all forms of `drive` do.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        ensureMain("drive")
        return asObservable().subscribeAll(observers)
    }

    /// Sends the elements and the completion to all `observers`, whose elements are optional.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        ensureMain("drive")
        return asObservable().optionalElements().subscribeAll(observers)
    }

    /// Sends the elements to all `relays`, which are retained; the completion is dropped.
    @inlinable
    public func drive<Relay: RelayType<Element>>(_ relays: Relay...) -> any Disposable {
        driveEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; the completion is dropped.
    @inlinable
    public func drive<Relay: RelayType<Element?>>(_ relays: Relay...) -> any Disposable {
        driveEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Returns the result of `transformation` for this sequence. Use it with a function that subscribes to its
    /// argument.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        ensureMain("drive")
        return transformation(asObservable())
    }

    /// Returns the result of `with` for this sequence and `curriedArgument`, such as a source of items and a closure
    /// that creates rows.
    public func drive<R1, R2>(
        _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
    ) -> R2 {
        ensureMain("drive")
        return with(asObservable())(curriedArgument)
    }

    /// Calls `onNext` with `object`, which is not retained, and each element, and the other closures when the sequence
    /// ends. After `object` was deallocated they are not called.
    public func drive<Object: AnyObject>(
        with object: Object, isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Object, Element) -> Void)? = nil,
        onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        ensureMain("drive", file, line)
        return asObservable().subscribe(
            with: object, isolation: caller, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed,
            file: file, line: line)
    }

    /// Calls `onNext` for each element, and the other closures when the sequence ends: `onDisposed` after the
    /// completion or on disposal.
    public func drive(
        isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Element) -> Void)? = nil, onCompleted: (@isolated(any) () -> Void)? = nil,
        onDisposed: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        ensureMain("drive", file, line)
        return asObservable().subscribe(
            isolation: caller, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, file: file,
            line: line)
    }

    /// Runs the sequence for its side effects, until the returned disposable is disposed of.
    public func drive() -> any Disposable { driveEach { _ in } }

    @usableFromInline
    func driveEach(_ onNext: @escaping (Element) -> Void) -> any Disposable {
        ensureMain("drive")
        return asObservable().subscribe(Callbacks(onNext: onNext))
    }
}

/// Stops the program if a driver or a signal is subscribed to on another thread than the main thread.
func ensureMain(_ operation: StaticString, _ file: StaticString? = nil, _ line: UInt = 0) {
    require(
        MainThread.isCurrent,
        """
        \(operation)\(file.map { " at \($0):\(line)" } ?? "") must be called on the main thread: the views that it updates are not thread-safe. \
        Call it from the main actor, or subscribe to asObservable() if the thread does not matter.
        """)
}

extension ObservableConvertibleType {
    /// Returns a driver with the events of this sequence. If this sequence fails, `onErrorJustReturn` and the
    /// completion follow.
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// Returns a driver with the events of this sequence. If this sequence fails, `onErrorDriveWith` follows.
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// Returns a driver with the events of this sequence. If this sequence fails, the sequence that `onErrorRecover`
    /// returns for the error follows.
    public func asDriver(
        isolation caller: (any Actor)? = #isolation,
        onErrorRecover: @escaping @isolated(any) (any Error) -> Driver<Element>, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Driver<Element> {
        asSharedSequence(isolation: caller, onErrorRecover: onErrorRecover, file: file, line: line)
    }
}

extension BehaviorRelay {
    /// Returns the relay as a driver, which cannot fail.
    public func asDriver() -> Driver<Element> { asInfallibleSharedSequence() }
}
