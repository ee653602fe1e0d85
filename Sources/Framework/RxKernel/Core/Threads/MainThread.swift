// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// Checks whether code runs on the thread that runs libdispatch's main queue.
@usableFromInline
package enum MainThread {
    /// Whether the caller runs on the main thread, or on the main queue where a worker thread serves it.
    @usableFromInline package static var isCurrent: Bool {
        pthread_self() == identity.load(ordering: .relaxed) || find()
    }

    /// The main thread's id, stored by the first call from that thread.
    private static let identity = Atomic<pthread_t>(0)

    private static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Returns whether `queue` is the main queue.
    static func isServed(by queue: DispatchQueue) -> Bool { queue.getSpecific(key: queueKey) ?? false }

    private static func find() -> Bool {
        if identity.load(ordering: .relaxed) == 0, threadID() == getpid() {
            identity.store(pthread_self(), ordering: .relaxed)
            return true
        }
        // A program with an asynchronous main function runs the main queue on worker threads.
        return DispatchQueue.getSpecific(key: queueKey) ?? false
    }
}

/// glibc's `gettid`, which Swift's overlay does not import.
@_silgen_name("gettid")
private func threadID() -> Int32
