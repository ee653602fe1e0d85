// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTimeType`. <https://docs.gtk.org/glib/enum.TimeType.html>
public enum TimeType: Int32, Enumeration {
    /// `G_TIME_TYPE_STANDARD`.
    case standard = 0
    /// `G_TIME_TYPE_DAYLIGHT`.
    case daylight = 1
    /// `G_TIME_TYPE_UNIVERSAL`.
    case universal = 2
}
