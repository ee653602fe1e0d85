// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

/// Does work on an operation queue.
///
/// Use it where a program has such a queue already, to share its limits and priorities; otherwise the
/// kernel's dispatch queue schedulers do without Foundation. It knows no time: for `delay` and the like use
/// one of those.
///
/// ```swift
/// let scheduler = OperationQueueScheduler(operationQueue: queue)
/// images.observe(on: scheduler).map { resize($0) }
/// ```
///
/// It retains the queue. It may be used from any thread, and never does work within the call.
public class OperationQueueScheduler: ImmediateSchedulerType {
    /// The queue that work is added to.
    public let operationQueue: OperationQueue
    /// The priority of the work on the queue.
    public let queuePriority: Operation.QueuePriority

    /// A scheduler over `operationQueue`, whose work has `queuePriority`.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Does `action` with `state` on the queue. Disposing before it begins cancels it, later disposes of what
    /// it answered.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        // The queue orders the hand-over, and only the operation uses them.
        nonisolated(unsafe) let (state, action) = (state, action)
        let operation = BlockOperation {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return cancel
    }
}
