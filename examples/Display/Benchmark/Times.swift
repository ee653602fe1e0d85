// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc

/// The processor time of all threads, in milliseconds.
package func processTime() -> Double { time(CLOCK_PROCESS_CPUTIME_ID) }
/// The processor time of the calling thread, in milliseconds.
package func threadTime() -> Double { time(CLOCK_THREAD_CPUTIME_ID) }
/// The time of a clock, in milliseconds.
package func wallTime() -> Double { time(CLOCK_MONOTONIC) }

/// The resident memory of the process, in bytes.
package func residentMemory() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
        * sysconf(Int32(_SC_PAGESIZE))
}

/// A number with one digit after the point.
package func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

/// The median of some numbers, and the greatest one.
package func texts(_ values: [Double]) -> String {
    let sorted = values.sorted()
    return "\(text(sorted[sorted.count / 2])) (at most \(text(sorted.last ?? 0)))"
}

private func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
