// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_subpixel_order_t`.
public enum SubpixelOrder: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_SUBPIXEL_ORDER_DEFAULT`.
    case `default` = 0
    /// `CAIRO_SUBPIXEL_ORDER_RGB`.
    case rgb = 1
    /// `CAIRO_SUBPIXEL_ORDER_BGR`.
    case bgr = 2
    /// `CAIRO_SUBPIXEL_ORDER_VRGB`.
    case vrgb = 3
    /// `CAIRO_SUBPIXEL_ORDER_VBGR`.
    case vbgr = 4
    public static var gtype: UInt { cairo_gobject_subpixel_order_get_type() }
}
