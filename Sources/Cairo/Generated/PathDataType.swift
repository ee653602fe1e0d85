// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_path_data_type_t`.
public enum PathDataType: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_PATH_MOVE_TO`.
    case moveTo = 0
    /// `CAIRO_PATH_LINE_TO`.
    case lineTo = 1
    /// `CAIRO_PATH_CURVE_TO`.
    case curveTo = 2
    /// `CAIRO_PATH_CLOSE_PATH`.
    case closePath = 3
    public static var gtype: UInt { cairo_gobject_path_data_type_get_type() }
}
