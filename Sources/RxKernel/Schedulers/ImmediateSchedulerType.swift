// SPDX-License-Identifier: MIT

/// Something that does work: now, later, or elsewhere.
public protocol ImmediateSchedulerType {
    /// Does `action` with `state` as soon as this scheduler can.
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Does `action`, which may ask for itself to be done again with another state.
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
