// SPDX-License-Identifier: MIT

import Glibc

/// The current thread's queue of work. Work that is scheduled while the trampoline runs waits until the running work
/// returns.
@usableFromInline
enum Trampoline {
    private typealias Queue = Ring<() -> Void>

    /// The thread's queue, or `running` while the trampoline runs and no work was queued yet.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
    private static var running: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

    /// Whether the current thread's trampoline runs.
    static var isRunning: Bool { pthread_getspecific(key) != nil }

    /// Whether work is queued on the current thread's trampoline.
    static var hasWork: Bool {
        guard let pointer = pthread_getspecific(key), pointer != running else { return false }
        return !queue(pointer).isEmpty
    }

    /// Runs `work` now. Work that it schedules runs before this returns, unless the trampoline was running already.
    @usableFromInline
    static func run(_ work: () -> Void) {
        guard !isRunning else { return work() }
        pthread_setspecific(key, running)
        work()
        drain()
    }

    /// Runs `work` after the work that is queued, or now if the trampoline does not run.
    static func schedule(_ work: @escaping () -> Void) {
        guard let pointer = pthread_getspecific(key) else { return run(work) }
        if pointer != running { return queue(pointer).append(work) }
        let queue = Queue()
        queue.append(work)
        // The thread owns its queue until `drain` releases it.
        pthread_setspecific(key, Unmanaged.passRetained(queue).toOpaque())
    }

    private static func drain() {
        guard let pointer = pthread_getspecific(key), pointer != running else {
            pthread_setspecific(key, nil)
            return
        }
        let queue = queue(pointer)
        while !queue.isEmpty { queue.removeFirst()() }
        pthread_setspecific(key, nil)
        Unmanaged<Queue>.fromOpaque(pointer).release()
    }

    /// Guard: only the thread itself reads its thread-specific value.
    private static func queue(_ pointer: UnsafeMutableRawPointer) -> Queue {
        Unmanaged<Queue>.fromOpaque(pointer).takeUnretainedValue()
    }
}
