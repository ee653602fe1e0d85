// SPDX-License-Identifier: MIT

import Dispatch

/// Runs work on a dispatch queue: the base class of `SerialDispatchQueueScheduler` and
/// `ConcurrentDispatchQueueScheduler`, which say in which order.
///
/// It cannot be subclassed outside of the kernel; conform to `SchedulerType` for a queue of your own. A parameter of this
/// type takes the schedulers of all dispatch queues, also `MainScheduler`.
///
/// ```swift
/// func usesAQueue(_ scheduler: any SchedulerType) -> Bool { scheduler is DispatchQueueScheduler }
/// ```
///
/// It retains its queue. Any thread may use it. Timers follow a clock that stops while the machine sleeps.
public class DispatchQueueScheduler: SchedulerType {
    /// A length of time, in seconds.
    public typealias TimeInterval = Double
    /// A point in time.
    public typealias Time = RxTime

    final let work: DispatchWork

    init(work: DispatchWork) { self.work = work }

    /// The current time of the system clock.
    public final var now: RxTime { RxTime() }

    /// Runs `action` with `state` on the queue. Disposing of the result cancels the work if it has not begun; otherwise
    /// it disposes of the disposable that `action` returned.
    @_disfavoredOverload
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        work.schedule(state, action)
    }

    /// Runs `action` with `state` on the queue after `dueTime`. Disposing of the result cancels the work if it has not
    /// begun.
    @_disfavoredOverload
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        work.scheduleRelative(state, dueTime, action)
    }

    /// Runs `action` on the queue after `startAfter`, and then every `period`, until the result is disposed of.
    @_disfavoredOverload
    public final func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        work.schedulePeriodic(state, startAfter, period, action)
    }
}

/// Guard: it is immutable, and any thread may use libdispatch's queues.
extension DispatchQueueScheduler: @unchecked Sendable {}
