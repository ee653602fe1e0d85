// SPDX-License-Identifier: MIT

/// Sends on what it is sent, to those who have subscribed by then.
///
/// Use a `PublishRelay` where the sequence must not end.
///
/// ```swift
/// let taps = PublishSubject<Void>()
/// taps.subscribe(onNext: { print("tapped") }).disposed(by: bag)
/// taps.onNext(())
/// ```
///
/// It does not retain its observers beyond its own life. It may be used from any thread; its events are sent on the
/// thread that calls it, and are serial if its callers are.
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

    @inlinable
    public func on(_ event: Event<Element>) { deliver(event) }

    @inlinable
    public func onNext(_ element: Element) {
        if !list.isEnded { list.next(element) }
    }

    public func onError(_ error: any Error) { list.end(.error(error)) }

    public func onCompleted() { list.end(.completed) }

    public func asObserver() -> PublishSubject<Element> { self }

    /// Lets go of all observers. Who subscribes later is sent `RxError.disposed`.
    public func dispose() { list.dispose(.error(RxError.disposed(object: self))) }

    override func attach(_ sink: Sink<Element>) { attach(sink) { $0 } }

    func attach(_ sink: Sink<Element>, _ token: (Token) -> Token) {
        let entry = Entry(list, sink)
        sink.connect(token(entry))
        if let ending = list.add(entry) { sink.end(ending) }
    }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

/// Guarded by its list's lock and atomics.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}
