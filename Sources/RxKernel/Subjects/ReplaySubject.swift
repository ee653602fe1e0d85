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

    private let list = ObserverList<Element>()
    private let capacity: Int
    // Both are guarded by the list's lock.
    private let kept = Ring<Element>()
    @exclusivity(unchecked) private var wasDisposed = false

    init(capacity: Int) {
        self.capacity = capacity
        super.init()
    }

    deinit { list.abandon() }

    /// A subject that keeps the last `bufferSize` elements; none if that is zero or less.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(capacity: max(0, bufferSize))
    }

    /// A subject that keeps every element, and so grows with each.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: .max) }

    /// Whether anyone is subscribed.
    public var hasObservers: Bool { !list.isEmpty }

    /// Takes `event` as the other methods would.
    public final func on(_ event: Event<Element>) { deliver(event) }

    /// Keeps `element`, in place of the oldest if there is no room, and sends it. Does nothing once the
    /// sequence has ended.
    public final func onNext(_ element: Element) {
        guard !list.isEnded else { return }
        var old = element
        list.lock.acquire()
        if capacity > 0, !wasDisposed {
            if kept.count < capacity { kept.append(element) } else { old = kept.rotate(element) }
        }
        let slots = list.pin()
        list.lock.release()
        list.send(element, to: slots)
        // What was pushed out ends outside the lock, since its deinit may call out.
        withExtendedLifetime(old) {}
    }

    /// Ends the sequence with `error`, and lets go of all observers but not of the elements.
    public final func onError(_ error: any Error) { list.end(.error(error)) }

    /// Ends the sequence, and lets go of all observers but not of the elements.
    public final func onCompleted() { list.end(.completed) }

    /// This subject, as an observer.
    public final func asObserver() -> ReplaySubject<Element> { self }

    /// Forgets its elements and lets go of all observers without a word. Who subscribes later is sent
    /// `RxError.disposed`.
    public final func dispose() {
        list.lock.acquire()
        let old = kept.elements
        kept.removeAll()
        wasDisposed = true
        list.lock.release()
        withExtendedLifetime(old) {}
        list.dispose(.error(RxError.disposed(object: self)))
    }

    override func attach(_ sink: Sink<Element>) { attach(sink) { $0 } }

    func attach(_ sink: Sink<Element>, _ token: (Token) -> Token) {
        let entry = Entry(list, sink, settles: true)
        sink.connect(token(entry))
        list.lock.acquire()
        let ending = list.addLocked(entry)
        let elements = kept.elements
        list.lock.release()
        entry.replay { sink in
            for element in elements where !entry.isDisposed { sink.next(element) }
            if let ending { sink.end(ending) }
        }
    }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

/// Guarded by its list's lock and atomics.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
