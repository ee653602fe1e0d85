// SPDX-License-Identifier: MIT

/// A scheduler that can run work after a delay.
///
/// `debounce`, `delay`, `interval` and the other operators with time take one. Let a view model take one too, so that a
/// test can pass a `TestScheduler`:
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
/// Conform to let the kernel use an event loop of your own: `schedulePeriodic` has a default implementation. Operators
/// call it on the thread on which an event arrives.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's current time: the system time, or the time of a virtual clock.
    var now: RxTime { get }

    /// Runs `action` with `state` after `dueTime`. Disposing of the result cancels the work if it has not begun;
    /// otherwise it disposes of the disposable that `action` returned.
    @_disfavoredOverload
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs `action` after `startAfter` and then every `period`. `action` returns the state for its next run.
    ///
    /// The timer runs until the returned disposable is disposed of.
    @_disfavoredOverload
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    /// Runs `action` with `state` after `dueTime`: on the actor to which `action` belongs, or where the scheduler runs work
    /// if it belongs to none.
    ///
    /// ```swift
    /// MainScheduler.instance.scheduleRelative((), dueTime: .seconds(5)) { [weak self] in
    ///     self?.hide()
    ///     return Disposables.create()
    /// }.disposed(by: bag)
    /// ```
    ///
    /// Under virtual time, as in a test with a `HeadlessApp`, the time of a dispatch queue is the virtual one. Disposing of
    /// the result cancels the work if it has not begun; otherwise it disposes of the disposable that `action` returned.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, isolation caller: (any Actor)? = #isolation,
        action: @escaping @isolated(any) (StateType) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: action, action.isolation, caller, "scheduleRelative", file, line)
        return VirtualClock.timing(self).scheduleWork(
            state, after: dueTime, isolation.onActor(withoutIsolation(action)))
    }

    /// Runs `action` after `startAfter` and then every `period`: on the actor to which `action` belongs, or where the
    /// scheduler runs work if it belongs to none. `action` returns the state for its next run.
    ///
    /// Under virtual time, as in a test with a `HeadlessApp`, the time of a dispatch queue is the virtual one. The timer
    /// runs until the returned disposable is disposed of.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        isolation caller: (any Actor)? = #isolation,
        action: @escaping @isolated(any) (StateType) -> StateType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: action, action.isolation, caller, "schedulePeriodic", file, line)
        let action: (StateType) -> StateType = withoutIsolation(action)
        let scheduler = VirtualClock.timing(self)
        guard isolation.belongs else {
            return scheduler.scheduleWork(state, after: startAfter, every: period, action)
        }
        // Used on the actor only.
        var state = state
        let isOver = BooleanDisposable()
        let run = isolation.onActor { (_: Void) in
            if !isOver.isDisposed { state = action(state) }
            return Disposables.create()
        }
        let timer = scheduler.scheduleWork((), after: startAfter, every: period) { _ = run(()) }
        return Disposables.create(isOver, timer)
    }

    /// The requirement, for closures of the kernel, which belong to no actor.
    @inline(__always)
    func scheduleWork<State>(
        _ state: State, after dueTime: RxTimeInterval, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(_:dueTime:action:)(state, dueTime, action)
    }

    /// The requirement, for closures of the kernel, which belong to no actor.
    @inline(__always)
    func scheduleWork<State>(
        _ state: State, after startAfter: RxTimeInterval, every period: RxTimeInterval,
        _ action: @escaping (State) -> State
    ) -> any Disposable {
        schedulePeriodic(_:startAfter:period:action:)(state, startAfter, period, action)
    }

    /// Runs `action` after `startAfter` and then every `period`. It schedules the next run before it calls `action`.
    @_disfavoredOverload
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        let work = PeriodicWork(self, state, period, action)
        work.schedule(after: startAfter)
        return work.next
    }
}

/// Repeats work on a scheduler that has no periodic timer.
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
        // Stored before the work is scheduled: the work may run, and schedule the next run, before the scheduler has
        // returned.
        let slot = SingleAssignmentDisposable()
        next.disposable = slot
        slot.setDisposable(
            scheduler.scheduleWork((), after: interval) { [self] in
                if !next.isDisposed {
                    // Scheduled before `action` runs, so that a slow action does not lengthen the period.
                    schedule(after: period)
                    state = action(state)
                }
                return Disposables.create()
            })
    }
}
