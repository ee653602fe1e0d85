// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_font_type_t`.
public enum FontType: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_FONT_TYPE_TOY`.
    case toy = 0
    /// `CAIRO_FONT_TYPE_FT`.
    case ft = 1
    /// `CAIRO_FONT_TYPE_WIN32`.
    case win32 = 2
    /// `CAIRO_FONT_TYPE_QUARTZ`.
    case quartz = 3
    /// `CAIRO_FONT_TYPE_USER`.
    case user = 4
    public static var gtype: UInt { cairo_gobject_font_type_get_type() }
}
