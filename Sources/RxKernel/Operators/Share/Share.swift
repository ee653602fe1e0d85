// SPDX-License-Identifier: MIT

import Synchronization

/// How long the elements that `share(replay:scope:)` replays are kept.
///
/// `whileConnected` is right for nearly all: what nobody watches is not kept, and who comes later gets a
/// fresh run. Take `forever` for a result that is made once, such as an answer to be cached.
public enum SubjectLifetimeScope: Sendable {
    /// While anyone is subscribed and the sequence runs: a later subscriber starts it anew.
    case whileConnected
    /// For ever: a later subscriber is sent the same elements, and the same ending.
    case forever
}

extension ObservableType {
    /// This sequence for all subscribers together; each is sent the last `replay` elements first.
    ///
    /// ```swift
    /// let answer = request().share(replay: 1)     // one request, however many subscribe
    /// ```
    ///
    /// It runs from the first subscriber to the last. Its ending goes to all; with `.whileConnected` a later
    /// subscriber starts it anew, with `.forever` it is sent the same elements and ending. When the last
    /// subscriber has gone, `.whileConnected` forgets the elements and `.forever` keeps them for the next,
    /// who starts the sequence again. Events arrive on the thread of the source, what is replayed on the
    /// thread that subscribes.
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

/// The connection that a shared sequence has, if it has subscribers: they hold it.
final class CurrentConnection<Element> {
    private let lock = Lock()
    /// Guarded by `lock`.
    @exclusivity(unchecked) private weak var connection: ShareConnection<Element>?

    /// Counts one more subscriber; answers the connection, and whether it is a new one.
    func enter(_ replay: Int) -> (ShareConnection<Element>, Bool) {
        lock {
            let current = self.connection ?? ShareConnection(self, replay)
            self.connection = current
            current.count += 1
            return (current, current.count == 1)
        }
    }

    /// Counts one less; answers whether it was the last.
    func leave(_ left: ShareConnection<Element>) -> Bool {
        lock {
            left.count -= 1
            guard left.count == 0 else { return false }
            if connection === left { connection = nil }
            return true
        }
    }

    func forget(_ old: ShareConnection<Element>) {
        lock { if connection === old { connection = nil } }
    }
}

/// One run of a shared sequence.
final class ShareConnection<Element>: Boundary<Element> {
    private let owner: CurrentConnection<Element>
    private let hub: Hub<Element>
    private let isDead = Atomic<Bool>(false)
    /// How many are subscribed. Guarded by the owner's lock.
    @exclusivity(unchecked) var count = 0

    init(_ owner: CurrentConnection<Element>, _ replay: Int) {
        self.owner = owner
        hub = .keeping(max(0, replay))
        super.init()
    }

    func add(_ sink: Sink<Element>) {
        hub.add(sink) { ShareToken(self, $0) }
        // Who comes too late to be told that the source is dead is told here.
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
        owner.forget(self)
        isDead.store(true, ordering: .sequentiallyConsistent)
        hub.abandoned()
    }

    override func error(_ error: any Error) {
        guard stop() else { return }
        owner.forget(self)
        hub.error(error)
        dispose()
    }

    override func completed() {
        guard stop() else { return }
        owner.forget(self)
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
