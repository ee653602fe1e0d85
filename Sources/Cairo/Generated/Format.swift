// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_format_t`.
public enum Format: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_FORMAT_INVALID`.
    case invalid = -1
    /// `CAIRO_FORMAT_ARGB32`.
    case argb32 = 0
    /// `CAIRO_FORMAT_RGB24`.
    case rgb24 = 1
    /// `CAIRO_FORMAT_A8`.
    case a8 = 2
    /// `CAIRO_FORMAT_A1`.
    case a1 = 3
    /// `CAIRO_FORMAT_RGB16_565`.
    case rgb16565 = 4
    /// `CAIRO_FORMAT_RGB30`.
    case rgb30 = 5
    public static var gtype: UInt { cairo_gobject_format_get_type() }
}
