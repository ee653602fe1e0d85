// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_hint_style_t`.
public enum HintStyle: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_HINT_STYLE_DEFAULT`.
    case `default` = 0
    /// `CAIRO_HINT_STYLE_NONE`.
    case none = 1
    /// `CAIRO_HINT_STYLE_SLIGHT`.
    case slight = 2
    /// `CAIRO_HINT_STYLE_MEDIUM`.
    case medium = 3
    /// `CAIRO_HINT_STYLE_FULL`.
    case full = 4
    public static var gtype: UInt { cairo_gobject_hint_style_get_type() }
}
