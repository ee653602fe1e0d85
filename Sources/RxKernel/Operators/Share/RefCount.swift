// SPDX-License-Identifier: MIT

import Synchronization

/// A sequence that connects with its first subscriber and stops with its last.
final class RefCount<Source: ConnectableObservableType>: Observable<Source.Element> {
    private let source: Source
    /// The source, if it tells whether it is connected.
    private let connectable: ConnectableObservable<Source.Element>?
    private let references = ConnectionReferences()

    init(_ source: Source) {
        self.source = source
        connectable = source as? ConnectableObservable<Source.Element>
        super.init()
    }

    override func attach(_ sink: Sink<Source.Element>) {
        let counted = RefCountSink(sink, references)
        references.enter(counted, source, connectable)
    }
}

/// The connection of a `refCount`, and how many hold it. Subscriptions know this and not the sequence, which would
/// retain the source that holds them.
final class ConnectionReferences {
    /// Connecting, disconnecting and what decides on them come one after the other: who subscribes while another thread
    /// disconnects gets a new connection, not the rest of the old one.
    private let gate = Gate()
    // Both are touched within the gate.
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var connection: (any Disposable)?

    /// Counts one more, which is attached to `source`, and connects for the first, and for the first of those who come while
    /// the others are still being sent the ending of a run.
    func enter<Source: ConnectableObservableType>(
        _ sink: RefCountSink<Source.Element>, _ source: Source,
        _ connectable: ConnectableObservable<Source.Element>?
    ) {
        guard gate.enter() else { return gate.post { self.enter(sink, source, connectable) } }
        count += 1
        let isFirst = count == 1
        source.asObservable().attach(sink)
        // What has ended already has left again.
        if isFirst ? count > 0 : !sink.isGone && connectable?.waitsForConnection == true {
            connection = nil
            let new = source.connect()
            // Who came in while that ran and ended may have connected again.
            if count > 0, connection == nil { connection = new } else { new.dispose() }
        }
        gate.leave()
    }

    /// Counts one less, and ends the connection with the last.
    func leave() {
        guard gate.enter() else { return gate.post { self.leave() } }
        count -= 1
        if count == 0 {
            let last = connection
            connection = nil
            last?.dispose()
        }
        gate.leave()
    }
}

/// The subscription of one subscriber.
final class RefCountSink<Element>: CreateSink<Element> {
    private let references: ConnectionReferences
    private let hasLeft = Atomic<Bool>(false)

    init(_ downstream: Sink<Element>, _ references: ConnectionReferences) {
        self.references = references
        super.init(downstream)
        downstream.connect(self)
    }

    /// Whether it is not counted any more.
    var isGone: Bool { hasLeft.load(ordering: .acquiring) }

    override func disposed() { leave() }

    override func abandoned() {
        super.abandoned()
        leave()
    }

    private func leave() {
        if !hasLeft.exchange(true, ordering: .acquiringAndReleasing) { references.leave() }
    }
}
