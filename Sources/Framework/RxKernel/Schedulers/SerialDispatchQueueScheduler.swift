// SPDX-License-Identifier: MIT

import Dispatch

/// Runs work on a dispatch queue, in order, one piece at a time.
///
/// Use it with `observe(on:)` to bring events to a background queue. For the main queue use `MainScheduler`.
///
/// ```swift
/// let parsing = SerialDispatchQueueScheduler(qos: .userInitiated)
/// downloads.observe(on: parsing).map { try parse($0) }.observe(on: MainScheduler.instance)
/// ```
///
/// If it is created with a concurrent queue, it creates a serial queue that targets that one. It retains its queue. Any
/// thread may use it. It never runs work before `schedule` returns. Timers follow a clock that stops while the machine
/// sleeps.
public class SerialDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
    override init(work: DispatchWork) { super.init(work: work) }

    /// Creates a scheduler for `serialQueue`, which must be serial.
    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        super.init(work: DispatchWork(queue: serialQueue, leeway: leeway))
    }

    /// Creates a scheduler with a queue of its own, which `serialQueueConfiguration` may configure.
    ///
    /// Timers may fire up to `leeway` late, so that the system wakes up less often.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// Creates a scheduler with a queue of its own that targets `queue`, which may be concurrent.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
    }

    /// Creates a scheduler with a queue of its own that targets the global queue of that quality of service.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName,
            leeway: leeway)
    }
}
