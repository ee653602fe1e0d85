// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GDateTime`. <https://docs.gtk.org/glib/struct.DateTime.html>
public final class DateTime: Boxed {
    public override class var gtype: UInt { g_date_time_get_type() }

    /// `g_date_time_new()`.
    public convenience init?(
        timeZone tz: TimeZone, year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double
    ) {
        guard let made = C.raw(g_date_time_new(C.opaque(tz._raw), C.gint(year), C.gint(month), C.gint(day), C.gint(hour), C.gint(minute), seconds)) else { return nil }
        self.init(_taking: made)
    }

    /// `g_date_time_new_from_iso8601()`.
    public convenience init?(iso8601 text: String, timeZone defaultTz: TimeZone? = nil) {
        guard let made = C.raw(g_date_time_new_from_iso8601(text, C.opaque(defaultTz?._raw))) else { return nil }
        self.init(_taking: made)
    }

    /// `g_date_time_new_from_unix_local()`.
    public convenience init?(unixLocal t: Int) {
        guard let made = C.raw(g_date_time_new_from_unix_local(C.gint64(t))) else { return nil }
        self.init(_taking: made)
    }

    /// `g_date_time_new_from_unix_utc()`.
    public convenience init?(unixUtc t: Int) {
        guard let made = C.raw(g_date_time_new_from_unix_utc(C.gint64(t))) else { return nil }
        self.init(_taking: made)
    }

    /// `g_date_time_new_local()`.
    public convenience init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) {
        guard let made = C.raw(g_date_time_new_local(C.gint(year), C.gint(month), C.gint(day), C.gint(hour), C.gint(minute), seconds)) else { return nil }
        self.init(_taking: made)
    }

    /// `g_date_time_new_utc()`.
    public convenience init?(utc year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) {
        guard let made = C.raw(g_date_time_new_utc(C.gint(year), C.gint(month), C.gint(day), C.gint(hour), C.gint(minute), seconds)) else { return nil }
        self.init(_taking: made)
    }

#if GTK_4_14
    /// `g_date_time_new_from_unix_local_usec()`.
    public convenience init?(usecs: Int) {
        guard let made = C.raw(g_date_time_new_from_unix_local_usec(C.gint64(usecs))) else { return nil }
        self.init(_taking: made)
    }
#endif

#if GTK_4_14
    /// `g_date_time_new_from_unix_utc_usec()`.
    public convenience init?(unixUtcUsec usecs: Int) {
        guard let made = C.raw(g_date_time_new_from_unix_utc_usec(C.gint64(usecs))) else { return nil }
        self.init(_taking: made)
    }
#endif
}

extension DateTime {
    /// `g_date_time_new_now_local()`.
    public static func nowLocal() -> DateTime? {
        guard let made = C.raw(g_date_time_new_now_local()) else { return nil }
        return DateTime(_taking: made)
    }

    /// `g_date_time_new_now_utc()`.
    public static func nowUtc() -> DateTime? {
        guard let made = C.raw(g_date_time_new_now_utc()) else { return nil }
        return DateTime(_taking: made)
    }

    /// `g_date_time_add()`.
    @discardableResult
    public func add(_ timespan: Int) -> DateTime? {
        C.take(C.raw(g_date_time_add(C.opaque(_raw), C.gint64(timespan))))
    }

    /// `g_date_time_add_days()`.
    @discardableResult
    public func addDays(_ days: Int) -> DateTime? {
        C.take(C.raw(g_date_time_add_days(C.opaque(_raw), C.gint(days))))
    }

    /// `g_date_time_add_full()`.
    @discardableResult
    public func addFull(
        years: Int, months: Int, days: Int, hours: Int, minutes: Int, seconds: Double
    ) -> DateTime? {
        C.take(C.raw(g_date_time_add_full(C.opaque(_raw), C.gint(years), C.gint(months), C.gint(days), C.gint(hours), C.gint(minutes), seconds)))
    }

    /// `g_date_time_add_hours()`.
    @discardableResult
    public func addHours(_ hours: Int) -> DateTime? {
        C.take(C.raw(g_date_time_add_hours(C.opaque(_raw), C.gint(hours))))
    }

    /// `g_date_time_add_minutes()`.
    @discardableResult
    public func addMinutes(_ minutes: Int) -> DateTime? {
        C.take(C.raw(g_date_time_add_minutes(C.opaque(_raw), C.gint(minutes))))
    }

    /// `g_date_time_add_months()`.
    @discardableResult
    public func addMonths(_ months: Int) -> DateTime? {
        C.take(C.raw(g_date_time_add_months(C.opaque(_raw), C.gint(months))))
    }

    /// `g_date_time_add_seconds()`.
    @discardableResult
    public func addSeconds(_ seconds: Double) -> DateTime? {
        C.take(C.raw(g_date_time_add_seconds(C.opaque(_raw), seconds)))
    }

    /// `g_date_time_add_weeks()`.
    @discardableResult
    public func addWeeks(_ weeks: Int) -> DateTime? {
        C.take(C.raw(g_date_time_add_weeks(C.opaque(_raw), C.gint(weeks))))
    }

    /// `g_date_time_add_years()`.
    @discardableResult
    public func addYears(_ years: Int) -> DateTime? {
        C.take(C.raw(g_date_time_add_years(C.opaque(_raw), C.gint(years))))
    }

    /// `g_date_time_compare()`.
    public func compare(_ dt2: DateTime) -> Int {
        C.int(g_date_time_compare(_raw, dt2._raw))
    }

    /// `g_date_time_difference()`.
    @discardableResult
    public func difference(_ begin: DateTime) -> Int {
        C.int(g_date_time_difference(C.opaque(_raw), C.opaque(begin._raw)))
    }

    /// `g_date_time_equal()`.
    public func equal(_ dt2: DateTime) -> Bool {
        g_date_time_equal(_raw, dt2._raw) != 0
    }

    /// `g_date_time_format()`.
    @discardableResult
    public func format(_ format: String) -> String? {
        C.takeOptionalString(g_date_time_format(C.opaque(_raw), format))
    }

    /// `g_date_time_format_iso8601()`.
    @discardableResult
    public func formatIso8601() -> String? {
        C.takeOptionalString(g_date_time_format_iso8601(C.opaque(_raw)))
    }

    /// `g_date_time_get_day_of_month()`.
    public var dayOfMonth: Int { C.int(g_date_time_get_day_of_month(C.opaque(_raw))) }

    /// `g_date_time_get_day_of_week()`.
    public var dayOfWeek: Int { C.int(g_date_time_get_day_of_week(C.opaque(_raw))) }

    /// `g_date_time_get_day_of_year()`.
    public var dayOfYear: Int { C.int(g_date_time_get_day_of_year(C.opaque(_raw))) }

    /// `g_date_time_get_hour()`.
    public var hour: Int { C.int(g_date_time_get_hour(C.opaque(_raw))) }

    /// `g_date_time_get_microsecond()`.
    public var microsecond: Int { C.int(g_date_time_get_microsecond(C.opaque(_raw))) }

    /// `g_date_time_get_minute()`.
    public var minute: Int { C.int(g_date_time_get_minute(C.opaque(_raw))) }

    /// `g_date_time_get_month()`.
    public var month: Int { C.int(g_date_time_get_month(C.opaque(_raw))) }

    /// `g_date_time_get_second()`.
    public var second: Int { C.int(g_date_time_get_second(C.opaque(_raw))) }

    /// `g_date_time_get_seconds()`.
    public var seconds: Double { g_date_time_get_seconds(C.opaque(_raw)) }

    /// `g_date_time_get_timezone()`.
    public var timezone: TimeZone { C.present(C.copy(C.raw(g_date_time_get_timezone(C.opaque(_raw)))), "g_date_time_get_timezone") }

    /// `g_date_time_get_timezone_abbreviation()`.
    public var timezoneAbbreviation: String { C.string(g_date_time_get_timezone_abbreviation(C.opaque(_raw))) }

    /// `g_date_time_get_utc_offset()`.
    public var utcOffset: Int { C.int(g_date_time_get_utc_offset(C.opaque(_raw))) }

    /// `g_date_time_get_week_numbering_year()`.
    public var weekNumberingYear: Int { C.int(g_date_time_get_week_numbering_year(C.opaque(_raw))) }

    /// `g_date_time_get_week_of_year()`.
    public var weekOfYear: Int { C.int(g_date_time_get_week_of_year(C.opaque(_raw))) }

    /// `g_date_time_get_year()`.
    public var year: Int { C.int(g_date_time_get_year(C.opaque(_raw))) }

    /// `g_date_time_get_ymd()`.
    public var ymd: (year: Int, month: Int, day: Int) {
        var year: gint = 0
        var month: gint = 0
        var day: gint = 0
        g_date_time_get_ymd(C.opaque(_raw), &year, &month, &day)
        return (C.int(year), C.int(month), C.int(day))
    }

    /// `g_date_time_hash()`.
    public func hash() -> Int {
        C.int(g_date_time_hash(_raw))
    }

    /// `g_date_time_is_daylight_savings()`.
    public var isDaylightSavings: Bool { g_date_time_is_daylight_savings(C.opaque(_raw)) != 0 }

    /// `g_date_time_to_local()`.
    public func toLocal() -> DateTime? {
        C.take(C.raw(g_date_time_to_local(C.opaque(_raw))))
    }

    /// `g_date_time_to_timezone()`.
    public func toTimezone(_ tz: TimeZone) -> DateTime? {
        C.take(C.raw(g_date_time_to_timezone(C.opaque(_raw), C.opaque(tz._raw))))
    }

    /// `g_date_time_to_unix()`.
    public func toUnix() -> Int {
        C.int(g_date_time_to_unix(C.opaque(_raw)))
    }

    /// `g_date_time_to_utc()`.
    public func toUtc() -> DateTime? {
        C.take(C.raw(g_date_time_to_utc(C.opaque(_raw))))
    }

#if GTK_4_14
    /// `g_date_time_to_unix_usec()`.
    public func toUnixUsec() -> Int {
        C.int(g_date_time_to_unix_usec(C.opaque(_raw)))
    }
#endif
}
