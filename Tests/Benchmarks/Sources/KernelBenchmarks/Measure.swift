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

/// The cost of one of the `count` events that `body` sends: the smallest of several runs, because other programs on the machine only
/// increase it. Allocations are counted in a separate run, because counting takes time.
func measure(_ count: Int, samples: Int = 5, _ body: (Int) -> Void) -> Cost {
    counting_allocator_set_counting(false)
    body(max(1, count / 10))
    var nanoseconds = Double.infinity
    for _ in 0..<samples {
        let start = now()
        body(count)
        nanoseconds = min(nanoseconds, (now() - start) / Double(count))
    }
    counting_allocator_set_counting(true)
    let blocks = counting_allocator_count()
    body(count)
    let allocations = Double(counting_allocator_count() - blocks) / Double(count)
    return Cost(nanoseconds: nanoseconds, allocations: allocations)
}

extension Cost {
    /// The smallest of several costs.
    static func least(_ costs: [Cost]) -> Cost {
        Cost(
            nanoseconds: costs.map(\.nanoseconds).min() ?? .nan,
            allocations: costs.map(\.allocations).min() ?? .nan)
    }
}

/// One scenario: our kernel, OpenCombine where it can do the same, and RxSwift as recorded. `floors` has its floor.
struct Scenario: Sendable {
    /// The figures of RxSwift, OpenCombine and the floor from one run on one machine, in ns per event.
    struct Recorded: Sendable {
        let rxSwift: Double
        var openCombine: Double?
    }

    let name: String
    let recorded: Recorded
    var isAmongTheMostUsed = true
    let kernel: @Sendable () -> Cost
    var openCombine: (@Sendable () -> Cost)?
}
