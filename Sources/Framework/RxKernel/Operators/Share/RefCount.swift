// SPDX-License-Identifier: MIT

import Synchronization

/// A sequence that connects when it gets its first subscriber and disconnects when it loses its last one.
final class RefCount<Source: ConnectableObservableType>: Observable<Source.Element> {
    private let source: Source
    /// The source as a `ConnectableObservable`, which has its state of connection; nil for another type.
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

/// The connection of a `refCount`, and the number of its subscribers. Subscriptions retain this and not the sequence:
/// the sequence would retain the source, which retains the subscriptions.
final class ConnectionReferences {
    /// Makes connecting, disconnecting and the decisions about them serial. A subscriber that subscribes while another
    /// thread disconnects gets a new connection, not the rest of the old one.
    private let serializer = EventSerializer()
    // Both are guarded by the serializer.
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var connection: (any Disposable)?

    /// Counts one more subscriber and attaches it to `source`. Connects for the first subscriber, and for the first one
    /// that subscribes while the others still receive the terminal event of a run.
    func enter<Source: ConnectableObservableType>(
        _ sink: RefCountSink<Source.Element>, _ source: Source,
        _ connectable: ConnectableObservable<Source.Element>?
    ) {
        guard serializer.enter() else { return serializer.post { self.enter(sink, source, connectable) } }
        count += 1
        let isFirst = count == 1
        source.asObservable().attach(sink)
        // A subscription that has ended already is not counted any more.
        if isFirst ? count > 0 : !sink.hasUnsubscribed && connectable?.waitsForConnection == true {
            connection = nil
            let new = source.connect()
            // A subscriber that subscribed during the call of `connect`, in which the run ended, may have connected
            // again.
            if count > 0, connection == nil { connection = new } else { new.dispose() }
        }
        serializer.leave()
    }

    /// Counts one subscriber less. Disposes of the connection with the last one.
    func leave() {
        guard serializer.enter() else { return serializer.post { self.leave() } }
        count -= 1
        if count == 0 {
            let last = connection
            connection = nil
            last?.dispose()
        }
        serializer.leave()
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

    /// Whether it is no longer counted.
    var hasUnsubscribed: Bool { hasLeft.load(ordering: .acquiring) }

    override func disposed() { leave() }

    override func abandoned() {
        super.abandoned()
        leave()
    }

    private func leave() {
        if !hasLeft.exchange(true, ordering: .acquiringAndReleasing) { references.leave() }
    }
}
