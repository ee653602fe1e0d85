// SPDX-License-Identifier: MIT

import CountingAllocator
import Glibc

/// What one of many equal things costs.
struct Cost {
    /// Processor time of the thread, so that other programs do not count.
    let nanoseconds: Double
    let allocations: Double
    let retainedBytes: Double
}

private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The cost of one of the `count` things that `body` does: the median time of several runs, and the fewest allocations.
@MainActor func measure(
    _ count: Int, samples: Int = 7, prepare: () -> Void = {}, _ body: () -> Void
) -> Cost {
    var times: [Double] = []
    var allocations = Int.max
    var retained = Int.max
    for _ in 0..<samples {
        prepare()
        let (blocks, bytes) = (counting_allocator_count(), counting_allocator_bytes())
        let start = now()
        body()
        times.append((now() - start) / Double(count))
        allocations = min(allocations, Int(counting_allocator_count() - blocks))
        retained = min(retained, Int(counting_allocator_bytes()) - Int(bytes))
    }
    return Cost(
        nanoseconds: times.sorted()[samples / 2], allocations: Double(allocations) / Double(count),
        retainedBytes: Double(retained) / Double(count))
}

/// Keeps the optimiser from leaving out what is measured.
nonisolated(unsafe) var total = 0  // Written by the main thread only.

/// What a delivery costs at least: closures in an array of an object, called, with reference counting.
///
/// `peers.md` section 11 has 27 ns for one closure, 149 for ten and 1,366 for a hundred. All three are measured, so that it
/// shows when the compiler of the day leaves something out that it did not leave out there.
final class Floor {
    private var observers: [(Int) -> Void] = []

    init(_ count: Int) {
        for _ in 0..<count { observers.append { total &+= $0 } }
    }

    @inline(never) func send(_ value: Int) {
        for observer in observers { observer(value) }
    }

    @MainActor static func measured(_ count: Int = 1) -> Double {
        let floor = Floor(count)
        let events = 1_000_000 / count
        return measure(events) { for value in 0..<events { floor.send(value) } }.nanoseconds
    }
}
