// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_text_cluster_flags_t`.
public enum TextClusterFlags: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_TEXT_CLUSTER_FLAG_BACKWARD`.
    case backward = 1
    public static var gtype: UInt { cairo_gobject_text_cluster_flags_get_type() }
}
