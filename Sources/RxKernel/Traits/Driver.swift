// SPDX-License-Identifier: MIT

/// How drivers share: each subscriber is sent the latest element first. It has no values that a program
/// needs.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// Where drivers send: what `SharingScheduler` makes, the main scheduler unless a test says otherwise.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// `source` for all subscribers together, with its latest element for who comes later, while anyone is
    /// subscribed.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

/// A sequence to drive a view with: it cannot fail, sends on the main scheduler, and replays its latest
/// element.
///
/// Use it for what a view shows, a `Signal` for what happens once, and an `Observable` for what does not
/// reach a view.
///
/// ```swift
/// results.asDriver(onErrorJustReturn: []).drive(list.rx.items).disposed(by: bag)
/// ```
///
/// All subscribers share one run of its source, from the first to the last. Subscribe to it, with `drive`, on
/// the main thread: elsewhere that stops the program.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// This driver.
    public func asDriver() -> Driver<Element> { asSharedSequence() }

    /// Sends the elements and the completion to all `observers`, until the answer is disposed of.
    ///
    /// Called off the main thread it stops the program, as all forms of `drive` do.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        ensureMain("drive")
        return asObservable().subscribeAll(observers)
    }

    /// Sends the elements and the completion to all `observers`, whose elements are optional.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        ensureMain("drive")
        return asObservable().map({ $0 as Element? }).subscribeAll(observers)
    }

    /// Sends the elements to all `relays`, which are retained; the completion is dropped.
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        driveEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; the completion is dropped.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        driveEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, which are retained; the completion is dropped.
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        driveEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; the completion is dropped.
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        driveEach { element in for relay in relays { relay.accept(element) } }
    }

    /// What `transformation` makes of this sequence, where a function rather than an observer takes it.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        ensureMain("drive")
        return transformation(asObservable())
    }

    /// What `with` makes of this sequence and `curriedArgument`, as a view takes a source of items and what
    /// makes its rows.
    public func drive<R1, R2>(
        _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
    ) -> R2 {
        ensureMain("drive")
        return with(asObservable())(curriedArgument)
    }

    /// Calls `onNext` with `object`, which is not retained, for each element, and the other closures at the
    /// end. When it is gone they are not called.
    public func drive<Object: AnyObject>(
        with object: Object, onNext: (@isolated(any) (Object, Element) -> Void)? = nil,
        onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        ensureMain("drive", file, line)
        return asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed,
            file: file, line: line)
    }

    /// Calls `onNext` for each element, and the other closures at the end: `onDisposed` after the completion
    /// or on disposal.
    public func drive(
        onNext: (@isolated(any) (Element) -> Void)? = nil, onCompleted: (@isolated(any) () -> Void)? = nil,
        onDisposed: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        ensureMain("drive", file, line)
        return asObservable().subscribe(
            onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, file: file, line: line)
    }

    /// Runs the sequence for its effects, until the answer is disposed of.
    public func drive() -> any Disposable { driveEach { _ in } }

    private func driveEach(_ onNext: @escaping (Element) -> Void) -> any Disposable {
        ensureMain("drive")
        return asObservable().subscribe(Callbacks(onNext: onNext))
    }
}

/// Stops the program if a driver or a signal is subscribed to off the main thread.
func ensureMain(_ operation: StaticString, _ file: StaticString? = nil, _ line: UInt = 0) {
    require(
        MainThread.isCurrent,
        """
        \(operation)\(file.map { " at \($0):\(line)" } ?? "") must be called on the main thread: what it drives is not thread-safe. \
        Call it from the main actor, or subscribe to asObservable() if the thread does not matter.
        """)
}

extension ObservableConvertibleType {
    /// A driver that sends `onErrorJustReturn` and completes where this sequence fails.
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// A driver that goes on with `onErrorDriveWith` where this sequence fails.
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// A driver that goes on with what `onErrorRecover` makes of the error where this sequence fails.
    public func asDriver(
        onErrorRecover: @escaping @isolated(any) (any Error) -> Driver<Element>, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Driver<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover, file: file, line: line)
    }
}

extension BehaviorRelay {
    /// The relay as a driver, which cannot fail.
    public func asDriver() -> Driver<Element> { asInfallibleSharedSequence() }
}
