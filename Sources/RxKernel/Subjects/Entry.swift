// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// One observer of a subject: its entry in the list, and the subscription to it.
@usableFromInline
final class Entry<Element>: Token {
    @usableFromInline let phase: Atomic<UInt8>
    private let list: ObserverList<Element>
    /// Events that other threads send while the subject replays.
    private let arrivals: Arrivals?
    /// Owns one retain, so that sending needs none. Released when this or the subject is deallocated; no thread can be
    /// sending then.
    @exclusivity(unchecked) @usableFromInline var sink: Unmanaged<Sink<Element>>?
    /// The index in the list's slots, or -1. Guarded by the list's lock.
    @exclusivity(unchecked) var slot = -1

    init(_ list: ObserverList<Element>, _ sink: consuming Sink<Element>, settles: Bool = false) {
        self.list = list
        self.sink = .passRetained(sink)
        arrivals = settles ? Arrivals() : nil
        phase = Atomic(settles ? Phase.settling : Phase.live)
        super.init()
    }

    deinit { sink?.release() }

    var isDisposed: Bool { phase.load(ordering: .acquiring) == Phase.disposed }

    func markDisposed() { phase.store(Phase.disposed, ordering: .releasing) }

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
        guard let arrivals, let sink = sink?.takeUnretainedValue() else { return }
        events(sink)
        while let batch = arrivals.take() {
            for event in batch where !isDisposed { event() }
        }
        _ = phase.compareExchange(
            expected: Phase.settling, desired: Phase.live, ordering: .acquiringAndReleasing)
    }

    /// Releases the sink and calls its `abandoned`, after the events that are being replayed. Called when the subject
    /// is deallocated.
    func abandon() {
        if let arrivals, arrivals.keep({ self.releaseSink() }) { return }
        releaseSink()
    }

    private func releaseSink() {
        guard let old = sink?.takeRetainedValue() else { return }
        sink = nil
        old.abandoned()
    }

    @usableFromInline
    func settle(_ event: @escaping (Sink<Element>) -> Void) {
        guard !isDisposed, let arrivals, let sink = sink?.takeUnretainedValue() else { return }
        if arrivals.isReplayedHere || !arrivals.keep({ event(sink) }) { event(sink) }
    }
}

/// The events that other threads send to an observer while the subscribing thread sends it the replayed events.
///
/// The subscribing thread sends them, until none is left. Only then do other threads send directly, so that no later
/// event overtakes an earlier one.
private final class Arrivals {
    private let replayer = pthread_self()
    private let lock = Lock()
    // Both are guarded by `lock`.
    @exclusivity(unchecked) private var waiting: [() -> Void] = []
    @exclusivity(unchecked) private var isOver = false

    /// Whether the current thread replays, so that its events are part of the replay.
    var isReplayedHere: Bool { pthread_self() == replayer }

    /// Stores `event` for the thread that replays. Returns false if that thread has finished.
    func keep(_ event: @escaping () -> Void) -> Bool {
        lock {
            if !isOver { waiting.append(event) }
            return !isOver
        }
    }

    /// Removes and returns the stored events. Returns nil if there are none; then none can be stored any more.
    func take() -> [() -> Void]? {
        lock {
            guard !waiting.isEmpty else {
                isOver = true
                return nil
            }
            defer { waiting = [] }
            return waiting
        }
    }
}

private enum Phase {
    /// Events are sent directly.
    static let live: UInt8 = 0
    /// The replayed events are being sent; events of other threads wait.
    static let settling: UInt8 = 1
    /// Events are dropped.
    static let disposed: UInt8 = 2
}
