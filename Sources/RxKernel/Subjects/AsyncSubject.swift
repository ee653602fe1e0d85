// SPDX-License-Identifier: MIT

/// Sends its last element, once it has completed, and then the completion.
///
/// Use it for a result that several wait for and that may be there already; for a result that is made per
/// subscriber a `Single` is simpler.
///
/// ```swift
/// let answer = AsyncSubject<Int>()
/// answer.subscribe(onNext: { print($0) }).disposed(by: bag)
/// answer.onNext(41)
/// answer.onNext(42)
/// answer.onCompleted()        // prints 42
/// ```
///
/// An error is sent alone, to those subscribed and to those who come later. It does not retain its observers
/// beyond its own life. It may be used from any thread; its events are sent on the thread that ends it, or
/// that subscribes after that.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The subject is its own observer.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let list = ObserverList<Element>()
    /// Guarded by the list's lock.
    @exclusivity(unchecked) private var last: Element?

    /// A subject without observers.
    public override init() { super.init() }

    deinit { list.abandon() }

    /// Whether anyone is subscribed.
    public var hasObservers: Bool { !list.isEmpty }

    /// Takes `event` as the other methods would.
    public func on(_ event: Event<Element>) { deliver(event) }

    /// Keeps `element` in place of the one before. Nothing is sent yet.
    public func onNext(_ element: Element) {
        var old: Element? = element
        list.lock { if !list.isEnded { swap(&last, &old) } }
    }

    /// Ends the sequence: sends `error`, and not the element.
    public func onError(_ error: any Error) { list.end(.error(error)) }

    /// Ends the sequence: sends the last element, if there is one, and the completion.
    public func onCompleted() { list.end(.completed, after: { last }) }

    /// This subject, as an observer.
    public func asObserver() -> AsyncSubject<Element> { self }

    override func attach(_ sink: Sink<Element>) {
        let entry = Entry(list, sink)
        sink.connect(entry)
        guard let ending = list.add(entry) else { return }
        if case .completed = ending, let last = list.lock({ last }) { sink.next(last) }
        sink.end(ending)
    }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

/// Guarded by its list's lock and atomics.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}
