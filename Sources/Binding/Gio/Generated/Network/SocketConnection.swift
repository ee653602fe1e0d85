// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketConnection`. <https://docs.gtk.org/gio/class.SocketConnection.html>
open class SocketConnection: IOStream {
    open override nonisolated class var gtype: UInt { g_socket_connection_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SocketConnection(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension SocketConnection {
    /// `socket`, `g_socket_connection_get_socket()`.
    public var socket: Socket { C.present(C.borrow(g_socket_connection_get_socket(C.cast(_raw))), "g_socket_connection_get_socket") }

    /// `g_socket_connection_factory_lookup_type()`.
    public static func factoryLookupType(
        _ family: SocketFamily, type: SocketType, protocolId: Int
    ) -> TypeID {
        TypeID(_raw: g_socket_connection_factory_lookup_type(.init(rawValue: C.number(family)), .init(rawValue: C.number(type)), C.gint(protocolId)))
    }

    /// `g_socket_connection_factory_register_type()`.
    public static func factoryRegisterType(
        _ gType: any ValueConvertible.Type, family: SocketFamily, type: SocketType, `protocol`: Int
    ) {
        g_socket_connection_factory_register_type(gType._valueType, .init(rawValue: C.number(family)), .init(rawValue: C.number(type)), C.gint(`protocol`))
    }

    /// `g_socket_connection_connect()`.
    public func connect(_ address: SocketAddress, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_connection_connect(C.cast(_raw), C.cast(address._raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_connection_connect_async()`, `g_socket_connection_connect_finish()`.
    public func connect(_ address: SocketAddress) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_socket_connection_connect_async(C.cast(_raw), C.cast(address._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_socket_connection_connect_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_socket_connection_get_local_address()`.
    public func localAddress() throws(GLibError) -> SocketAddress {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_connection_get_local_address(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_connection_get_local_address")
    }

    /// `g_socket_connection_get_remote_address()`.
    public func remoteAddress() throws(GLibError) -> SocketAddress {
        var error: UnsafeMutablePointer<GError>?
        let result = g_socket_connection_get_remote_address(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_socket_connection_get_remote_address")
    }

    /// `g_socket_connection_is_connected()`.
    public var isConnected: Bool { g_socket_connection_is_connected(C.cast(_raw)) != 0 }
}

extension Members where Owner: SocketConnection {
    public var socket: PropertyKey<Owner, Socket> { PropertyKey("socket") }
}
