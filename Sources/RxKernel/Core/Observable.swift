// SPDX-License-Identifier: MIT

/// A sequence of events over time: elements, then perhaps an error or the completion.
///
/// Nothing happens until something subscribes, and each subscription is one run of the sequence. Use a
/// subject or a relay to send events by hand, `create` to wrap a callback, a `Single` for one answer, and a
/// `Driver` or a `Signal` for what drives a view. For a value that nobody waits for, a property is simpler.
///
/// ```swift
/// Observable.of(1, 2, 3).map { $0 * 10 }.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
///
/// It holds what it is made of: its source and its closures. A running subscription keeps itself alive
/// through its source and ends with a terminal event or with `dispose()`; <doc:ObservableContract> has the
/// rules.
///
/// Events are serial. They arrive on the thread that sends them, unless `observe(on:)` moves them. An
/// observable is not `Sendable`; subjects and relays are, where their elements are.
public class Observable<Element>: ObservableType {
    @usableFromInline
    init() {
        #if TRACE_RESOURCES
            _ = Resources.incrementTotal()
        #endif
    }

    deinit {
        #if TRACE_RESOURCES
            _ = Resources.decrementTotal()
        #endif
    }

    /// Starts sending events to `observer`, until the sequence ends or what this returns is disposed of.
    @inlinable
    public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let sink = ObserverSink(observer)
        start(sink)
        return sink.subscription
    }

    /// This sequence.
    public final func asObservable() -> Observable<Element> { self }

    /// Sends this sequence's events to `sink`. Called while the current thread's trampoline runs.
    @usableFromInline
    func attach(_ sink: Sink<Element>) {
        fatalError("\(type(of: self)) sends no events: it must override attach(_:)")
    }

    /// Starts sending events to `callbacks`.
    func run(_ callbacks: consuming Callbacks<Element>) -> any Disposable {
        let sink = CallbackSink(callbacks)
        start(sink)
        return sink.subscription
    }

    /// Attaches `sink` within the current thread's trampoline, which it starts if it does not run yet.
    @usableFromInline
    func start(_ sink: Sink<Element>) {
        Trampoline.run { attach(sink) }
    }
}

/// The RxSwift name for code that has another `Observable` in scope.
public typealias RxObservable<Element> = Observable<Element>

/// The end of a chain: an observer.
@usableFromInline
final class ObserverSink<Observer: ObserverType>: Sink<Observer.Element> {
    @usableFromInline let observer: Observer
    @usableFromInline let subscription = Subscription()

    @inlinable
    init(_ observer: Observer) {
        self.observer = observer
        super.init()
    }

    @usableFromInline
    override func connect(_ upstream: Token) { subscription.connect(upstream) }

    @usableFromInline override var isWanted: Bool { subscription.isOpen }

    @usableFromInline
    override func abandoned() { subscription.abandoned() }

    @usableFromInline
    override func next(_ element: Observer.Element) {
        if subscription.isOpen { observer.onNext(element) }
    }

    @usableFromInline
    override func error(_ error: any Error) {
        guard subscription.stop() else { return }
        observer.onError(error)
        subscription.dispose()
    }

    @usableFromInline
    override func completed() {
        guard subscription.stop() else { return }
        observer.onCompleted()
        subscription.dispose()
    }
}
