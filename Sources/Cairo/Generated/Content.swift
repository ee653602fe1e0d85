// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_content_t`.
public enum Content: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_CONTENT_COLOR`.
    case color = 4096
    /// `CAIRO_CONTENT_ALPHA`.
    case alpha = 8192
    /// `CAIRO_CONTENT_COLOR_ALPHA`.
    case colorAlpha = 12288
    public static var gtype: UInt { cairo_gobject_content_get_type() }
}
