// SPDX-License-Identifier: MIT

/// Something that does work: now, later, or elsewhere.
///
/// What `observe(on:)` and `subscribe(on:)` take. Conform to bring the kernel to a queue or loop of your own;
/// `schedule` is all that it takes. For delays conform to `SchedulerType`.
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
/// Operators call it from whatever thread an event arrives on.
public protocol ImmediateSchedulerType {
    /// Does `action` with `state` as soon as this scheduler can; perhaps within the call.
    ///
    /// The answer cancels work that has not begun, and disposes of what `action` answered otherwise.
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Does `action`, which may ask for itself to be done again with another state, until it does not or the
    /// answer is disposed of.
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
