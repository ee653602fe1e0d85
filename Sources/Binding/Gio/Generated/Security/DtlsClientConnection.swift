// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDtlsClientConnection`. <https://docs.gtk.org/gio/iface.DtlsClientConnection.html>
@MainActor
public protocol DtlsClientConnection: DatagramBased, DtlsConnection {}

/// Some object with the interface ``DtlsClientConnection``, of a class that is private to its library.
public final class AnyDtlsClientConnection: Object, DtlsClientConnection {
    public override nonisolated class var gtype: UInt { g_dtls_client_connection_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyDtlsClientConnection(_borrowed: raw) }
}

extension DtlsClientConnection {
    /// `server-identity`, `g_dtls_client_connection_get_server_identity()`.
    public var serverIdentity: any SocketConnectable {
        get { C.present(C.borrow(C.raw(g_dtls_client_connection_get_server_identity(C.opaque(_raw))), AnySocketConnectable.self), "g_dtls_client_connection_get_server_identity") }
        set { g_dtls_client_connection_set_server_identity(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.serverIdentity; defer { self.serverIdentity = value }; yield &value }
    }

    /// `g_dtls_client_connection_new()`.
    public static func wrapping(
        _ baseSocket: any DatagramBased, serverIdentity: (any SocketConnectable)? = nil
    ) throws(GLibError) -> any DtlsClientConnection {
        var error: UnsafeMutablePointer<GError>?
        let result = g_dtls_client_connection_new(C.opaque(baseSocket._raw), C.opaque(serverIdentity?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result), AnyDtlsClientConnection.self), "g_dtls_client_connection_new")
    }
}

extension Members where Owner: DtlsClientConnection {
    public var serverIdentity: PropertyKey<Owner, any SocketConnectable> { PropertyKey("server-identity", AnySocketConnectable.self) }
}
