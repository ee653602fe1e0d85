// SPDX-License-Identifier: MIT

/// A sequence of events over time: elements, then perhaps an error or the completion.
///
/// Nothing happens until something subscribes, and each subscription runs the sequence once. Use a subject or a relay
/// to send events from your own code, `create` to wrap a callback, a `Single` for one result, and a `Driver` or a
/// `Signal` to update a view. For a value whose changes nothing observes, use a property.
///
/// ```swift
/// Observable.of(1, 2, 3).map { $0 * 10 }.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
///
/// It retains its source and its closures. Its source retains a running subscription, which ends with a terminal event
/// or with `dispose()`; <doc:ObservableContract> has the rules.
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

    /// Sends events to `observer` until the sequence ends or the returned disposable is disposed of.
    @inlinable
    public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let sink = ObserverSink(observer)
        start(sink)
        return sink.subscription
    }

    /// Returns this sequence itself.
    public final func asObservable() -> Observable<Element> { self }

    /// Sends this sequence's events to `sink`. Called while the current thread's trampoline runs.
    @usableFromInline
    func attach(_ sink: Sink<Element>) {
        fatalError("\(type(of: self)) sends no events: it must override attach(_:)")
    }

    /// The list of a subject, in which a subscription can be an entry itself; nil for any other sequence.
    @usableFromInline var observers: ObserverList<Element>? { nil }

    /// Adds an entry of `observers`, and sends it what a new observer receives.
    @usableFromInline func enter(_ entry: Entry<Element>) {}

    /// Sends events to `callbacks`. Returns the subscription.
    func run(_ callbacks: consuming Callbacks<Element>) -> any Disposable {
        let sink = CallbackSink(callbacks)
        start(sink)
        return sink.subscription
    }

    /// Subscribes with a closure for elements only. The types are passed, since generic code of the kernel would have to look them up.
    @usableFromInline
    func run(
        _ onNext: @escaping (Element) -> Void, _ isolation: Isolation, in type: NextSink<Element>.Type,
        or entryType: NextEntry<Element>.Type
    ) -> any Disposable {
        if let list = observers {
            let entry = entryType.init(list, onNext, isolation)
            enter(entry)
            // A value of type `any Disposable` contains the static type of its object, which would be looked up, too.
            let subscription: Token = entry
            return subscription
        }
        let sink = type.init(onNext, isolation)
        start(sink)
        return sink.subscription
    }

    /// Attaches `sink` while the current thread's trampoline runs; starts the trampoline if necessary.
    @usableFromInline
    func start(_ sink: Sink<Element>) {
        Trampoline.run { attach(sink) }
    }
}

/// Another name for `Observable`, for code that has a second `Observable` in scope. RxSwift has the same name.
public typealias RxObservable<Element> = Observable<Element>

/// The last link of a chain: passes events to an observer.
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
