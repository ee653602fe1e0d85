// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

/// Runs work on an operation queue.
///
/// Use it in a program that has such a queue, to share its limits and priorities; otherwise the kernel's dispatch queue
/// schedulers do the same without Foundation. It cannot run work after a delay: for `delay` and similar operators use
/// one of those.
///
/// ```swift
/// let scheduler = OperationQueueScheduler(operationQueue: queue)
/// images.observe(on: scheduler).map { resize($0) }
/// ```
///
/// It retains the queue. Any thread may use it. It never runs work before `schedule` returns.
public class OperationQueueScheduler: ImmediateSchedulerType {
    /// The queue to which work is added.
    public let operationQueue: OperationQueue
    /// The priority of the work on the queue.
    public let queuePriority: Operation.QueuePriority

    /// Creates a scheduler for `operationQueue`, whose work has `queuePriority`.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Runs `action` with `state` on the queue. Disposing of the result cancels the work if it has not begun; otherwise
    /// it disposes of the disposable that `action` returned.
    @_disfavoredOverload
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        // Guard: the queue orders the accesses of the two threads, and only the operation uses them.
        nonisolated(unsafe) let (state, action) = (state, action)
        let operation = BlockOperation {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return cancel
    }
}
