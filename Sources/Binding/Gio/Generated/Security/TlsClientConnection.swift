// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsClientConnection`. <https://docs.gtk.org/gio/iface.TlsClientConnection.html>
@MainActor
public protocol TlsClientConnection: TlsConnection {}

/// Some object with the interface ``TlsClientConnection``, of a class that is private to its library.
public final class AnyTlsClientConnection: TlsConnection, TlsClientConnection {
    public override nonisolated class var gtype: UInt { g_tls_client_connection_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyTlsClientConnection(_borrowed: raw) }
}

extension TlsClientConnection {
    /// `server-identity`, `g_tls_client_connection_get_server_identity()`.
    public var serverIdentity: (any SocketConnectable)? {
        get { C.borrow(C.raw(g_tls_client_connection_get_server_identity(C.opaque(_raw))), AnySocketConnectable.self) }
        set { setProperty("server-identity", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.serverIdentity; defer { self.serverIdentity = value }; yield &value }
    }

    /// `g_tls_client_connection_new()`.
    public static func wrapping(
        _ baseIoStream: IOStream, serverIdentity: (any SocketConnectable)? = nil
    ) throws(GLibError) -> any TlsClientConnection {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_client_connection_new(C.cast(baseIoStream._raw), C.opaque(serverIdentity?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result, AnyTlsClientConnection.self), "g_tls_client_connection_new")
    }

    /// `g_tls_client_connection_copy_session_state()`.
    public func copySessionState(_ source: any TlsClientConnection) {
        g_tls_client_connection_copy_session_state(C.opaque(_raw), C.opaque(source._raw))
    }
}

extension Members where Owner: TlsClientConnection {
    public var serverIdentity: PropertyKey<Owner, (any SocketConnectable)?> { PropertyKey("server-identity", optional: AnySocketConnectable.self) }
}
