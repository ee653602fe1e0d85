// SPDX-License-Identifier: MIT

import Synchronization

/// Replaces the time of the dispatch schedulers by virtual time, for work of a test.
///
/// It replaces `MainScheduler` and the other schedulers of dispatch queues, for operators that are subscribed to
/// inside of ``perform(with:_:)`` and for direct calls of these schedulers there. The same is true in work that is
/// posted to the main queue from there.
package enum VirtualClock {
    @TaskLocal private static var current: Handle?
    /// Whether `perform` was ever called, so that programs without virtual time do not look for it.
    private static let isUsed = Atomic<Bool>(false)

    /// Calls `work`; its timed operators use `scheduler`.
    package static func perform<Result>(
        with scheduler: any SchedulerType, _ work: () throws -> Result
    ) rethrows -> Result {
        isUsed.store(true, ordering: .relaxed)
        return try $current.withValue(Handle(scheduler), operation: work)
    }

    /// The scheduler for the timers of an operator that was created with `scheduler`.
    static func timing(_ scheduler: any SchedulerType) -> any SchedulerType {
        guard isUsed.load(ordering: .relaxed), let current,
            scheduler is DispatchQueueScheduler || scheduler is ConcurrentMainScheduler
        else { return scheduler }
        return current.scheduler
    }

    /// Returns work that uses the virtual time of the caller.
    static func inheriting(_ work: @escaping () -> Void) -> () -> Void {
        guard isUsed.load(ordering: .relaxed), let handle = current else { return work }
        return { $current.withValue(handle, operation: work) }
    }

    /// The virtual time of the caller; nil if it has none.
    static func inherited() -> Handle? { isUsed.load(ordering: .relaxed) ? current : nil }

    /// A virtual scheduler, which is used on the main thread only.
    final class Handle: @unchecked Sendable {
        // Guard: the work of a test runs on the main thread.
        let scheduler: any SchedulerType

        init(_ scheduler: any SchedulerType) { self.scheduler = scheduler }

        func perform(_ work: () -> Void) { VirtualClock.$current.withValue(self, operation: work) }
    }
}
