// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_extend_t`.
public enum Extend: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_EXTEND_NONE`.
    case none = 0
    /// `CAIRO_EXTEND_REPEAT`.
    case `repeat` = 1
    /// `CAIRO_EXTEND_REFLECT`.
    case reflect = 2
    /// `CAIRO_EXTEND_PAD`.
    case pad = 3
    public static var gtype: UInt { cairo_gobject_extend_get_type() }
}
