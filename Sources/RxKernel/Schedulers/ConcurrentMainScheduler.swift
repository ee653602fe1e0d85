// SPDX-License-Identifier: MIT

/// Does work on the main queue: at once if it is called there, whatever waits.
///
/// Meant for `subscribe(on:)`; `MainScheduler` keeps order and is meant for `observe(on:)`.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    public typealias TimeInterval = Double
    public typealias Time = RxTime

    /// The scheduler.
    public static let instance = ConcurrentMainScheduler()

    private init() {}

    public var now: RxTime { RxTime() }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        if MainThread.isCurrent { return action(state) }
        return MainScheduler.asyncInstance.schedule(state, action: action)
    }

    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        MainScheduler.asyncInstance.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        MainScheduler.asyncInstance.schedulePeriodic(
            state, startAfter: startAfter, period: period, action: action)
    }
}
