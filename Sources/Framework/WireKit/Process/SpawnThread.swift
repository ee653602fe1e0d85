// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// The thread that starts all children. It never ends.
///
/// It is needed because the kernel ends a child when the thread that has started it ends. In a program that
/// has called `dispatchMain()`, the threads that run the main queue may end at any time.
final class SpawnThread: Sendable {
    typealias Job = @Sendable () -> Result<Int32, ErrorNumber>

    static let shared = SpawnThread()

    private let job = Mutex<Job?>(nil)
    private let result = Mutex<Result<Int32, ErrorNumber>>(.failure(ErrorNumber(code: EAGAIN)))
    private let requested = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    private let caller = Mutex<Void>(())
    /// The error number if the thread could not be created, otherwise 0.
    private let failure: Int32

    private init() {
        var thread = pthread_t()
        failure = pthread_create(
            &thread, nil,
            { _ in
                while true { SpawnThread.shared.next() }
            }, nil)
    }

    /// Runs a job on the thread, and blocks until it has ended.
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
