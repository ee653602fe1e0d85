// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDataStreamNewlineType`. <https://docs.gtk.org/gio/enum.DataStreamNewlineType.html>
public enum DataStreamNewlineType: Int32, Enumeration, ValueConvertible {
    /// `G_DATA_STREAM_NEWLINE_TYPE_LF`.
    case lf = 0
    /// `G_DATA_STREAM_NEWLINE_TYPE_CR`.
    case cr = 1
    /// `G_DATA_STREAM_NEWLINE_TYPE_CR_LF`.
    case crLf = 2
    /// `G_DATA_STREAM_NEWLINE_TYPE_ANY`.
    case any = 3
    public static var gtype: UInt { g_data_stream_newline_type_get_type() }
}
