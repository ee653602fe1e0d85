// SPDX-License-Identifier: MIT

import Dispatch

/// Does work on a dispatch queue, in any order and several at a time if the queue does.
public class ConcurrentDispatchQueueScheduler: SchedulerType {
    public typealias TimeInterval = Double
    public typealias Time = RxTime

    private let work: DispatchWork

    /// A scheduler over `queue`.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        work = DispatchWork(queue: queue, leeway: leeway)
    }

    /// A scheduler with a concurrent queue of its own.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rxshell.concurrent.\(qos)", qos: qos, attributes: .concurrent),
            leeway: leeway)
    }

    public var now: RxTime { RxTime() }

    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        work.schedule(state, action)
    }

    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        work.scheduleRelative(state, dueTime, action)
    }

    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        work.schedulePeriodic(state, startAfter, period, action)
    }
}

/// Immutable; libdispatch's queues may be used from any thread.
extension ConcurrentDispatchQueueScheduler: @unchecked Sendable {}
