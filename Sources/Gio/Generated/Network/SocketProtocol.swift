// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GSocketProtocol`. <https://docs.gtk.org/gio/enum.SocketProtocol.html>
public enum SocketProtocol: Int32, Enumeration, ValueConvertible {
    /// `G_SOCKET_PROTOCOL_UNKNOWN`.
    case unknown = -1
    /// `G_SOCKET_PROTOCOL_DEFAULT`.
    case `default` = 0
    /// `G_SOCKET_PROTOCOL_TCP`.
    case tcp = 6
    /// `G_SOCKET_PROTOCOL_UDP`.
    case udp = 17
    /// `G_SOCKET_PROTOCOL_SCTP`.
    case sctp = 132
    public static var gtype: UInt { g_socket_protocol_get_type() }
}
