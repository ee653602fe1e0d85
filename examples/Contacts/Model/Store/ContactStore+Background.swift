// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import Synchronization

extension ContactStore {
    /// Where work in the background runs.
    package enum Access: Sendable {
        /// Beside other work.
        case reading
        /// After the changes that were begun before.
        case writing
    }

    /// Runs `body` in the background. When the task is cancelled, the flag is set.
    package func run<T: Sendable>(
        _ access: Access, _ body: @escaping @Sendable (ContactStore, CancelFlag) throws -> T
    ) async throws -> T {
        let flag = CancelFlag()
        // A queue of its own: a long transaction would keep other tasks from their threads.
        let queue = access == .reading ? reading : writing
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.async {
                    continuation.resume(
                        with: Result {
                            try flag.check()
                            return try body(self, flag)
                        })
                }
            }
        } onCancel: {
            flag.set()
        }
    }

    /// The result of a query, which runs in the background when it is subscribed to, and is delivered on the main thread.
    ///
    /// A query that is disposed of before it begins does not run.
    package func query<T: Sendable>(_ body: @escaping @Sendable (ContactStore) throws -> T) -> Single<T> {
        Single.just(self)
            .observe(on: ConcurrentDispatchQueueScheduler(queue: reading))
            .map { try body($0) }
            .observe(on: MainScheduler.instance)
    }

    /// Makes a change in the background, after those that were begun before. Its result is delivered on the main thread.
    ///
    /// The change is made whether or not anybody subscribes to the result.
    @discardableResult
    package func change<T: Sendable>(_ body: @escaping @Sendable (ContactStore) throws -> T) -> Single<T> {
        let result = AsyncSubject<T>()
        writing.async {
            do {
                result.onNext(try body(self))
                result.onCompleted()
            } catch {
                result.onError(error)
            }
        }
        return result.asSingle().observe(on: MainScheduler.instance)
    }
}

/// Whether work on another thread is to end before it is done.
package final class CancelFlag: Sendable {
    private let flag = Atomic(false)

    package init() {}

    package var isSet: Bool { flag.load(ordering: .acquiring) }
    package func set() { flag.store(true, ordering: .releasing) }
    package func check() throws { if isSet { throw CancellationError() } }
}
