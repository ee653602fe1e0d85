// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_filter_t`.
public enum Filter: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_FILTER_FAST`.
    case fast = 0
    /// `CAIRO_FILTER_GOOD`.
    case good = 1
    /// `CAIRO_FILTER_BEST`.
    case best = 2
    /// `CAIRO_FILTER_NEAREST`.
    case nearest = 3
    /// `CAIRO_FILTER_BILINEAR`.
    case bilinear = 4
    /// `CAIRO_FILTER_GAUSSIAN`.
    case gaussian = 5
    public static var gtype: UInt { cairo_gobject_filter_get_type() }
}
