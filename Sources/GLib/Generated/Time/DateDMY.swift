// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GDateDMY`. <https://docs.gtk.org/glib/enum.DateDMY.html>
public enum DateDMY: Int32, Enumeration {
    /// `G_DATE_DAY`.
    case day = 0
    /// `G_DATE_MONTH`.
    case month = 1
    /// `G_DATE_YEAR`.
    case year = 2
}
