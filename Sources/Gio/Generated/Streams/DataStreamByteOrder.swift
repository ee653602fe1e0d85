// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDataStreamByteOrder`. <https://docs.gtk.org/gio/enum.DataStreamByteOrder.html>
public enum DataStreamByteOrder: Int32, Enumeration, ValueConvertible {
    /// `G_DATA_STREAM_BYTE_ORDER_BIG_ENDIAN`.
    case bigEndian = 0
    /// `G_DATA_STREAM_BYTE_ORDER_LITTLE_ENDIAN`.
    case littleEndian = 1
    /// `G_DATA_STREAM_BYTE_ORDER_HOST_ENDIAN`.
    case hostEndian = 2
    public static var gtype: UInt { g_data_stream_byte_order_get_type() }
}
