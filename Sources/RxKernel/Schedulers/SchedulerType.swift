// SPDX-License-Identifier: MIT

/// A scheduler that knows time.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's current time.
    var now: RxTime { get }

    /// Does `action` with `state` after `dueTime`.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Does `action` after `startAfter` and then every `period`; its answer is the state of the next time.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    /// Does `action` after `startAfter` and then every `period`, by scheduling it again each time.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        let work = PeriodicWork(self, state, period, action)
        work.schedule(after: startAfter)
        return work.next
    }
}

/// Work that a scheduler without a periodic timer repeats.
final class PeriodicWork<State> {
    let next = SerialDisposable()
    private let scheduler: any SchedulerType
    private let period: RxTimeInterval
    private let action: (State) -> State
    private var state: State

    init(
        _ scheduler: any SchedulerType, _ state: State, _ period: RxTimeInterval,
        _ action: @escaping (State) -> State
    ) {
        self.scheduler = scheduler
        self.state = state
        self.period = period
        self.action = action
    }

    func schedule(after interval: RxTimeInterval) {
        next.disposable = scheduler.scheduleRelative((), dueTime: interval) { [self] in
            if !next.isDisposed {
                // Scheduled before acting, so that a slow action does not stretch the period.
                schedule(after: period)
                state = action(state)
            }
            return Disposables.create()
        }
    }
}
