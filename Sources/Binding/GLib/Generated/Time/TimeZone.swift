// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTimeZone`. <https://docs.gtk.org/glib/struct.TimeZone.html>
public final class TimeZone: Boxed {
    public override class var gtype: UInt { g_time_zone_get_type() }

    /// `g_time_zone_new_identifier()`.
    public convenience init?(identifier: String? = nil) {
        guard let made = C.raw(g_time_zone_new_identifier(identifier)) else { return nil }
        self.init(_taking: made)
    }

    /// `g_time_zone_new_offset()`.
    public convenience init(seconds: Int) {
        self.init(_taking: C.present(C.raw(g_time_zone_new_offset(C.gint32(seconds))), "g_time_zone_new_offset"))
    }
}

extension TimeZone {
    /// `g_time_zone_new_local()`.
    public static func local() -> TimeZone {
        return TimeZone(_taking: C.present(C.raw(g_time_zone_new_local()), "g_time_zone_new_local"))
    }

    /// `g_time_zone_new_utc()`.
    public static func utc() -> TimeZone {
        return TimeZone(_taking: C.present(C.raw(g_time_zone_new_utc()), "g_time_zone_new_utc"))
    }

    /// `g_time_zone_find_interval()`.
    public func findInterval(_ type: TimeType, time: Int) -> Int {
        C.int(g_time_zone_find_interval(C.opaque(_raw), .init(rawValue: C.number(type)), C.gint64(time)))
    }

    /// `g_time_zone_get_abbreviation()`.
    public func abbreviation(_ interval: Int) -> String {
        C.string(g_time_zone_get_abbreviation(C.opaque(_raw), C.gint(interval)))
    }

    /// `g_time_zone_get_identifier()`.
    public var identifier: String { C.string(g_time_zone_get_identifier(C.opaque(_raw))) }

    /// `g_time_zone_get_offset()`.
    public func offset(_ interval: Int) -> Int {
        C.int(g_time_zone_get_offset(C.opaque(_raw), C.gint(interval)))
    }

    /// `g_time_zone_is_dst()`.
    public func isDst(_ interval: Int) -> Bool {
        g_time_zone_is_dst(C.opaque(_raw), C.gint(interval)) != 0
    }
}
