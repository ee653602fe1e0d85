// SPDX-License-Identifier: MIT

import Dispatch

/// Does work in order, one piece at a time, on a dispatch queue.
///
/// What `observe(on:)` brings events to a background queue with; for the main queue use `MainScheduler`.
///
/// ```swift
/// let parsing = SerialDispatchQueueScheduler(qos: .userInitiated)
/// downloads.observe(on: parsing).map { try parse($0) }.observe(on: MainScheduler.instance)
/// ```
///
/// Given a concurrent queue, it targets a serial queue of its own at it. It retains its queue. It may be used
/// from any thread and never does work within the call. Timers follow a clock that stands still while the
/// machine sleeps.
public class SerialDispatchQueueScheduler: SchedulerType {
    /// A length of time, in seconds.
    public typealias TimeInterval = Double
    /// A moment.
    public typealias Time = RxTime

    let work: DispatchWork

    init(work: DispatchWork) { self.work = work }

    /// A scheduler over `serialQueue`, which must be serial.
    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        work = DispatchWork(queue: serialQueue, leeway: leeway)
    }

    /// A scheduler with a queue of its own, which `serialQueueConfiguration` may set up.
    ///
    /// Timers may be late by `leeway`, so that the system can wake up less often.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// A scheduler with a queue of its own that targets `queue`, which may be concurrent.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
    }

    /// A scheduler with a queue of its own that targets the global queue of that quality of service.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName,
            leeway: leeway)
    }

    /// The system's time.
    public var now: RxTime { RxTime() }

    /// Does `action` with `state` on the queue. Disposing before it begins cancels it, later disposes of what
    /// it answered.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleInternal(state, action)
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

    func scheduleInternal<State>(
        _ state: State, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        work.schedule(state, action)
    }
}

/// Immutable; libdispatch's queues may be used from any thread.
extension SerialDispatchQueueScheduler: @unchecked Sendable {}
