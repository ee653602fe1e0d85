// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_line_join_t`.
public enum LineJoin: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_LINE_JOIN_MITER`.
    case miter = 0
    /// `CAIRO_LINE_JOIN_ROUND`.
    case round = 1
    /// `CAIRO_LINE_JOIN_BEVEL`.
    case bevel = 2
    public static var gtype: UInt { cairo_gobject_line_join_get_type() }
}
