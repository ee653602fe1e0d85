// SPDX-License-Identifier: MIT

import Synchronization

/// Replaces the time of the dispatch schedulers by virtual time, for work of a test.
///
/// A timed operator that is subscribed to inside of ``perform(with:_:)``, or in work that this work posts to
/// the main queue, uses the virtual scheduler for its timers, if it was created with `MainScheduler` or
/// another scheduler of a dispatch queue. So does a program that calls such a scheduler there.
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
            scheduler is SerialDispatchQueueScheduler || scheduler is ConcurrentDispatchQueueScheduler
                || scheduler is ConcurrentMainScheduler
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
