// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTcpConnection`. <https://docs.gtk.org/gio/class.TcpConnection.html>
open class TcpConnection: SocketConnection {
    open override nonisolated class var gtype: UInt { g_tcp_connection_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TcpConnection(_borrowed: raw) }
}

extension TcpConnection {
    /// `graceful-disconnect`, `g_tcp_connection_get_graceful_disconnect()`.
    public var gracefulDisconnect: Bool {
        get { g_tcp_connection_get_graceful_disconnect(C.cast(_raw)) != 0 }
        set { g_tcp_connection_set_graceful_disconnect(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.gracefulDisconnect; defer { self.gracefulDisconnect = value }; yield &value }
    }
}

extension Members where Owner: TcpConnection {
    public var gracefulDisconnect: PropertyKey<Owner, Bool> { PropertyKey("graceful-disconnect") }
}
