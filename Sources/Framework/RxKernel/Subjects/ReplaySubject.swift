// SPDX-License-Identifier: MIT

/// A subject that sends its last elements to each new subscriber, and then every event that it receives.
///
/// Use it for a history, such as a log that a window shows when it is opened. For the latest element alone a
/// `BehaviorSubject` is simpler; to replay a sequence, `share(replay:scope:)` is.
///
/// ```swift
/// let log = ReplaySubject<String>.create(bufferSize: 2)
/// for line in ["a", "b", "c"] { log.onNext(line) }
/// log.subscribe(onNext: { print($0) }).disposed(by: bag)      // prints b, c
/// ```
///
/// It stores its elements until it is deallocated or disposed of, also after the sequence has ended. It releases its
/// observers when it is deallocated. Any thread may use it; it sends events on the thread that calls it, and its events
/// are serial if the calls are. While a new subscriber receives the stored elements, events that other threads send
/// wait until that is done.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    /// The subject is its own observer.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let hub: MulticastSink<Element>

    init(_ hub: MulticastSink<Element>) {
        self.hub = hub
        super.init()
    }

    /// Returns a subject that stores the last `bufferSize` elements; none if that is zero or less.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(.storing(max(0, bufferSize)))
    }

    /// Returns a subject that stores every element. It grows with each element.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(.storing(.max)) }

    /// Whether at least one observer is subscribed.
    public var hasObservers: Bool { !hub.list.isEmpty }

    /// Passes `event` to the method for its kind.
    public final func on(_ event: Event<Element>) { deliver(event) }

    /// Stores `element`, in place of the oldest one if the buffer is full, and sends it. Does nothing after the
    /// sequence has ended.
    public final func onNext(_ element: Element) { hub.next(element) }

    /// Ends the sequence with `error`, and releases all observers. The elements stay stored.
    public final func onError(_ error: any Error) { hub.error(error) }

    /// Ends the sequence, and releases all observers. The elements stay stored.
    public final func onCompleted() { hub.completed() }

    /// Returns this subject as an observer.
    public final func asObserver() -> ReplaySubject<Element> { self }

    /// Releases the stored elements and all observers without an event. Later subscribers receive `RxError.disposed`.
    public final func dispose() { hub.dispose(self) }

    override func attach(_ sink: Sink<Element>) { hub.add(sink) { $0 } }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

extension ReplaySubject: Abandonable {
    func abandonObservers() { hub.abandoned() }
}

/// Guarded by the lock and the atomics of its sink.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
