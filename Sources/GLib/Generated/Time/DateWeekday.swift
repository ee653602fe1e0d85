// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GDateWeekday`. <https://docs.gtk.org/glib/enum.DateWeekday.html>
public enum DateWeekday: Int32, Enumeration {
    /// `G_DATE_BAD_WEEKDAY`.
    case badWeekday = 0
    /// `G_DATE_MONDAY`.
    case monday = 1
    /// `G_DATE_TUESDAY`.
    case tuesday = 2
    /// `G_DATE_WEDNESDAY`.
    case wednesday = 3
    /// `G_DATE_THURSDAY`.
    case thursday = 4
    /// `G_DATE_FRIDAY`.
    case friday = 5
    /// `G_DATE_SATURDAY`.
    case saturday = 6
    /// `G_DATE_SUNDAY`.
    case sunday = 7
}
