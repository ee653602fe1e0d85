// SPDX-License-Identifier: MIT

/// Does work on the current thread: the first at once, what that schedules after it returns.
///
/// The default of the operators that make sequences from values, so that several of them interleave.
public class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The scheduler.
    public static let instance = CurrentThreadScheduler()

    /// Whether work has to be scheduled to find the thread's queue running.
    public static var isScheduleRequired: Bool { !Trampoline.isRunning }

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
