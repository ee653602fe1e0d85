// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_hint_metrics_t`.
public enum HintMetrics: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_HINT_METRICS_DEFAULT`.
    case `default` = 0
    /// `CAIRO_HINT_METRICS_OFF`.
    case off = 1
    /// `CAIRO_HINT_METRICS_ON`.
    case on = 2
    public static var gtype: UInt { cairo_gobject_hint_metrics_get_type() }
}
