// SPDX-License-Identifier: MIT

/// Runs work on the current thread: the first work at once, and work that is scheduled meanwhile after that returns.
///
/// It is the default scheduler of the operators that create sequences from values: several such sequences interleave,
/// and a sequence that sends to itself does not nest calls. It rarely needs to be named.
///
/// ```swift
/// Observable.of(1, 2, 3, scheduler: CurrentThreadScheduler.instance)
/// ```
///
/// Each thread has a queue of its own, which exists while work is queued. Any thread may use it.
public class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The shared scheduler, which has no state.
    public static let instance = CurrentThreadScheduler()

    /// Whether no work of this scheduler runs on the current thread, so that new work would run before `schedule`
    /// returns.
    public static var isScheduleRequired: Bool { !Trampoline.isRunning }

    /// Runs `action` with `state`. If no work of this scheduler runs on the thread, `action` and all work that it
    /// schedules run before this returns; otherwise `action` runs after the work that is queued. Disposing of the
    /// result before `action` begins cancels it.
    @_disfavoredOverload
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        if !Trampoline.isRunning {
            var result: any Disposable = Disposables.create()
            Trampoline.run { result = action(state) }
            return result
        }
        let cancel = SingleAssignmentDisposable()
        Trampoline.schedule {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        return cancel
    }
}

/// Guard: it has no state; each thread has a queue of its own.
extension CurrentThreadScheduler: @unchecked Sendable {}
