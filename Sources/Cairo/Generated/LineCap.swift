// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_line_cap_t`.
public enum LineCap: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_LINE_CAP_BUTT`.
    case butt = 0
    /// `CAIRO_LINE_CAP_ROUND`.
    case round = 1
    /// `CAIRO_LINE_CAP_SQUARE`.
    case square = 2
    public static var gtype: UInt { cairo_gobject_line_cap_get_type() }
}
