// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Makes events that arrive from several threads serial, without blocking any of them.
///
/// The thread that holds the gate delivers; others leave their work to it. A thread that already holds the
/// gate enters it again, so that re-entrant events nest as they would under a recursive lock, but nothing is
/// locked while user code runs.
@usableFromInline
final class Gate {
    private let owner = Atomic<UInt>(0)
    /// How many are in the queue. Changed with it, under the lock: a thread that finds none knows that its own are done, or are
    /// being done by the owner.
    private let waiting = Atomic<Int>(0)
    private let lock = Lock()
    /// Touched by the owner only.
    @exclusivity(unchecked) private var depth = 0
    /// Guarded by `lock`.
    @exclusivity(unchecked) private var queue: [() -> Void] = []

    @usableFromInline init() {}

    /// Whether the caller may deliver now: if so it must `leave()`, if not it must `post` what it has.
    @usableFromInline
    func enter() -> Bool {
        let me = Self.me
        if owner.load(ordering: .relaxed) == me {
            depth += 1
            return true
        }
        // What waits was sent before: the caller's own earlier events may be among it.
        return waiting.load(ordering: .sequentiallyConsistent) == 0 && acquire(me)
    }

    @usableFromInline
    func leave() {
        depth -= 1
        guard depth == 0 else { return }
        owner.store(0, ordering: .sequentiallyConsistent)
        if waiting.load(ordering: .sequentiallyConsistent) > 0 { drain() }
    }

    /// Leaves `work` to the thread that holds the gate, or does it if that thread has just left.
    @usableFromInline
    func post(_ work: @escaping () -> Void) {
        lock {
            queue.append(work)
            waiting.store(queue.count, ordering: .sequentiallyConsistent)
        }
        drain()
    }

    private static var me: UInt { UInt(bitPattern: Int(truncatingIfNeeded: pthread_self())) }

    private func acquire(_ me: UInt) -> Bool {
        let (exchanged, _) = owner.compareExchange(
            expected: 0, desired: me, ordering: .sequentiallyConsistent)
        if exchanged { depth = 1 }
        return exchanged
    }

    private func drain() {
        while waiting.load(ordering: .sequentiallyConsistent) > 0, acquire(Self.me) {
            let batch = lock {
                defer { queue = [] }
                waiting.store(0, ordering: .sequentiallyConsistent)
                return queue
            }
            for work in batch { work() }
            depth = 0
            owner.store(0, ordering: .sequentiallyConsistent)
        }
    }
}
