// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Pango

/// `GskSerializationError`. <https://docs.gtk.org/gsk4/error.SerializationError.html>
public enum SerializationError: Int32, ErrorCode, ValueConvertible {
    /// `GSK_SERIALIZATION_UNSUPPORTED_FORMAT`.
    case unsupportedFormat = 0
    /// `GSK_SERIALIZATION_UNSUPPORTED_VERSION`.
    case unsupportedVersion = 1
    /// `GSK_SERIALIZATION_INVALID_DATA`.
    case invalidData = 2
    public static var gtype: UInt { gsk_serialization_error_get_type() }
    public static var domain: String { "gsk-serialization-error-quark" }
}
