// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization
import Testing

@testable import RxKernel

@Suite struct LockTests {
    /// A value that a lock guards. Guarded by `lock`.
    private final class Guarded: @unchecked Sendable {
        let lock = Lock()
        var count = 0
        var isInside = false
    }

    /// More threads than processors, so that the system sometimes interrupts the owner.
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

    /// A thread that spins never sleeps, which its processor time shows. The test does not measure elapsed time, which
    /// depends on the machine.
    @Test(.timeLimit(.minutes(1))) func aWaitingThreadLeavesTheProcessorToTheOwnerOfTheLock() {
        let guarded = Guarded()
        let waiting = Shared<[Waiter]>([])
        guarded.lock.acquire()
        let threads = (0..<4).map { _ in
            Thread {
                let waiter = Waiter()
                waiting { $0.append(waiter) }
                guarded.lock { guarded.count += 1 }
            }
        }
        while waiting({ $0.count }) < 4 { sched_yield() }
        for waiter in waiting({ $0 }) {
            while waiter.sleeps < 10, waiter.secondsUsed < 1 { sched_yield() }
            #expect(waiter.sleeps >= 10)
        }
        #expect(guarded.count == 0)
        guarded.lock.release()
        for thread in threads { thread.join() }
        #expect(guarded.count == 4)
        for waiter in waiting({ $0 }) { waiter.close() }
    }
}

/// The system's statistics of the thread that creates it, for other threads to read.
private struct Waiter {
    // The open file belongs to this thread, whichever thread reads it.
    private let status = open("/proc/thread-self/status", O_RDONLY)
    private let clock: clockid_t
    private let sleepsBefore: Int

    init() {
        var clock = clockid_t()
        pthread_getcpuclockid(pthread_self(), &clock)
        self.clock = clock
        sleepsBefore = Self.sleeps(status)
    }

    /// The number of voluntary context switches of the thread.
    var sleeps: Int { Self.sleeps(status) - sleepsBefore }

    var secondsUsed: Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    func close() { _ = Glibc.close(status) }

    private static func sleeps(_ status: Int32) -> Int {
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = pread(status, &bytes, bytes.count, 0)
        let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasPrefix("voluntary_ctxt_switches:") }
        return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
    }
}
