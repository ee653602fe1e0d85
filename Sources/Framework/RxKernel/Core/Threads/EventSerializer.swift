// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Makes events that arrive from several threads serial, without blocking a thread.
///
/// The thread that owns the serializer delivers; the other threads queue their work for it. A thread that owns the serializer may
/// enter it again, so that re-entrant events nest as they would under a recursive lock, but no lock is held while user
/// code runs.
@usableFromInline
final class EventSerializer {
    private let owner = Atomic<UInt>(0)
    /// The length of `queue`, changed with it under the lock. A thread that reads zero knows that its own work has run
    /// or is being run by the owner.
    private let waiting = Atomic<Int>(0)
    private let lock = Lock()
    /// Read and written by the owner only.
    @exclusivity(unchecked) private var depth = 0
    /// Guarded by `lock`.
    @exclusivity(unchecked) private var queue: [() -> Void] = []

    @usableFromInline init() {}

    /// Returns whether the caller may deliver now. If true, it must call `leave()` afterwards; if false, it must pass
    /// its work to `post`.
    @usableFromInline
    func enter() -> Bool {
        let me = Self.me
        if owner.load(ordering: .relaxed) == me {
            depth += 1
            return true
        }
        // Queued work was sent earlier, and the caller's own earlier events may be part of it.
        return waiting.load(ordering: .sequentiallyConsistent) == 0 && acquire(me)
    }

    @usableFromInline
    func leave() {
        depth -= 1
        guard depth == 0 else { return }
        owner.store(0, ordering: .sequentiallyConsistent)
        if waiting.load(ordering: .sequentiallyConsistent) > 0 { drain() }
    }

    /// Queues `work` for the thread that owns the serializer, or runs it if that thread has left the serializer meanwhile.
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
