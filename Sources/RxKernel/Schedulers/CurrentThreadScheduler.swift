// SPDX-License-Identifier: MIT

/// Does work on the current thread: the first at once, what that schedules after it returns.
///
/// The default of the operators that make sequences from values, so that several of them interleave and a
/// sequence that feeds itself does not nest. There is seldom a reason to name it.
///
/// ```swift
/// Observable.of(1, 2, 3, scheduler: CurrentThreadScheduler.instance)
/// ```
///
/// Each thread has a queue of its own, which lives while it has work. It may be used from any thread.
public class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The scheduler, which has no state.
    public static let instance = CurrentThreadScheduler()

    /// Whether nothing that this scheduler does is running on the current thread, so that work would be done
    /// within the call.
    public static var isScheduleRequired: Bool { !Trampoline.isRunning }

    /// Does `action` with `state`: within the call if nothing of this scheduler runs on the thread, and then
    /// all that it schedules, before the call returns; otherwise after what waits. Disposing before it begins
    /// cancels it.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        if !Trampoline.isRunning {
            var answer: any Disposable = Disposables.create()
            Trampoline.run { answer = action(state) }
            return answer
        }
        let cancel = SingleAssignmentDisposable()
        Trampoline.schedule {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        return cancel
    }
}

/// Has no state; each thread has a queue of its own.
extension CurrentThreadScheduler: @unchecked Sendable {}
