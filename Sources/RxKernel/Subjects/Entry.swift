// SPDX-License-Identifier: MIT

import Synchronization

/// One observer of a subject: its place in the list, and the subscription to it.
@usableFromInline
final class Entry<Element>: Token {
    @usableFromInline let phase: Atomic<UInt8>
    private let list: ObserverList<Element>
    private let gate: Gate?
    /// Holds a retain, so that sending needs none. Given back when this or the subject dies, and no one can be sending.
    @exclusivity(unchecked) @usableFromInline var sink: Unmanaged<Sink<Element>>?
    /// Where the list holds this, if it does. Guarded by the list's lock.
    @exclusivity(unchecked) var slot = -1

    init(_ list: ObserverList<Element>, _ sink: consuming Sink<Element>, settles: Bool = false) {
        self.list = list
        self.sink = .passRetained(sink)
        gate = settles ? Gate() : nil
        phase = Atomic(settles ? Phase.settling : Phase.live)
        super.init()
        // Held until `replay` has been called, so that an event of another thread cannot overtake what is replayed.
        _ = gate?.enter()
    }

    deinit { sink?.release() }

    var isDisposed: Bool { phase.load(ordering: .acquiring) == Phase.disposed }

    func markDisposed() { phase.store(Phase.disposed, ordering: .releasing) }

    override func dispose() { list.remove(self) }

    @inlinable
    func next(_ element: Element) {
        if phase.load(ordering: .relaxed) == 0 {
            sink?._withUnsafeGuaranteedRef { $0.next(element) }
        } else {
            settle { $0.next(element) }
        }
    }

    func end(_ ending: Ending) {
        if phase.load(ordering: .relaxed) == Phase.live {
            sink?.takeUnretainedValue().end(ending)
        } else {
            settle { $0.end(ending) }
        }
    }

    /// Sends what the subject replays; `events` sent meanwhile by other threads follow it.
    func replay(_ events: (Sink<Element>) -> Void) {
        guard let gate, let sink = sink?.takeUnretainedValue() else { return }
        events(sink)
        gate.leave()
        _ = phase.compareExchange(
            expected: Phase.settling, desired: Phase.live, ordering: .acquiringAndReleasing)
    }

    /// Lets go of the sink and tells it: the subject is dead.
    func abandon() {
        guard let old = sink?.takeRetainedValue() else { return }
        sink = nil
        old.abandoned()
    }

    @usableFromInline
    func settle(_ event: @escaping (Sink<Element>) -> Void) {
        guard !isDisposed, let gate, let sink = sink?.takeUnretainedValue() else { return }
        if gate.enter() {
            event(sink)
            gate.leave()
        } else {
            gate.post { event(sink) }
        }
    }
}

private enum Phase {
    static let live: UInt8 = 0
    /// What the subject replays is being sent; other threads' events wait.
    static let settling: UInt8 = 1
    static let disposed: UInt8 = 2
}
