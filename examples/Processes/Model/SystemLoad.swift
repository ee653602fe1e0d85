// SPDX-License-Identifier: MIT

import Glibc

/// How many processes have run or have waited for a processor in the last minute, on average.
package struct SystemLoad: Sendable, Equatable {
    package let average: Double
    package let processors: Int

    package init(average: Double, processors: Int) {
        self.average = average
        self.processors = max(processors, 1)
    }

    /// The load now; nil if the system does not report it.
    package static var current: SystemLoad? {
        var average = 0.0
        guard getloadavg(&average, 1) == 1, average.isFinite, average >= 0 else { return nil }
        return SystemLoad(average: average, processors: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// The load with one decimal.
    package var text: String {
        let tenths = Int(min(average, 1_000_000) * 10 + 0.5)
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// Whether more than twice as many processes want to run as there are processors.
    package var isHigh: Bool { average > 2 * Double(processors) }
}
