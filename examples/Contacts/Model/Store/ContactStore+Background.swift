// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import Synchronization

extension ContactStore {
    /// The queue for work in the background.
    package enum Access: Sendable {
        /// Concurrent with other work.
        case reading
        /// After all changes that were started earlier.
        case writing
    }

    /// Runs `body` in the background. When the task is cancelled, the flag is set.
    package func run<T: Sendable>(
        _ access: Access, _ body: @escaping @Sendable (ContactStore, CancelFlag) throws -> T
    ) async throws -> T {
        let flag = CancelFlag()
        // A separate queue: a long transaction would block threads that other tasks need.
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
    /// A query does not run if its subscription is disposed of before.
    package func query<T: Sendable>(_ body: @escaping @Sendable (ContactStore) throws -> T) -> Single<T> {
        Single.just(self)
            .observe(on: ConcurrentDispatchQueueScheduler(queue: reading))
            .map { try body($0) }
            .observe(on: MainScheduler.instance)
    }

    /// Makes a change in the background, after those that were begun before. Its result is delivered on the main thread.
    ///
    /// The change is made even if nothing subscribes to the result.
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

/// A flag that cancels work on another thread.
package final class CancelFlag: Sendable {
    private let flag = Atomic(false)

    package init() {}

    package var isSet: Bool { flag.load(ordering: .acquiring) }
    package func set() { flag.store(true, ordering: .releasing) }
    package func check() throws { if isSet { throw CancellationError() } }
}
