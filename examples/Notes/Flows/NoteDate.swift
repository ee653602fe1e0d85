// SPDX-License-Identifier: MIT

import Foundation

/// Times as the user reads them.
enum NoteDate {
    /// `"2026-11-22 14:05"`, in the time zone of the user.
    static func text(_ date: Date) -> String {
        var time = time_t(date.timeIntervalSince1970)
        var parts = tm()
        guard localtime_r(&time, &parts) != nil else { return "" }
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return
            "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) \(two(parts.tm_hour)):\(two(parts.tm_min))"
    }
}
