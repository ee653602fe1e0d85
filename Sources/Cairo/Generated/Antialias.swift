// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_antialias_t`.
public enum Antialias: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_ANTIALIAS_DEFAULT`.
    case `default` = 0
    /// `CAIRO_ANTIALIAS_NONE`.
    case none = 1
    /// `CAIRO_ANTIALIAS_GRAY`.
    case gray = 2
    /// `CAIRO_ANTIALIAS_SUBPIXEL`.
    case subpixel = 3
    /// `CAIRO_ANTIALIAS_FAST`.
    case fast = 4
    /// `CAIRO_ANTIALIAS_GOOD`.
    case good = 5
    /// `CAIRO_ANTIALIAS_BEST`.
    case best = 6
    public static var gtype: UInt { cairo_gobject_antialias_get_type() }
}
