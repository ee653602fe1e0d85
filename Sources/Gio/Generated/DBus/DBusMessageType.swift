// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDBusMessageType`. <https://docs.gtk.org/gio/enum.DBusMessageType.html>
public enum DBusMessageType: Int32, Enumeration, ValueConvertible {
    /// `G_DBUS_MESSAGE_TYPE_INVALID`.
    case invalid = 0
    /// `G_DBUS_MESSAGE_TYPE_METHOD_CALL`.
    case methodCall = 1
    /// `G_DBUS_MESSAGE_TYPE_METHOD_RETURN`.
    case methodReturn = 2
    /// `G_DBUS_MESSAGE_TYPE_ERROR`.
    case error = 3
    /// `G_DBUS_MESSAGE_TYPE_SIGNAL`.
    case signal = 4
    public static var gtype: UInt { g_dbus_message_type_get_type() }
}
