// SPDX-License-Identifier: MIT

/// A type that decides where and when work runs.
///
/// `observe(on:)` and `subscribe(on:)` take one. Conform to let the kernel use a queue or an event loop of your own;
/// `schedule` is the only requirement. For delays conform to `SchedulerType`.
///
/// ```swift
/// struct Inline: ImmediateSchedulerType {
///     func schedule<StateType>(
///         _ state: StateType, action: @escaping (StateType) -> any Disposable
///     ) -> any Disposable {
///         action(state)
///     }
/// }
/// ```
///
/// Operators call it on the thread on which an event arrives.
public protocol ImmediateSchedulerType {
    /// Runs `action` with `state` as soon as possible, perhaps before this returns.
    ///
    /// Disposing of the result cancels the work if it has not begun; otherwise it disposes of the disposable that
    /// `action` returned.
    ///
    /// A program that calls `schedule` with a closure gets the overload that knows the actor of the closure.
    @_disfavoredOverload
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Runs `action` with `state` as soon as possible: on the actor to which `action` belongs, or where the scheduler runs
    /// work if it belongs to none. It may run before this returns.
    ///
    /// ```swift
    /// MainScheduler.asyncInstance.schedule(()) { [weak self] in
    ///     self?.refresh()
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// A closure that belongs to another actor than the scheduler is moved there, which a debug build reports. Disposing
    /// of the result cancels the work if it has not begun; otherwise it disposes of the disposable that `action`
    /// returned.
    public func schedule<StateType>(
        _ state: StateType, isolation caller: (any Actor)? = #isolation,
        action: @escaping @isolated(any) (StateType) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: action, action.isolation, caller, "schedule", file, line)
        return scheduleWork(state, isolation.onActor(withoutIsolation(action)))
    }

    /// Runs `action` with `state`. `action` may schedule itself again, with another state, by calling its second
    /// argument. This ends when it does not do so, or when the returned disposable is disposed of.
    ///
    /// ```swift
    /// scheduler.scheduleRecursive(3) { count, again in
    ///     print(count)
    ///     if count > 0 { again(count - 1) }
    /// }
    /// ```
    public func scheduleRecursive<State>(
        _ state: State, isolation caller: (any Actor)? = #isolation,
        action: @escaping @isolated(any) (_ state: State, _ recurse: (State) -> Void) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let work = RecursiveWork(
            self, withoutIsolation(action),
            Isolation(of: action, action.isolation, caller, "scheduleRecursive", file, line))
        work.schedule(state)
        return work.group
    }

    /// The requirement, for closures of the kernel, which belong to no actor.
    @inline(__always)
    func scheduleWork<State>(_ state: State, _ action: @escaping (State) -> any Disposable) -> any Disposable
    {
        schedule(_:action:)(state, action)
    }
}

/// Work that schedules itself again.
final class RecursiveWork<State> {
    let group = CompositeDisposable()
    private let scheduler: any ImmediateSchedulerType
    private let action: (State, (State) -> Void) -> Void
    private let isolation: Isolation

    init(
        _ scheduler: any ImmediateSchedulerType, _ action: @escaping (State, (State) -> Void) -> Void,
        _ isolation: Isolation
    ) {
        self.scheduler = scheduler
        self.action = action
        self.isolation = isolation
    }

    func schedule(_ state: State) {
        let slot = SingleAssignmentDisposable()
        guard let key = group.insert(slot) else { return }
        slot.setDisposable(
            scheduler.scheduleWork(
                state,
                isolation.onActor { [self] state in
                    group.remove(for: key)
                    if !group.isDisposed { action(state, schedule) }
                    return Disposables.create()
                }))
    }
}
