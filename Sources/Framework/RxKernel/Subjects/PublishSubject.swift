// SPDX-License-Identifier: MIT

/// A subject that sends every element that it receives to its current subscribers.
///
/// Use a `PublishRelay` for a sequence that must not end, a `BehaviorSubject` if a new subscriber needs the latest
/// element, and `Observable.create` if each subscriber starts a source of its own.
///
/// ```swift
/// let taps = PublishSubject<Void>()
/// taps.subscribe(onNext: { print("tapped") }).disposed(by: bag)
/// taps.onNext(())
/// ```
///
/// Observers are called in the order in which they subscribed. After the sequence has ended, a new subscriber receives
/// the terminal event. The subject releases its observers when it is deallocated. Any thread may use it; it sends
/// events on the thread that calls it, and its events are serial if the calls are.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    /// The subject is its own observer.
    public typealias SubjectObserverType = PublishSubject<Element>

    @usableFromInline let list = ObserverList<Element>()

    /// Creates a subject without observers.
    public override init() { super.init() }

    deinit { list.close() }

    /// Whether at least one observer is subscribed.
    public var hasObservers: Bool { !list.isEmpty }

    /// Whether `dispose` was called. A sequence that has ended is not disposed of.
    public var isDisposed: Bool { list.isDisposed }

    /// Passes `event` to the method for its kind.
    @inlinable
    public func on(_ event: Event<Element>) { deliver(event) }

    /// Sends `element` to the current subscribers. Does nothing after the sequence has ended.
    @inlinable
    public func onNext(_ element: Element) {
        if !list.isEnded { list.next(element) }
    }

    /// Ends the sequence with `error`, and releases all observers.
    public func onError(_ error: any Error) { list.end(.error(error)) }

    /// Ends the sequence, and releases all observers.
    public func onCompleted() { list.end(.completed) }

    /// Returns this subject as an observer.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Releases all observers without an event. Later subscribers receive `RxError.disposed`.
    public func dispose() { list.dispose(self) }

    @usableFromInline override var observers: ObserverList<Element>? { list }

    @usableFromInline override func enter(_ entry: Entry<Element>) { list.enter(entry) }

    override func attach(_ sink: Sink<Element>) { enter(list.makeEntry(connecting: sink)) }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

extension PublishSubject: Abandonable {
    func abandonObservers() { list.abandon() }
}

/// Guarded by its list's lock and atomics.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}
