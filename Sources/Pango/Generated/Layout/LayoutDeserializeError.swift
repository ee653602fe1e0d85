// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoLayoutDeserializeError`. <https://docs.gtk.org/Pango/error.LayoutDeserializeError.html>
public enum LayoutDeserializeError: Int32, ErrorCode, ValueConvertible {
    /// `PANGO_LAYOUT_DESERIALIZE_INVALID`.
    case invalid = 0
    /// `PANGO_LAYOUT_DESERIALIZE_INVALID_VALUE`.
    case invalidValue = 1
    /// `PANGO_LAYOUT_DESERIALIZE_MISSING_VALUE`.
    case missingValue = 2
    public static var gtype: UInt { pango_layout_deserialize_error_get_type() }
    public static var domain: String { "pango-layout-deserialize-error-quark" }
}
