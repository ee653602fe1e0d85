// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_font_weight_t`.
public enum FontWeight: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_FONT_WEIGHT_NORMAL`.
    case normal = 0
    /// `CAIRO_FONT_WEIGHT_BOLD`.
    case bold = 1
    public static var gtype: UInt { cairo_gobject_font_weight_get_type() }
}
