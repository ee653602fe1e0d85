// SPDX-License-Identifier: MIT

/// Sends on what it is sent, to those who have subscribed by then.
///
/// Use a `PublishRelay` where the sequence must not end, a `BehaviorSubject` where a newcomer must know the
/// latest element, and `Observable.create` where each subscriber starts a source of its own.
///
/// ```swift
/// let taps = PublishSubject<Void>()
/// taps.subscribe(onNext: { print("tapped") }).disposed(by: bag)
/// taps.onNext(())
/// ```
///
/// Observers are called in the order in which they subscribed. Who subscribes after the ending is sent the
/// ending. It does not retain its observers beyond its own life. It may be used from any thread; its events
/// are sent on the thread that calls it, and are serial if its callers are.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    /// The subject is its own observer.
    public typealias SubjectObserverType = PublishSubject<Element>

    @usableFromInline let list = ObserverList<Element>()

    /// A subject without observers.
    public override init() { super.init() }

    deinit { list.abandon() }

    /// Whether anyone is subscribed.
    public var hasObservers: Bool { !list.isEmpty }

    /// Whether `dispose` was called or the sequence has ended.
    public var isDisposed: Bool { list.isEnded }

    /// Takes `event` as the other methods would.
    @inlinable
    public func on(_ event: Event<Element>) { deliver(event) }

    /// Sends `element` to those who have subscribed. Does nothing once the sequence has ended.
    @inlinable
    public func onNext(_ element: Element) {
        if !list.isEnded { list.next(element) }
    }

    /// Ends the sequence with `error`, and lets go of all observers.
    public func onError(_ error: any Error) { list.end(.error(error)) }

    /// Ends the sequence, and lets go of all observers.
    public func onCompleted() { list.end(.completed) }

    /// This subject, as an observer.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Lets go of all observers without a word. Who subscribes later is sent `RxError.disposed`.
    public func dispose() { list.dispose(self) }

    override func attach(_ sink: Sink<Element>) { list.attach(sink) }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

extension PublishSubject: Abandonable {
    func abandonObservers() { list.abandon() }
}

/// Guarded by its list's lock and atomics.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}
