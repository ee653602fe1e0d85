// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDBusMessageByteOrder`. <https://docs.gtk.org/gio/enum.DBusMessageByteOrder.html>
public enum DBusMessageByteOrder: Int32, Enumeration, ValueConvertible {
    /// `G_DBUS_MESSAGE_BYTE_ORDER_BIG_ENDIAN`.
    case bigEndian = 66
    /// `G_DBUS_MESSAGE_BYTE_ORDER_LITTLE_ENDIAN`.
    case littleEndian = 108
    public static var gtype: UInt { g_dbus_message_byte_order_get_type() }
}
