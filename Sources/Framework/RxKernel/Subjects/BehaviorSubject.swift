// SPDX-License-Identifier: MIT

/// A subject that sends its latest element to each new subscriber, and then every element that it receives.
///
/// Use a `BehaviorRelay` for a sequence that must not end, or to read the value without `try`; use a `PublishSubject`
/// if there is no initial element.
///
/// ```swift
/// let level = BehaviorSubject(value: 1)
/// level.subscribe(onNext: { print($0) }).disposed(by: bag)        // prints 1
/// level.onNext(2)                                                 // prints 2
/// ```
///
/// After the sequence has ended, a new subscriber receives the terminal event only. The subject releases its observers
/// when it is deallocated. Any thread may use it; it sends events on the thread that calls it, and its events are
/// serial if the calls are. While a new subscriber receives the latest element, events that other threads send wait
/// until that is done.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    /// The subject is its own observer.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    @usableFromInline let list = ObserverList<Element>(replays: true)
    /// Guarded by the list's lock.
    @exclusivity(unchecked) @usableFromInline var latest: Element
    /// Guarded by the list's lock.
    @exclusivity(unchecked) private var ending: Ending?

    /// Creates a subject whose latest element is `value`.
    public init(value: Element) {
        latest = value
        super.init()
    }

    deinit { list.close() }

    /// Whether at least one observer is subscribed.
    public var hasObservers: Bool { !list.isEmpty }

    /// Whether `dispose` was called. A sequence that has ended is not disposed of.
    public var isDisposed: Bool { list.isDisposed }

    /// Returns the latest element, also after completion. Throws the error that ended the sequence, or
    /// `RxError.disposed`.
    public func value() throws -> Element {
        switch list.lock({ ending }) {
        case .error(let error)?: throw error
        case .disposed?: throw RxError.disposed(object: self)
        case .completed?, nil: return current
        }
    }

    /// The latest element, also after an error or disposal.
    @inlinable var current: Element {
        list.lock.acquire()
        defer { list.lock.release() }
        return latest
    }

    /// Passes `event` to the method for its kind.
    @inlinable
    public func on(_ event: Event<Element>) { deliver(event) }

    /// Replaces the element and sends it. Does nothing after the sequence has ended.
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

    /// Ends the sequence with `error`, and releases all observers.
    public func onError(_ error: any Error) {
        list.lock { if ending == nil { ending = .error(error) } }
        list.end(.error(error))
    }

    /// Ends the sequence, and releases all observers.
    public func onCompleted() {
        list.lock { if ending == nil { ending = .completed } }
        list.end(.completed)
    }

    /// Returns this subject as an observer.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Releases all observers without an event. Later subscribers receive `RxError.disposed`.
    public func dispose() {
        // The old error is released here, outside the lock, since its deinit may call other code.
        var ending: Ending? = .disposed(.passUnretained(self))
        list.lock { swap(&self.ending, &ending) }
        list.dispose(self)
    }

    @usableFromInline override var observers: ObserverList<Element>? { list }

    override func attach(_ sink: Sink<Element>) { enter(list.makeEntry(connecting: sink)) }

    @usableFromInline
    override func enter(_ entry: Entry<Element>) {
        list.lock.acquire()
        let ending = list.addLocked(entry)
        let value = latest
        list.lock.release()
        entry.replay { sink in
            if let ending { sink.end(ending) } else { sink.next(value) }
        }
    }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

/// Guarded by its list's lock and atomics.
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
