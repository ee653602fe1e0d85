// SPDX-License-Identifier: MIT

import CountingAllocator
import Glibc

/// What one run of a scenario costs.
struct Cost {
    let nanoseconds: Double
    let allocations: Double
}

/// Keeps `value` from being optimised away.
@inline(never)
func consume<Value>(_ value: Value) {}

nonisolated(unsafe) var total = 0

/// The processor time that the process has used, which other processes on the machine do not change.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The median cost of one of the `count` events that `body` sends.
func measure(_ count: Int, samples: Int = 9, _ body: (Int) -> Void) -> Cost {
    body(max(1, count / 10))
    var times: [Double] = []
    var allocations = Int.max
    for _ in 0..<samples {
        let blocks = counting_allocator_count()
        let start = now()
        body(count)
        times.append((now() - start) / Double(count))
        allocations = min(allocations, Int(counting_allocator_count() - blocks))
    }
    return Cost(nanoseconds: times.sorted()[samples / 2], allocations: Double(allocations) / Double(count))
}

/// One scenario: our kernel, the closure floor and OpenCombine where they can do the same, and RxSwift as recorded.
struct Scenario: Sendable {
    /// The figures of RxSwift, OpenCombine and the floor from one run on one machine, in ns per event.
    struct Recorded: Sendable {
        let rxSwift: Double
        var openCombine: Double?
    }

    let name: String
    let recorded: Recorded
    var isAmongTheMostUsed = true
    var floor: (@Sendable () -> Cost)?
    let kernel: @Sendable () -> Cost
    var openCombine: (@Sendable () -> Cost)?
}
