// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GSocketType`. <https://docs.gtk.org/gio/enum.SocketType.html>
public enum SocketType: Int32, Enumeration, ValueConvertible {
    /// `G_SOCKET_TYPE_INVALID`.
    case invalid = 0
    /// `G_SOCKET_TYPE_STREAM`.
    case stream = 1
    /// `G_SOCKET_TYPE_DATAGRAM`.
    case datagram = 2
    /// `G_SOCKET_TYPE_SEQPACKET`.
    case seqpacket = 3
    public static var gtype: UInt { g_socket_type_get_type() }
}
