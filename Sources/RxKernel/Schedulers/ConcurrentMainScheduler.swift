// SPDX-License-Identifier: MIT

/// Does work on the main queue: at once if it is called there, whatever waits.
///
/// Meant for `subscribe(on:)`; `MainScheduler` keeps order and is meant for `observe(on:)`.
///
/// ```swift
/// taps.subscribe(on: ConcurrentMainScheduler.instance)
/// ```
///
/// It may be used from any thread. Timers are libdispatch's, on the main queue.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    /// A length of time, in seconds.
    public typealias TimeInterval = Double
    /// A moment.
    public typealias Time = RxTime

    /// The scheduler, which has no state.
    public static let instance = ConcurrentMainScheduler()

    private init() {}

    /// The system's time.
    public var now: RxTime { RxTime() }

    /// Does `action` with `state` within the call on the main thread, otherwise on the main queue, in order.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        if MainThread.isCurrent { return action(state) }
        return MainScheduler.asyncInstance.schedule(state, action: action)
    }

    /// Does `action` with `state` on the main queue, `dueTime` from now. Disposing before it begins cancels
    /// it.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        MainScheduler.asyncInstance.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Does `action` on the main queue after `startAfter`, and then every `period`, until disposed of.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        MainScheduler.asyncInstance.schedulePeriodic(
            state, startAfter: startAfter, period: period, action: action)
    }
}
