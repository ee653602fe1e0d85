// SPDX-License-Identifier: MIT

import CGtk

extension DateTime {
    /// Returns the current time in a time zone. `g_date_time_new_now()`.
    public static func now(in zone: TimeZone = .local()) -> DateTime {
        DateTime(_taking: C.present(C.raw(g_date_time_new_now(C.opaque(zone._raw))), "g_date_time_new_now"))
    }

    /// Returns the time between two dates. `g_date_time_difference()`.
    public static func - (left: DateTime, right: DateTime) -> Duration {
        .microseconds(g_date_time_difference(C.opaque(left._raw), C.opaque(right._raw)))
    }

    /// Returns a date that is some time later; nil after the year 9999 and before the year 1. `g_date_time_add()`.
    public static func + (date: DateTime, duration: Duration) -> DateTime? {
        let (seconds, attoseconds) = duration.components
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
        let (sum, tooMuch) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
        guard !overflow, !tooMuch else { return nil }
        return C.take(C.raw(g_date_time_add(C.opaque(date._raw), gint64(sum))))
    }
}

extension DateTime: Hashable, Comparable, CustomStringConvertible {
    /// Returns whether both are the same moment, also in different time zones.
    public static func == (left: DateTime, right: DateTime) -> Bool {
        g_date_time_equal(left._raw, right._raw) != 0
    }

    public static func < (left: DateTime, right: DateTime) -> Bool {
        g_date_time_compare(left._raw, right._raw) < 0
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(g_date_time_hash(_raw)) }

    /// The date in the format of ISO 8601: `2026-11-21T22:45:00Z`.
    public var description: String { formatIso8601() ?? "" }
}

// Guard: GLib never changes a date, and counts its references atomically.
extension DateTime: @unchecked Sendable {}

// Guard: GLib never changes a time zone after it has been created, and counts its references atomically.
extension TimeZone: @unchecked Sendable {}

extension TimeZone {
    /// Returns the interval of the time zone's rules that contains a time, and the time itself, moved if the clocks skip it.
    /// `g_time_zone_adjust_time()`.
    public func adjustTime(_ type: TimeType, time: Int) -> (interval: Int, time: Int) {
        var moved = gint64(time)
        let interval = g_time_zone_adjust_time(C.opaque(_raw), .init(rawValue: C.number(type)), &moved)
        return (Int(interval), Int(moved))
    }
}
