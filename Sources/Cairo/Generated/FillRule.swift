// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_fill_rule_t`.
public enum FillRule: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_FILL_RULE_WINDING`.
    case winding = 0
    /// `CAIRO_FILL_RULE_EVEN_ODD`.
    case evenOdd = 1
    public static var gtype: UInt { cairo_gobject_fill_rule_get_type() }
}
