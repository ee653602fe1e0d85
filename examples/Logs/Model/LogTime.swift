// SPDX-License-Identifier: MIT

import Foundation

/// Reads the time at the beginning of a line.
package enum LogTime {
    /// Returns the time of a line in seconds since 1970, or nil if the line does not begin with a time.
    ///
    /// There are two forms, which may be in brackets. `2026-11-22T14:05:06` may have a space instead of the T, a fraction, and `Z` or an offset. `Nov 22 14:05:06` is
    /// in the year of `now`, or in the previous year if it would be more than a day in the future. A time without an offset is in the time zone of the system.
    package static func seconds(of line: some Sequence<UInt8>, now: Int) -> Int? {
        var bytes = Array(line.prefix(40))
        if bytes.first == UInt8(ascii: "[") { bytes.removeFirst() }
        return standard(bytes) ?? traditional(bytes, now: now)
    }

    private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int32? {
        guard range.upperBound <= bytes.count else { return nil }
        var value: Int32 = 0
        for (index, byte) in bytes[range].enumerated() {
            // The day of the second form may begin with a space instead of a zero.
            if index == 0, byte == UInt8(ascii: " "), range.count == 2 { continue }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int32(byte - UInt8(ascii: "0"))
        }
        return value
    }

    private static func time(_ bytes: [UInt8], at start: Int, in parts: inout tm) -> Bool {
        guard start + 8 <= bytes.count, bytes[start + 2] == UInt8(ascii: ":"),
            bytes[start + 5] == UInt8(ascii: ":"),
            let hour = number(bytes, start..<start + 2), let minute = number(bytes, start + 3..<start + 5),
            let second = number(bytes, start + 6..<start + 8), hour < 24, minute < 60, second < 61
        else { return false }
        (parts.tm_hour, parts.tm_min, parts.tm_sec) = (hour, minute, second)
        return true
    }

    private static func standard(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= 19, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "), let year = number(bytes, 0..<4),
            let month = number(bytes, 5..<7), let day = number(bytes, 8..<10), (1...12).contains(month),
            (1...31).contains(day), year >= 1970
        else { return nil }
        var parts = tm()
        guard time(bytes, at: 11, in: &parts) else { return nil }
        (parts.tm_year, parts.tm_mon, parts.tm_mday) = (year - 1900, month - 1, day)
        var index = 19
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",") {
            index += 1
            while index < bytes.count, number(bytes, index..<index + 1) != nil { index += 1 }
        }
        if index < bytes.count {
            let sign = bytes[index]
            if sign == UInt8(ascii: "Z") { return Int(timegm(&parts)) }
            if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
                let hours = number(bytes, index + 1..<index + 3)
            {
                let hasColon = index + 3 < bytes.count && bytes[index + 3] == UInt8(ascii: ":")
                let start = index + (hasColon ? 4 : 3)
                let minutes = number(bytes, start..<start + 2) ?? 0
                let offset = Int(hours) * 3600 + Int(minutes) * 60
                return Int(timegm(&parts)) - (sign == UInt8(ascii: "-") ? -offset : offset)
            }
        }
        parts.tm_isdst = -1
        return Int(mktime(&parts))
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ].map {
        Array($0.utf8)
    }

    private static func traditional(_ bytes: [UInt8], now: Int) -> Int? {
        guard bytes.count >= 15, let month = months.firstIndex(of: Array(bytes[..<3])),
            bytes[3] == UInt8(ascii: " "),
            bytes[6] == UInt8(ascii: " "), let day = number(bytes, 4..<6), (1...31).contains(day)
        else { return nil }
        var parts = tm()
        guard time(bytes, at: 7, in: &parts) else { return nil }
        var today = tm()
        var seconds = time_t(now)
        guard localtime_r(&seconds, &today) != nil else { return nil }
        for year in [today.tm_year, today.tm_year - 1] {
            var candidate = parts
            (candidate.tm_year, candidate.tm_mon, candidate.tm_mday) = (year, Int32(month), day)
            candidate.tm_isdst = -1
            let result = Int(mktime(&candidate))
            if result <= now + 86_400 { return result }
        }
        return nil
    }
}
