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
public class ConcurrentDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
    /// Creates a scheduler for `queue`. Timers may fire up to `leeway` late, so that the system wakes up less often.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        super.init(work: DispatchWork(queue: queue, leeway: leeway))
    }

    /// Creates a scheduler with a concurrent queue of its own, of that quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rxshell.concurrent.\(qos)", qos: qos, attributes: .concurrent),
            leeway: leeway)
    }
}
