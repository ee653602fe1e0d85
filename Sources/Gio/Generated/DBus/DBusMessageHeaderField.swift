// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDBusMessageHeaderField`. <https://docs.gtk.org/gio/enum.DBusMessageHeaderField.html>
public enum DBusMessageHeaderField: Int32, Enumeration, ValueConvertible {
    /// `G_DBUS_MESSAGE_HEADER_FIELD_INVALID`.
    case invalid = 0
    /// `G_DBUS_MESSAGE_HEADER_FIELD_PATH`.
    case path = 1
    /// `G_DBUS_MESSAGE_HEADER_FIELD_INTERFACE`.
    case interface = 2
    /// `G_DBUS_MESSAGE_HEADER_FIELD_MEMBER`.
    case member = 3
    /// `G_DBUS_MESSAGE_HEADER_FIELD_ERROR_NAME`.
    case errorName = 4
    /// `G_DBUS_MESSAGE_HEADER_FIELD_REPLY_SERIAL`.
    case replySerial = 5
    /// `G_DBUS_MESSAGE_HEADER_FIELD_DESTINATION`.
    case destination = 6
    /// `G_DBUS_MESSAGE_HEADER_FIELD_SENDER`.
    case sender = 7
    /// `G_DBUS_MESSAGE_HEADER_FIELD_SIGNATURE`.
    case signature = 8
    /// `G_DBUS_MESSAGE_HEADER_FIELD_NUM_UNIX_FDS`.
    case numUnixFds = 9
    public static var gtype: UInt { g_dbus_message_header_field_get_type() }
}
