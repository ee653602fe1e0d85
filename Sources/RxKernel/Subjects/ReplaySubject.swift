// SPDX-License-Identifier: MIT

/// Sends its last elements, and its ending, to who subscribes, and then what it is sent.
///
/// Use it for a history, such as a log that a window opened later must show; for the latest element alone a
/// `BehaviorSubject` is simpler, to replay a sequence `share(replay:scope:)` is.
///
/// ```swift
/// let log = ReplaySubject<String>.create(bufferSize: 2)
/// for line in ["a", "b", "c"] { log.onNext(line) }
/// log.subscribe(onNext: { print($0) }).disposed(by: bag)      // prints b, c
/// ```
///
/// It keeps its elements until it dies or is disposed of, also after its ending; it does not retain its
/// observers beyond its own life. It may be used from any thread; its events are sent on the thread that
/// calls it, and are serial if its callers are. An event of another thread follows the elements that a new
/// subscriber is being sent.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    /// The subject is its own observer.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let hub: Hub<Element>

    init(_ hub: Hub<Element>) {
        self.hub = hub
        super.init()
    }

    /// A subject that keeps the last `bufferSize` elements; none if that is zero or less.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(.keeping(max(0, bufferSize)))
    }

    /// A subject that keeps every element, and so grows with each.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(.keeping(.max)) }

    /// Whether anyone is subscribed.
    public var hasObservers: Bool { !hub.list.isEmpty }

    /// Takes `event` as the other methods would.
    public final func on(_ event: Event<Element>) { deliver(event) }

    /// Keeps `element`, in place of the oldest if there is no room, and sends it. Does nothing once the
    /// sequence has ended.
    public final func onNext(_ element: Element) { hub.next(element) }

    /// Ends the sequence with `error`, and lets go of all observers but not of the elements.
    public final func onError(_ error: any Error) { hub.error(error) }

    /// Ends the sequence, and lets go of all observers but not of the elements.
    public final func onCompleted() { hub.completed() }

    /// This subject, as an observer.
    public final func asObserver() -> ReplaySubject<Element> { self }

    /// Forgets its elements and lets go of all observers without a word. Who subscribes later is sent
    /// `RxError.disposed`.
    public final func dispose() { hub.dispose(self) }

    override func attach(_ sink: Sink<Element>) { hub.add(sink) { $0 } }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

extension ReplaySubject: Abandonable {
    func abandonObservers() { hub.abandoned() }
}

/// Guarded by its hub's lock and atomics.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
