// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// One observer of a subject: its place in the list, and the subscription to it.
@usableFromInline
final class Entry<Element>: Token {
    @usableFromInline let phase: Atomic<UInt8>
    private let list: ObserverList<Element>
    /// What other threads send while the subject replays.
    private let arrivals: Arrivals?
    /// Holds a retain, so that sending needs none. Given back when this or the subject dies, and no one can be sending.
    @exclusivity(unchecked) @usableFromInline var sink: Unmanaged<Sink<Element>>?
    /// Where the list holds this, if it does. Guarded by the list's lock.
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
        // Live since another thread has replayed: what that sent happened before.
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

    /// Sends what the subject replays; events sent meanwhile by other threads follow it.
    func replay(_ events: (Sink<Element>) -> Void) {
        guard let arrivals, let sink = sink?.takeUnretainedValue() else { return }
        events(sink)
        while let batch = arrivals.take() {
            for event in batch where !isDisposed { event() }
        }
        _ = phase.compareExchange(
            expected: Phase.settling, desired: Phase.live, ordering: .acquiringAndReleasing)
    }

    /// Lets go of the sink and tells it, after what is being replayed: the subject is dead.
    func abandon() {
        if let arrivals, arrivals.keep({ self.letGo() }) { return }
        letGo()
    }

    private func letGo() {
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

/// What arrives for an observer while the thread that subscribed is sending it what the subject replays.
///
/// That thread sends it, until there is nothing left. Only then do others send by themselves, so that nobody's later event
/// overtakes an earlier one.
private final class Arrivals {
    private let replayer = pthread_self()
    private let lock = Lock()
    // Both are guarded by `lock`.
    @exclusivity(unchecked) private var waiting: [() -> Void] = []
    @exclusivity(unchecked) private var isOver = false

    /// Whether the current thread replays, so that what it sends is a part of that.
    var isReplayedHere: Bool { pthread_self() == replayer }

    /// Keeps `event` for the thread that replays, unless that has done with it.
    func keep(_ event: @escaping () -> Void) -> Bool {
        lock {
            if !isOver { waiting.append(event) }
            return !isOver
        }
    }

    /// Takes what waits; nothing waits any more if it answers nothing.
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
    static let live: UInt8 = 0
    /// What the subject replays is being sent; other threads' events wait.
    static let settling: UInt8 = 1
    static let disposed: UInt8 = 2
}
