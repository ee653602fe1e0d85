// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_region_overlap_t`.
public enum RegionOverlap: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_REGION_OVERLAP_IN`.
    case `in` = 0
    /// `CAIRO_REGION_OVERLAP_OUT`.
    case out = 1
    /// `CAIRO_REGION_OVERLAP_PART`.
    case part = 2
    public static var gtype: UInt { cairo_gobject_region_overlap_get_type() }
}
