// SPDX-License-Identifier: MIT

/// A scheduler that knows time.
///
/// What `debounce`, `delay`, `interval` and the other operators of time take. Let a view model take one too,
/// so that a test can give it a `TestScheduler`:
///
/// ```swift
/// final class StatusViewModel {
///     let message = PublishRelay<String>()
///     let shown: Observable<String>
///
///     init(scheduler: any SchedulerType = MainScheduler.instance) {
///         shown = message.debounce(.milliseconds(200), scheduler: scheduler)
///     }
/// }
/// ```
///
/// Conform to bring the kernel to a loop of your own: `schedulePeriodic` has a default. Operators call it
/// from whatever thread an event arrives on.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's current time: the system's, or that of a virtual clock.
    var now: RxTime { get }

    /// Does `action` with `state` after `dueTime`. The answer cancels it, or disposes of what `action`
    /// answered.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Does `action` after `startAfter` and then every `period`; its answer is the state of the next time.
    ///
    /// It goes on until the answer of this call is disposed of.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    /// Does `action` after `startAfter` and then every `period`, by scheduling it again each time, before it
    /// is done.
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
        // In its place before it is made: the work may be done, and schedule the next, before the scheduler has returned.
        let slot = SingleAssignmentDisposable()
        next.disposable = slot
        slot.setDisposable(
            scheduler.scheduleRelative((), dueTime: interval) { [self] in
                if !next.isDisposed {
                    // Scheduled before acting, so that a slow action does not stretch the period.
                    schedule(after: period)
                    state = action(state)
                }
                return Disposables.create()
            })
    }
}
