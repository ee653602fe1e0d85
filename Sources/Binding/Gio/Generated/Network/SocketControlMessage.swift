// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketControlMessage`. <https://docs.gtk.org/gio/class.SocketControlMessage.html>
open class SocketControlMessage: Object {
    open override nonisolated class var gtype: UInt { g_socket_control_message_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SocketControlMessage(_borrowed: raw) }
}

extension SocketControlMessage {
    /// `g_socket_control_message_deserialize()`.
    public static func deserialize(level: Int, type: Int, data: [UInt8]) -> SocketControlMessage {
        var cData = data
        return C.present(C.adopt(g_socket_control_message_deserialize(C.gint(level), C.gint(type), C.gsize(data.count), &cData)), "g_socket_control_message_deserialize")
    }

    /// `g_socket_control_message_get_level()`.
    public var level: Int { C.int(g_socket_control_message_get_level(C.cast(_raw))) }

    /// `g_socket_control_message_get_msg_type()`.
    public var msgType: Int { C.int(g_socket_control_message_get_msg_type(C.cast(_raw))) }

    /// `g_socket_control_message_get_size()`.
    public var size: Int { C.int(g_socket_control_message_get_size(C.cast(_raw))) }
}
