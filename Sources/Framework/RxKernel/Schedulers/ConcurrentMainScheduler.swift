// SPDX-License-Identifier: MIT

/// Runs work on the main queue. If `schedule` is called there, the work runs before `schedule` returns, even if other work is queued.
///
/// Use it with `subscribe(on:)`. For `observe(on:)` use `MainScheduler`, which keeps the order of work.
///
/// ```swift
/// taps.subscribe(on: ConcurrentMainScheduler.instance)
/// ```
///
/// Any thread may use it. Timers are libdispatch's, on the main queue.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    /// A length of time, in seconds.
    public typealias TimeInterval = Double
    /// A point in time.
    public typealias Time = RxTime

    /// The shared scheduler, which has no state.
    public static let instance = ConcurrentMainScheduler()

    private init() {}

    /// The current time of the system clock.
    public var now: RxTime { RxTime() }

    /// Runs `action` with `state`: on the main thread before this returns, elsewhere on the main queue, in order.
    @_disfavoredOverload
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        if MainThread.isCurrent { return action(state) }
        return MainScheduler.asyncInstance.scheduleWork(state, action)
    }

    /// Runs `action` with `state` on the main queue after `dueTime`. Disposing of the result cancels the work if it has
    /// not begun.
    @_disfavoredOverload
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        MainScheduler.asyncInstance.scheduleWork(state, after: dueTime, action)
    }

    /// Runs `action` on the main queue after `startAfter`, and then every `period`, until the result is disposed of.
    @_disfavoredOverload
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        MainScheduler.asyncInstance.scheduleWork(state, after: startAfter, every: period, action)
    }
}
