// SPDX-License-Identifier: MIT

import Dispatch

/// Does work in order on a dispatch queue.
///
/// Given a concurrent queue, it targets a serial queue of its own at it.
public class SerialDispatchQueueScheduler: SchedulerType {
    public typealias TimeInterval = Double
    public typealias Time = RxTime

    let work: DispatchWork

    /// A scheduler over `serialQueue`, which must be serial.
    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        work = DispatchWork(queue: serialQueue, leeway: leeway)
    }

    /// A scheduler with a queue of its own, which `serialQueueConfiguration` may set up.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// A scheduler with a queue of its own that targets `queue`.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
    }

    /// A scheduler over the global queue of that quality of service.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName,
            leeway: leeway)
    }

    public var now: RxTime { RxTime() }

    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleInternal(state, action)
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

    func scheduleInternal<State>(
        _ state: State, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        work.schedule(state, action)
    }
}

/// Immutable; libdispatch's queues may be used from any thread.
extension SerialDispatchQueueScheduler: @unchecked Sendable {}
