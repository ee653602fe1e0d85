// SPDX-License-Identifier: MIT

/// Sends its last element, once it has completed, and then the completion.
///
/// It may be used from any thread.
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

    public func on(_ event: Event<Element>) { deliver(event) }

    public func onNext(_ element: Element) {
        guard !list.isEnded else { return }
        var old: Element? = element
        list.lock { swap(&last, &old) }
    }

    public func onError(_ error: any Error) { list.end(.error(error)) }

    public func onCompleted() {
        guard !list.isEnded else { return }
        if let last = list.lock({ last }) { list.next(last) }
        list.end(.completed)
    }

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
