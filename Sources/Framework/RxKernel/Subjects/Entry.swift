// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// One observer of a subject: its entry in the list, and the subscription to it. It is its own sink; a ``SinkEntry`` has another.
@usableFromInline
class Entry<Element>: Sink<Element> {
    @usableFromInline final let phase: Atomic<UInt8>
    /// Whether events that the replaying thread sends meanwhile wait, too. It shares a word with `phase` and `index`: an entry of
    /// eight bytes more would take the next size of the allocator.
    private let keepsOrder: Bool
    /// The index in the list's slots, or -1. Guarded by the list's lock.
    @exclusivity(unchecked) private final var index: Int32 = -1
    final let list: ObserverList<Element>
    /// The thread that sends the replayed events, or zero.
    private let replayer: pthread_t
    /// Events that were sent while the subject replays. Created with the first one. Guarded by the list's lock.
    @exclusivity(unchecked) private final var arrivals: Arrivals?
    /// Whoever has this entry retains the sink, so that sending needs no retain.
    @exclusivity(unchecked) @usableFromInline final var sink: Unmanaged<Sink<Element>>?

    final var slot: Int {
        get { Int(index) }
        set { index = Int32(truncatingIfNeeded: newValue) }
    }

    @usableFromInline
    init(_ list: ObserverList<Element>, settles: Bool, keepsOrder: Bool = false) {
        self.keepsOrder = keepsOrder
        self.list = list
        replayer = settles ? pthread_self() : 0
        phase = Atomic(settles ? Phase.settling : Phase.live)
        super.init()
        sink = .passUnretained(self)
    }

    @usableFromInline final var isDisposed: Bool { phase.load(ordering: .acquiring) & Phase.disposed != 0 }

    /// Returns true for the first caller.
    @discardableResult
    final func markDisposed() -> Bool {
        phase.bitwiseOr(Phase.disposed, ordering: .acquiringAndReleasing).oldValue & Phase.disposed == 0
    }

    @usableFromInline
    override func dispose() { list.remove(self) }

    @usableFromInline override var isWanted: Bool { !isDisposed }

    /// Whether the list calls `detach`.
    var releasesItsClosure: Bool { false }

    /// Called when the entry is in no list any more, and no thread is sending to it.
    final func detach() {
        let old = phase.bitwiseOr(Phase.detached, ordering: .acquiringAndReleasing).oldValue
        // The replaying thread calls `detached` when it has sent all events.
        if old & (Phase.detached | Phase.settling) == 0 { detached() }
    }

    /// Called once, when no thread uses the sink any more.
    func detached() {}

    /// Sends `element` to the sink.
    @inlinable
    final func sendNext(_ element: Element) {
        // If another thread has replayed, its events happened before this load.
        if phase.load(ordering: .acquiring) == 0 {
            sink?._withUnsafeGuaranteedRef { $0.next(element) }
        } else {
            settle { $0.next(element) }
        }
    }

    /// Sends `ending` to the sink.
    final func sendEnd(_ ending: Ending) {
        if phase.load(ordering: .acquiring) == Phase.live {
            sink?.takeUnretainedValue().end(ending)
        } else {
            settle { $0.end(ending) }
        }
    }

    /// Sends the events that the subject replays, and then the events that other threads sent meanwhile.
    final func replay(_ events: (Sink<Element>) -> Void) {
        guard replayer != 0, let sink = sink?.takeUnretainedValue() else { return }
        events(sink)
        while let batch = takeArrivals() {
            for event in batch.events where !isDisposed { event() }
        }
    }

    /// Returns the events that have arrived. If there are none, later ones are sent directly.
    private func takeArrivals() -> Arrivals? {
        var isDetached = false
        let batch = list.lock {
            defer { arrivals = nil }
            if arrivals == nil {
                let old = phase.bitwiseAnd(~Phase.settling, ordering: .acquiringAndReleasing).oldValue
                isDetached = old & Phase.detached != 0
            }
            return arrivals
        }
        if isDetached { detached() }
        return batch
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

    /// Calls `releaseSink`, after the events that are being replayed. Called when the subject is deallocated.
    final func abandon() {
        if phase.load(ordering: .acquiring) & Phase.settling != 0, keep({ self.releaseSink() }) { return }
        releaseSink()
    }

    /// Called when no thread is sending, and none will.
    func releaseSink() {}

    @usableFromInline
    final func settle(_ event: @escaping (Sink<Element>) -> Void) {
        guard !isDisposed, let sink = sink?.takeUnretainedValue() else { return }
        if !keepsOrder && pthread_self() == replayer || !keep({ event(sink) }) { event(sink) }
    }
}

final class SinkEntry<Element>: Entry<Element> {
    required init(
        _ list: ObserverList<Element>, _ sink: consuming Sink<Element>, settles: Bool, keepsOrder: Bool
    ) {
        super.init(list, settles: settles, keepsOrder: keepsOrder)
        self.sink = .passRetained(sink)
    }

    /// No thread can be sending.
    deinit { sink?.release() }

    override func releaseSink() {
        guard let old = sink?.takeRetainedValue() else { return }
        sink = nil
        old.abandoned()
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
    /// The entry is in no list any more, and no thread is sending to it.
    static let detached: UInt8 = 4
}
