// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTcpWrapperConnection`. <https://docs.gtk.org/gio/class.TcpWrapperConnection.html>
open class TcpWrapperConnection: TcpConnection {
    open override nonisolated class var gtype: UInt { g_tcp_wrapper_connection_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TcpWrapperConnection(_borrowed: raw) }

    /// `g_tcp_wrapper_connection_new()`.
    public convenience init(baseIoStream: IOStream, socket: Socket) {
        if Self.hasOwnType { self.init(properties: ["base-io-stream": baseIoStream, "socket": socket]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_tcp_wrapper_connection_new(C.cast(baseIoStream._raw), C.cast(socket._raw))), "g_tcp_wrapper_connection_new"))
    }
}

extension TcpWrapperConnection {
    /// `base-io-stream`, `g_tcp_wrapper_connection_get_base_io_stream()`.
    public var baseIoStream: IOStream { C.present(C.borrow(g_tcp_wrapper_connection_get_base_io_stream(C.cast(_raw))), "g_tcp_wrapper_connection_get_base_io_stream") }
}

extension Members where Owner: TcpWrapperConnection {
    public var baseIoStream: PropertyKey<Owner, IOStream> { PropertyKey("base-io-stream") }
}
