// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// One observer of a subject: its entry in the list, and the subscription to it.
@usableFromInline
final class Entry<Element>: Token {
    @usableFromInline let phase: Atomic<UInt8>
    /// Whether events that the replaying thread sends meanwhile wait, too. It shares a word with `phase` and `index`: an entry of
    /// eight bytes more would take the next size of the allocator.
    private let keepsOrder: Bool
    /// The index in the list's slots, or -1. Guarded by the list's lock.
    @exclusivity(unchecked) private var index: Int32 = -1
    private let list: ObserverList<Element>
    /// The thread that sends the replayed events, or zero.
    private let replayer: pthread_t
    /// Events that were sent while the subject replays. Created with the first one. Guarded by the list's lock.
    @exclusivity(unchecked) private var arrivals: Arrivals?
    /// Owns one retain, so that sending needs none. Released when this or the subject is deallocated; no thread can be
    /// sending then.
    @exclusivity(unchecked) @usableFromInline var sink: Unmanaged<Sink<Element>>?

    var slot: Int {
        get { Int(index) }
        set { index = Int32(truncatingIfNeeded: newValue) }
    }

    required init(
        _ list: ObserverList<Element>, _ sink: consuming Sink<Element>, settles: Bool = false,
        keepsOrder: Bool = false
    ) {
        self.keepsOrder = keepsOrder
        self.list = list
        self.sink = .passRetained(sink)
        replayer = settles ? pthread_self() : 0
        phase = Atomic(settles ? Phase.settling : Phase.live)
        super.init()
    }

    deinit { sink?.release() }

    var isDisposed: Bool { phase.load(ordering: .acquiring) & Phase.disposed != 0 }

    func markDisposed() { phase.bitwiseOr(Phase.disposed, ordering: .acquiringAndReleasing) }

    override func dispose() { list.remove(self) }

    @inlinable
    func next(_ element: Element) {
        // If another thread has replayed, its events happened before this load.
        if phase.load(ordering: .acquiring) == 0 {
            sink?._withUnsafeGuaranteedRef { $0.next(element) }
        } else {
            settle { $0.next(element) }
        }
    }

    func end(_ ending: Ending) {
        if phase.load(ordering: .acquiring) == Phase.live {
            sink?.takeUnretainedValue().end(ending)
        } else {
            settle { $0.end(ending) }
        }
    }

    /// Sends the events that the subject replays, and then the events that other threads sent meanwhile.
    func replay(_ events: (Sink<Element>) -> Void) {
        guard replayer != 0, let sink = sink?.takeUnretainedValue() else { return }
        events(sink)
        while let batch = takeArrivals() {
            for event in batch.events where !isDisposed { event() }
        }
    }

    /// Returns the events that have arrived. If there are none, later ones are sent directly.
    private func takeArrivals() -> Arrivals? {
        list.lock {
            defer { arrivals = nil }
            if arrivals == nil {
                phase.bitwiseAnd(~Phase.settling, ordering: .acquiringAndReleasing)
            }
            return arrivals
        }
    }

    /// Stores `event` until the replayed events were sent. Returns false if they were.
    private func keep(_ event: @escaping () -> Void) -> Bool {
        // Allocated outside the lock.
        let new = Arrivals()
        return list.lock {
            guard phase.load(ordering: .acquiring) & Phase.settling != 0 else { return false }
            let arrivals = arrivals ?? new
            arrivals.events.append(event)
            self.arrivals = arrivals
            return true
        }
    }

    /// Releases the sink and calls its `abandoned`, after the events that are being replayed. Called when the subject
    /// is deallocated.
    func abandon() {
        if phase.load(ordering: .acquiring) & Phase.settling != 0, keep({ self.releaseSink() }) { return }
        releaseSink()
    }

    private func releaseSink() {
        guard let old = sink?.takeRetainedValue() else { return }
        sink = nil
        old.abandoned()
    }

    @usableFromInline
    func settle(_ event: @escaping (Sink<Element>) -> Void) {
        guard !isDisposed, let sink = sink?.takeUnretainedValue() else { return }
        if !keepsOrder && pthread_self() == replayer || !keep({ event(sink) }) { event(sink) }
    }
}

/// The events that are sent to an observer while the subscribing thread sends it the replayed events: those of other
/// threads, and where several elements are replayed, also those that the observer causes.
///
/// The subscribing thread sends them, until none is left. Each other thread returns at once.
private final class Arrivals {
    @exclusivity(unchecked) var events: [() -> Void] = []
}

private enum Phase {
    /// Events are sent directly.
    static let live: UInt8 = 0
    /// The replayed events are being sent; events of other threads wait.
    static let settling: UInt8 = 1
    /// Events are dropped.
    static let disposed: UInt8 = 2
}
