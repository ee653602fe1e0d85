// SPDX-License-Identifier: MIT

import Synchronization

/// A sequence that connects with its first subscriber and stops with its last.
final class RefCount<Source: ConnectableObservableType>: Observable<Source.Element> {
    private let source: Source
    private let references = ConnectionReferences()

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    override func attach(_ sink: Sink<Source.Element>) {
        let counted = RefCountSink(sink, references)
        references.enter { [source] in
            source.asObservable().attach(counted)
            return source.connect
        }
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

    /// Counts one more that `attach` adds, and does what that answers for the first.
    func enter(_ attach: @escaping () -> () -> any Disposable) {
        guard gate.enter() else { return gate.post { self.enter(attach) } }
        count += 1
        let isFirst = count == 1
        let connect = attach()
        // What has ended already has left again.
        if isFirst, count > 0 {
            let new = connect()
            if count > 0 { connection = new } else { new.dispose() }
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

    override func disposed() { leave() }

    override func abandoned() {
        super.abandoned()
        leave()
    }

    private func leave() {
        if !hasLeft.exchange(true, ordering: .acquiringAndReleasing) { references.leave() }
    }
}
