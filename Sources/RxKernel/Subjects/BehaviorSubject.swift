// SPDX-License-Identifier: MIT

/// Sends its latest element to who subscribes, and then what it is sent.
///
/// Use a `BehaviorRelay` where the sequence must not end, and to read the value without `try`; use a
/// `PublishSubject` where there is nothing to begin with.
///
/// ```swift
/// let level = BehaviorSubject(value: 1)
/// level.subscribe(onNext: { print($0) }).disposed(by: bag)        // prints 1
/// level.onNext(2)                                                 // prints 2
/// ```
///
/// Once it has ended, it sends the ending alone to who subscribes. It does not retain its observers beyond
/// its own life. It may be used from any thread; its events are sent on the thread that calls it, and are
/// serial if its callers are. An event of another thread follows the element that a new subscriber is being
/// sent.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    /// The subject is its own observer.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    @usableFromInline let list = ObserverList<Element>()
    /// Guarded by the list's lock.
    @exclusivity(unchecked) @usableFromInline var latest: Element
    /// Guarded by the list's lock.
    @exclusivity(unchecked) private var ending: Ending?

    /// A subject whose element is `value`.
    public init(value: Element) {
        latest = value
        super.init()
    }

    deinit { list.abandon() }

    /// Whether anyone is subscribed.
    public var hasObservers: Bool { !list.isEmpty }

    /// Whether `dispose` was called. Unlike that of a `PublishSubject` it is false when the sequence has
    /// merely ended.
    public var isDisposed: Bool {
        if case .disposed? = list.lock({ ending }) { true } else { false }
    }

    /// The latest element, even after completion. Throws the error that ended the sequence, or
    /// `RxError.disposed`.
    public func value() throws -> Element {
        switch list.lock({ ending }) {
        case .error(let error)?: throw error
        case .disposed?: throw RxError.disposed(object: self)
        case .completed?, nil: return current
        }
    }

    /// The latest element, whatever happened.
    @inlinable var current: Element {
        list.lock.acquire()
        defer { list.lock.release() }
        return latest
    }

    /// Takes `event` as the other methods would.
    @inlinable
    public func on(_ event: Event<Element>) { deliver(event) }

    /// Replaces the element and sends it. Does nothing once the sequence has ended.
    @inlinable
    public func onNext(_ element: Element) {
        guard !list.isEnded else { return }
        var old = element
        list.lock.acquire()
        swap(&latest, &old)
        let slots = list.pin()
        list.lock.release()
        list.send(element, to: slots)
    }

    /// Ends the sequence with `error`, and lets go of all observers.
    public func onError(_ error: any Error) {
        list.lock { if ending == nil { ending = .error(error) } }
        list.end(.error(error))
    }

    /// Ends the sequence, and lets go of all observers.
    public func onCompleted() {
        list.lock { if ending == nil { ending = .completed } }
        list.end(.completed)
    }

    /// This subject, as an observer.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Lets go of all observers without a word. Who subscribes later is sent `RxError.disposed`.
    public func dispose() {
        // The error that ended it may end itself here, outside the lock.
        var ending: Ending? = .disposed(.passUnretained(self))
        list.lock { swap(&self.ending, &ending) }
        list.dispose(self)
    }

    override func attach(_ sink: Sink<Element>) {
        let entry = Entry(list, sink, settles: true)
        sink.connect(entry)
        list.lock.acquire()
        let ending = list.addLocked(entry)
        let value = latest
        list.lock.release()
        if let ending {
            sink.end(ending)
        } else {
            entry.replay { $0.next(value) }
        }
    }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

/// Guarded by its list's lock and atomics.
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
