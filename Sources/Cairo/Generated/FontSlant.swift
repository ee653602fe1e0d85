// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_font_slant_t`.
public enum FontSlant: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_FONT_SLANT_NORMAL`.
    case normal = 0
    /// `CAIRO_FONT_SLANT_ITALIC`.
    case italic = 1
    /// `CAIRO_FONT_SLANT_OBLIQUE`.
    case oblique = 2
    public static var gtype: UInt { cairo_gobject_font_slant_get_type() }
}
