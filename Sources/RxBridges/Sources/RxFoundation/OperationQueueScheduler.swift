// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

/// Does work on an operation queue.
public class OperationQueueScheduler: ImmediateSchedulerType {
    /// The queue.
    public let operationQueue: OperationQueue
    /// The priority of the work on the queue.
    public let queuePriority: Operation.QueuePriority

    /// A scheduler over `operationQueue`.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

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
