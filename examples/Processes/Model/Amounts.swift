// SPDX-License-Identifier: MIT

import Glibc

extension UInt64 {
    /// A number of bytes with a unit, such as `"12.3 MB"`.
    package var bytesText: String {
        if self < 1000 { return "\(self) B" }
        var value = Double(self)
        for unit in ["kB", "MB", "GB", "TB", "PB", "EB"] {
            value /= 1000
            if value < 999.5 || unit == "EB" {
                let tenths = Int((value * 10).rounded())
                return tenths < 100
                    ? "\(tenths / 10).\(tenths % 10) \(unit)" : "\(Int(value.rounded())) \(unit)"
            }
        }
        return "\(self) B"
    }
}

extension Int {
    /// Tenths of a percent, such as `"12.3 %"`.
    package var permilleText: String { "\(self / 10).\(self % 10) %" }

    /// A time in seconds since 1970 in the time zone of the user: `"2026-11-22 14:05"`.
    package var timeText: String {
        var time = time_t(self)
        var parts = tm()
        guard localtime_r(&time, &parts) != nil else { return "" }
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return
            "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) \(two(parts.tm_hour)):\(two(parts.tm_min))"
    }

    /// A duration in seconds: `"1:02:03"`.
    package var durationText: String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return self < 3600
            ? "\(self / 60):\(two(self % 60))" : "\(self / 3600):\(two(self / 60 % 60)):\(two(self % 60))"
    }
}
