// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GUnixSocketAddressType`. <https://docs.gtk.org/gio/enum.UnixSocketAddressType.html>
public enum UnixSocketAddressType: Int32, Enumeration, ValueConvertible {
    /// `G_UNIX_SOCKET_ADDRESS_INVALID`.
    case invalid = 0
    /// `G_UNIX_SOCKET_ADDRESS_ANONYMOUS`.
    case anonymous = 1
    /// `G_UNIX_SOCKET_ADDRESS_PATH`.
    case path = 2
    /// `G_UNIX_SOCKET_ADDRESS_ABSTRACT`.
    case abstract = 3
    /// `G_UNIX_SOCKET_ADDRESS_ABSTRACT_PADDED`.
    case abstractPadded = 4
    public static var gtype: UInt { g_unix_socket_address_type_get_type() }
}
