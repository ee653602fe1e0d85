// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// A mutual exclusion that is never held while calling out of the kernel, and so never for long.
///
/// A free one is taken by one compare-exchange and given back by a plain store, half of what a mutex takes: nobody is woken,
/// so nobody's waiting need be asked for. Who finds it held looks again, first at once and then after pauses that leave the
/// processor to the holder.
@usableFromInline
struct Lock: ~Copyable, Sendable {
    /// The thread that holds it, or zero.
    @usableFromInline let holder = Atomic<pthread_t>(0)

    @inlinable init() {}

    @inlinable @inline(__always)
    func acquire() {
        let me = pthread_self()
        if !holder.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged { wait(me) }
    }

    @inlinable @inline(__always)
    func release() { holder.store(0, ordering: .releasing) }

    /// Runs `body`, which must not call code of the kernel's users.
    ///
    /// Always inlined: unspecialised code would look up the metadata of `Result` otherwise.
    @inlinable @inline(__always)
    func callAsFunction<Result>(_ body: () -> Result) -> Result {
        acquire()
        defer { release() }
        return body()
    }

    @usableFromInline @inline(never)
    func wait(_ me: pthread_t) {
        guard holder.load(ordering: .relaxed) != me else {
            fatalError(
                "Lock: this thread holds it already. What a lock guards must not call what takes the lock.")
        }
        for attempt in 0... {
            if holder.load(ordering: .relaxed) == 0,
                holder.weakCompareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged
            {
                return
            }
            // A holder that runs is done sooner than a thread can sleep; one that does not run needs the processor.
            switch attempt {
            case 0..<100: continue
            case 100..<200: sched_yield()
            default: usleep(attempt < 220 ? 50 : 1000)
            }
        }
    }
}
