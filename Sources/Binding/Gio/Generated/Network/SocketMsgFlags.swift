// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketMsgFlags`. <https://docs.gtk.org/gio/flags.SocketMsgFlags.html>
public struct SocketMsgFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_socket_msg_flags_get_type() }
    /// `G_SOCKET_MSG_OOB`.
    public static let oob = Self(rawValue: 1)
    /// `G_SOCKET_MSG_PEEK`.
    public static let peek = Self(rawValue: 2)
    /// `G_SOCKET_MSG_DONTROUTE`.
    public static let dontroute = Self(rawValue: 4)
}
