// SPDX-License-Identifier: MIT

import Dispatch

/// Runs work on a dispatch queue; if the queue is concurrent, in any order and in parallel.
///
/// Use it with `subscribe(on:)` for work that blocks or takes long. For `observe(on:)` a `SerialDispatchQueueScheduler`
/// is enough, since the events of one sequence are serial.
///
/// ```swift
/// let background = ConcurrentDispatchQueueScheduler(qos: .utility)
/// files.subscribe(on: background).observe(on: MainScheduler.instance)
/// ```
///
/// It retains its queue. Any thread may use it. It never runs work before `schedule` returns. Timers follow a clock
/// that stops while the machine sleeps. The action of one timer never runs in parallel with itself.
public class ConcurrentDispatchQueueScheduler: SchedulerType {
    /// A length of time, in seconds.
    public typealias TimeInterval = Double
    /// A point in time.
    public typealias Time = RxTime

    private let work: DispatchWork

    /// Creates a scheduler for `queue`. Timers may fire up to `leeway` late, so that the system wakes up less often.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        work = DispatchWork(queue: queue, leeway: leeway)
    }

    /// Creates a scheduler with a concurrent queue of its own, of that quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rxshell.concurrent.\(qos)", qos: qos, attributes: .concurrent),
            leeway: leeway)
    }

    /// The current time of the system clock.
    public var now: RxTime { RxTime() }

    /// Runs `action` with `state` on the queue. Disposing of the result cancels the work if it has not begun; otherwise
    /// it disposes of the disposable that `action` returned.
    @_disfavoredOverload
    public final func schedule<StateType>(
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
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        work.schedulePeriodic(state, startAfter, period, action)
    }
}

/// Guard: it is immutable, and any thread may use libdispatch's queues.
extension ConcurrentDispatchQueueScheduler: @unchecked Sendable {}
