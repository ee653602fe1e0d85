// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsServerConnection`. <https://docs.gtk.org/gio/iface.TlsServerConnection.html>
@MainActor
public protocol TlsServerConnection: TlsConnection {}

/// Some object with the interface ``TlsServerConnection``, of a class that is private to its library.
public final class AnyTlsServerConnection: TlsConnection, TlsServerConnection {
    public override nonisolated class var gtype: UInt { g_tls_server_connection_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyTlsServerConnection(_borrowed: raw) }
}

extension TlsServerConnection {
    /// `authentication-mode`.
    public var authenticationMode: TlsAuthenticationMode {
        get { property("authentication-mode") }
        set { setProperty("authentication-mode", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.authenticationMode; defer { self.authenticationMode = value }; yield &value }
    }

    /// `g_tls_server_connection_new()`.
    public static func wrapping(
        _ baseIoStream: IOStream, certificate: TlsCertificate? = nil
    ) throws(GLibError) -> any TlsServerConnection {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_server_connection_new(C.cast(baseIoStream._raw), C.cast(certificate?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result, AnyTlsServerConnection.self), "g_tls_server_connection_new")
    }
}

extension Members where Owner: TlsServerConnection {
    public var authenticationMode: PropertyKey<Owner, TlsAuthenticationMode> { PropertyKey("authentication-mode") }
}
