// SPDX-License-Identifier: MIT

import Glibc
import PluginProcesses
import ViewKit

/// The resource usage of the process of a plugin, as texts for users.
struct PluginUsage: Equatable {
    /// The private memory, such as "5.2 MiB".
    let memory: String
    /// The share of one processor, such as "0.4 %"; empty for the first measurement.
    let processor: String
    /// The time of the start, and the duration of the start: "14:03:22, in 35 ms".
    let start: String

    @MainActor init(
        _ usage: ProcessUsage, since last: (usage: ProcessUsage, time: ContinuousClock.Instant)?,
        startTime: Duration?
    ) {
        memory = Self.bytes(usage.memory)
        if let last, last.usage.start == usage.start {
            let elapsed = last.time.duration(to: .now)
            let part = max(0, (usage.time - last.usage.time) / max(elapsed, .milliseconds(1)))
            processor = "\(Self.tenths(part * 100)) %"
        } else {
            processor = ""
        }
        var moment = time_t(usage.start)
        var date = tm()
        localtime_r(&moment, &date)
        var text = [CChar](repeating: 0, count: 32)
        strftime(&text, text.count, "%H:%M:%S", &date)
        let clock = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        start = startTime.map { localized("%1, in %2 ms", clock, "\(Int($0 / .milliseconds(1)))") } ?? clock
    }

    private static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    static func bytes(_ count: Int) -> String {
        count < 1 << 20 ? "\(count >> 10) KiB" : "\(tenths(Double(count) / Double(1 << 20))) MiB"
    }
}
