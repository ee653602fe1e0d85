// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_pattern_type_t`.
public enum PatternType: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_PATTERN_TYPE_SOLID`.
    case solid = 0
    /// `CAIRO_PATTERN_TYPE_SURFACE`.
    case surface = 1
    /// `CAIRO_PATTERN_TYPE_LINEAR`.
    case linear = 2
    /// `CAIRO_PATTERN_TYPE_RADIAL`.
    case radial = 3
    /// `CAIRO_PATTERN_TYPE_MESH`.
    case mesh = 4
    /// `CAIRO_PATTERN_TYPE_RASTER_SOURCE`.
    case rasterSource = 5
    public static var gtype: UInt { cairo_gobject_pattern_type_get_type() }
}
