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
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

extension ImmediateSchedulerType {
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
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let work = RecursiveWork(self, action)
        work.schedule(state)
        return work.group
    }
}

/// Work that schedules itself again.
final class RecursiveWork<State> {
    let group = CompositeDisposable()
    private let scheduler: any ImmediateSchedulerType
    private let action: (State, (State) -> Void) -> Void

    init(_ scheduler: any ImmediateSchedulerType, _ action: @escaping (State, (State) -> Void) -> Void) {
        self.scheduler = scheduler
        self.action = action
    }

    func schedule(_ state: State) {
        let slot = SingleAssignmentDisposable()
        guard let key = group.insert(slot) else { return }
        slot.setDisposable(
            scheduler.schedule(state) { [self] state in
                group.remove(for: key)
                if !group.isDisposed { action(state, schedule) }
                return Disposables.create()
            })
    }
}
