// SPDX-License-Identifier: MIT

/// A subject that sends only its last element, when it completes, and then the completion.
///
/// Use it for a result that several observers wait for and that may be available already. For a result that is produced
/// once per subscriber, a `Single` is simpler.
///
/// ```swift
/// let answer = AsyncSubject<Int>()
/// answer.subscribe(onNext: { print($0) }).disposed(by: bag)
/// answer.onNext(41)
/// answer.onNext(42)
/// answer.onCompleted()        // prints 42
/// ```
///
/// An error is sent without an element, to current and later subscribers. The subject releases its observers when it is
/// deallocated. Any thread may use it. It sends events on the thread that ends it or, after that, on the thread that
/// subscribes.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The subject is its own observer.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let list = ObserverList<Element>()
    /// Guarded by the list's lock.
    @exclusivity(unchecked) private var last: Element?

    /// Creates a subject without observers.
    public override init() { super.init() }

    deinit { list.close() }

    /// Whether at least one observer is subscribed.
    public var hasObservers: Bool { !list.isEmpty }

    /// Passes `event` to the method for its kind.
    public func on(_ event: Event<Element>) { deliver(event) }

    /// Stores `element` in place of the previous one. Sends nothing yet.
    public func onNext(_ element: Element) {
        var old: Element? = element
        list.lock { if !list.isEnded { swap(&last, &old) } }
    }

    /// Ends the sequence: sends `error`, without the element.
    public func onError(_ error: any Error) { list.end(.error(error)) }

    /// Ends the sequence: sends the last element, if there is one, and the completion.
    public func onCompleted() { list.end(.completed, after: { last }) }

    /// Returns this subject as an observer.
    public func asObserver() -> AsyncSubject<Element> { self }

    @usableFromInline override var observers: ObserverList<Element>? { list }

    override func attach(_ sink: Sink<Element>) { enter(list.makeEntry(connecting: sink)) }

    @usableFromInline
    override func enter(_ entry: Entry<Element>) {
        if let ending = list.add(entry), let sink = entry.sink?.takeUnretainedValue() { end(sink, ending) }
    }

    /// Sends the events of an ended sequence. It looks up the type of an optional element, so it is a function of its own.
    @inline(never)
    private func end(_ sink: Sink<Element>, _ ending: Ending) {
        if case .completed = ending, let last = list.lock({ last }) { sink.next(last) }
        sink.end(ending)
    }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

/// Guarded by its list's lock and atomics.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}
