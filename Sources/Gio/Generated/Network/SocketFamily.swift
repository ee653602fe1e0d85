// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GSocketFamily`. <https://docs.gtk.org/gio/enum.SocketFamily.html>
public enum SocketFamily: Int32, Enumeration, ValueConvertible {
    /// `G_SOCKET_FAMILY_INVALID`.
    case invalid = 0
    /// `G_SOCKET_FAMILY_UNIX`.
    case unix = 1
    /// `G_SOCKET_FAMILY_IPV4`.
    case ipv4 = 2
    /// `G_SOCKET_FAMILY_IPV6`.
    case ipv6 = 10
    public static var gtype: UInt { g_socket_family_get_type() }
}
