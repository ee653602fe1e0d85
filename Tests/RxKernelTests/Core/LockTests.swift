// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization
import Testing

@testable import RxKernel

@Suite struct LockTests {
    /// What a lock guards. Guarded by `lock`.
    private final class Guarded: @unchecked Sendable {
        let lock = Lock()
        var count = 0
        var isInside = false
    }

    /// More threads than processors, so that a holder is taken off its processor now and then.
    @Test(.timeLimit(.minutes(1)), arguments: [2, 32]) func oneThreadAtATimeIsInsideAndAllGetIn(_ count: Int)
    {
        let guarded = Guarded()
        let overlaps = Atomic<Int>(0)
        let ready = Atomic<Int>(0)
        let threads = (0..<count).map { _ in
            Thread {
                ready.wrappingAdd(1, ordering: .sequentiallyConsistent)
                while ready.load(ordering: .sequentiallyConsistent) < count { sched_yield() }
                for _ in 0..<640_000 / count {
                    guarded.lock {
                        if guarded.isInside { overlaps.wrappingAdd(1, ordering: .relaxed) }
                        guarded.isInside = true
                        guarded.count += 1
                        guarded.isInside = false
                    }
                }
            }
        }
        for thread in threads { thread.join() }
        #expect(guarded.count == 640_000)
        #expect(overlaps.load(ordering: .relaxed) == 0)
    }

    @Test(.timeLimit(.minutes(1))) func whoWaitsLeavesTheProcessorToTheHolder() {
        let guarded = Guarded()
        let waiting = Atomic<Int>(0)
        let used = Mutex<[Double]>([])
        guarded.lock.acquire()
        let threads = (0..<4).map { _ in
            Thread {
                let start = processorTime(CLOCK_THREAD_CPUTIME_ID)
                waiting.wrappingAdd(1, ordering: .sequentiallyConsistent)
                guarded.lock { guarded.count += 1 }
                let end = processorTime(CLOCK_THREAD_CPUTIME_ID)
                used.withLock { $0.append(end - start) }
            }
        }
        while waiting.load(ordering: .sequentiallyConsistent) < 4 { sched_yield() }
        let held = processorTime(CLOCK_MONOTONIC) + 0.2
        while processorTime(CLOCK_MONOTONIC) < held { sched_yield() }
        #expect(guarded.count == 0)
        guarded.lock.release()
        for thread in threads { thread.join() }
        #expect(guarded.count == 4)
        #expect(used.withLock { $0.allSatisfy { $0 < 0.02 } })
    }
}

private func processorTime(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A thread of its own, since a pool of them may have fewer than a test wants to wait.
private struct Thread {
    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private var thread = pthread_t()

    init(_ body: @escaping @Sendable () -> Void) {
        // The thread takes back the retain.
        let body = Unmanaged.passRetained(Body(body)).toOpaque()
        pthread_create(
            &thread, nil,
            { body in
                body.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, body)
    }

    func join() { pthread_join(thread, nil) }
}
