// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// The thread that starts all children, and never ends. The kernel ends a child with the thread that has started it, and the threads on which the main queue
/// runs come and go in a program that has called `dispatchMain()`.
final class SpawnThread: Sendable {
    typealias Job = @Sendable () -> Result<Int32, ErrorNumber>

    static let shared = SpawnThread()

    private let job = Mutex<Job?>(nil)
    private let result = Mutex<Result<Int32, ErrorNumber>>(.failure(ErrorNumber(code: EAGAIN)))
    private let requested = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    private let caller = Mutex<Void>(())
    /// Why there is no thread, or 0.
    private let failure: Int32

    private init() {
        var thread = pthread_t()
        failure = pthread_create(
            &thread, nil,
            { _ in
                while true { SpawnThread.shared.next() }
            }, nil)
    }

    /// Runs a job on the thread, and waits for it.
    func run(_ body: @escaping Job) throws(ErrorNumber) -> Int32 {
        guard failure == 0 else { throw ErrorNumber(code: failure) }
        let result = caller.withLock { _ in
            job.withLock { $0 = body }
            requested.signal()
            done.wait()
            return self.result.withLock { $0 }
        }
        return try result.get()
    }

    private func next() {
        requested.wait()
        let body = job.withLock { job in
            defer { job = nil }
            return job
        }
        if let body { result.withLock { $0 = body() } }
        done.signal()
    }
}
