// SPDX-License-Identifier: MIT

import Synchronization

/// How long `share(replay:scope:)` stores the elements that it replays.
///
/// `whileConnected` is right in most cases: nothing is stored without subscribers, and a later subscriber starts a new
/// run. Use `forever` for a result that is produced once, such as a response to be cached.
/// ```swift
/// let response = download.share(replay: 1, scope: .forever)
/// ```
public enum SubjectLifetimeScope: Sendable {
    /// While it has subscribers and the sequence runs. A later subscriber starts a new run.
    case whileConnected
    /// Until the sequence is deallocated. A later subscriber receives the same elements and the same terminal event.
    case forever
}

extension ObservableType {
    /// Returns this sequence for all subscribers together. A new subscriber first receives the last `replay` elements.
    ///
    /// ```swift
    /// let response = request().share(replay: 1)     // one request for all subscribers
    /// ```
    ///
    /// It runs from the first subscription until the last subscriber has unsubscribed. The terminal event is sent to
    /// all. After that, with `.whileConnected` a later subscriber starts a new run; with `.forever` it receives the
    /// same elements and terminal event. When the last subscriber has unsubscribed, `.whileConnected` releases the
    /// elements; `.forever` stores them for the next subscriber, which starts a new run. Events are sent on the thread
    /// of the source, replayed elements on the thread that subscribes.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Observable<Element> {
        switch scope {
        case .whileConnected: Share(asObservable(), replay)
        case .forever:
            replay == 0
                ? sharedForever(PublishSubject()) : sharedForever(ReplaySubject.create(bufferSize: replay))
        }
    }

    private func sharedForever<Subject: SubjectType>(_ subject: Subject) -> Observable<Element>
    where Subject.Element == Element, Subject.Observer.Element == Element {
        Multicast(asObservable(), { subject }, ownsSubject: true).refCount()
    }
}

final class Share<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let replay: Int
    private let current = CurrentConnection<Element>()

    init(_ source: Observable<Element>, _ replay: Int) {
        self.source = source
        self.replay = replay
        super.init()
    }

    override func attach(_ sink: Sink<Element>) {
        let (connection, isFirst) = current.enter(replay)
        connection.add(sink)
        if isFirst { source.start(connection) }
    }
}

/// The current connection of a shared sequence. Its subscribers retain it.
final class CurrentConnection<Element> {
    private let lock = Lock()
    /// Guarded by `lock`.
    @exclusivity(unchecked) private weak var connection: ShareConnection<Element>?

    /// Counts one more subscriber. Returns the connection, and whether it is a new one.
    func enter(_ replay: Int) -> (ShareConnection<Element>, Bool) {
        lock {
            let current = self.connection ?? ShareConnection(self, replay)
            self.connection = current
            current.count += 1
            return (current, current.count == 1)
        }
    }

    /// Counts one subscriber less. Returns whether it was the last one.
    func leave(_ left: ShareConnection<Element>) -> Bool {
        lock {
            left.count -= 1
            guard left.count == 0 else { return false }
            if connection === left { connection = nil }
            return true
        }
    }

    func remove(_ old: ShareConnection<Element>) {
        lock { if connection === old { connection = nil } }
    }
}

/// One run of a shared sequence.
final class ShareConnection<Element>: TerminalSink<Element> {
    private let owner: CurrentConnection<Element>
    private let hub: MulticastSink<Element>
    private let isDead = Atomic<Bool>(false)
    /// The number of subscribers. Guarded by the owner's lock.
    @exclusivity(unchecked) var count = 0

    init(_ owner: CurrentConnection<Element>, _ replay: Int) {
        self.owner = owner
        hub = .storing(max(0, replay))
        super.init()
    }

    func add(_ sink: Sink<Element>) {
        hub.add(sink) { ShareToken(self, $0) }
        // A subscriber that was added too late to be notified of the abandoned source is notified here.
        if isDead.load(ordering: .sequentiallyConsistent) { hub.abandoned() }
    }

    func leave() {
        if owner.leave(self) { dispose() }
    }

    override func next(_ element: Element) {
        if isOpen { hub.next(element) }
    }

    override func abandoned() {
        super.abandoned()
        owner.remove(self)
        isDead.store(true, ordering: .sequentiallyConsistent)
        hub.abandoned()
    }

    override func error(_ error: any Error) {
        guard stop() else { return }
        owner.remove(self)
        hub.error(error)
        dispose()
    }

    override func completed() {
        guard stop() else { return }
        owner.remove(self)
        hub.completed()
        dispose()
    }
}

/// The subscription of one subscriber to a shared sequence.
final class ShareToken<Element>: Token {
    private let connection: ShareConnection<Element>
    private let entry: Token
    private let flag = Atomic<Bool>(false)

    init(_ connection: ShareConnection<Element>, _ entry: Token) {
        self.connection = connection
        self.entry = entry
        super.init()
    }

    override func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        entry.dispose()
        connection.leave()
    }
}
