// SPDX-License-Identifier: MIT

import Dispatch

/// Does work on a dispatch queue, in any order and several pieces at a time if the queue does.
///
/// Meant for `subscribe(on:)`: work that blocks or takes long. For `observe(on:)` a
/// `SerialDispatchQueueScheduler` is enough: the events of one sequence are serial.
///
/// ```swift
/// let background = ConcurrentDispatchQueueScheduler(qos: .utility)
/// files.subscribe(on: background).observe(on: MainScheduler.instance)
/// ```
///
/// It retains its queue. It may be used from any thread and never does work within the call. Timers follow a
/// clock that stands still while the machine sleeps; what one timer does is never done twice at once.
public class ConcurrentDispatchQueueScheduler: SchedulerType {
    /// A length of time, in seconds.
    public typealias TimeInterval = Double
    /// A moment.
    public typealias Time = RxTime

    private let work: DispatchWork

    /// A scheduler over `queue`, whose timers may be late by `leeway` so that the system can wake up less
    /// often.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        work = DispatchWork(queue: queue, leeway: leeway)
    }

    /// A scheduler with a concurrent queue of its own, of that quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rxshell.concurrent.\(qos)", qos: qos, attributes: .concurrent),
            leeway: leeway)
    }

    /// The system's time.
    public var now: RxTime { RxTime() }

    /// Does `action` with `state` on the queue. Disposing before it begins cancels it, later disposes of what
    /// it answered.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        work.schedule(state, action)
    }

    /// Does `action` with `state` on the queue, `dueTime` from now. Disposing before it begins cancels it.
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        work.scheduleRelative(state, dueTime, action)
    }

    /// Does `action` on the queue after `startAfter`, and then every `period`, until disposed of.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        work.schedulePeriodic(state, startAfter, period, action)
    }
}

/// Immutable; libdispatch's queues may be used from any thread.
extension ConcurrentDispatchQueueScheduler: @unchecked Sendable {}
