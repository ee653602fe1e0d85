// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// Where a closure was formed, recorded when an operator receives it.
@usableFromInline
struct Isolation {
    /// Whether the closure belongs to the main actor.
    @usableFromInline let isMain: Bool

    @inlinable
    init(_ actor: (any Actor)?) {
        isMain = actor != nil && actor === MainActor.shared
    }

    /// Stops the program if the closure, formed on the main actor, is about to run elsewhere.
    @inlinable
    func check(_ operation: StaticString) {
        if isMain, !MainThread.isCurrent { MainThread.refuse(operation) }
    }
}

/// The thread that serves libdispatch's main queue.
@usableFromInline
package enum MainThread {
    /// Whether the caller runs on the main thread, or on the main queue where a worker thread serves it.
    @usableFromInline package static var isCurrent: Bool {
        pthread_self() == identity.load(ordering: .relaxed) || find()
    }

    @usableFromInline
    static func refuse(_ operation: StaticString) -> Never {
        fatalError(misuse("\(operation)", thread: "thread \(threadID())"))
    }

    static func misuse(_ operation: String, thread: String) -> String {
        """
        \(operation): its closure was formed on the main actor but is about to run on \(thread). \
        The sequence sends this event from there. Put observe(on: MainScheduler.instance) before \
        \(operation), or form the closure outside the main actor, for example in a nonisolated function.
        """
    }

    /// The main thread's id, once a call from that thread has shown it.
    private static let identity = Atomic<pthread_t>(0)

    private static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether `queue` is the main queue.
    static func isServed(by queue: DispatchQueue) -> Bool { queue.getSpecific(key: queueKey) ?? false }

    private static func find() -> Bool {
        if identity.load(ordering: .relaxed) == 0, threadID() == getpid() {
            identity.store(pthread_self(), ordering: .relaxed)
            return true
        }
        // An asynchronous main function gives the main queue to worker threads.
        return DispatchQueue.getSpecific(key: queueKey) ?? false
    }
}

/// glibc's `gettid`, which Swift's overlay does not import.
@_silgen_name("gettid")
private func threadID() -> Int32
