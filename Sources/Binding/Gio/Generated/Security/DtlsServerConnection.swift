// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDtlsServerConnection`. <https://docs.gtk.org/gio/iface.DtlsServerConnection.html>
@MainActor
public protocol DtlsServerConnection: DatagramBased, DtlsConnection {}

/// Some object with the interface ``DtlsServerConnection``, of a class that is private to its library.
public final class AnyDtlsServerConnection: Object, DtlsServerConnection {
    public override nonisolated class var gtype: UInt { g_dtls_server_connection_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyDtlsServerConnection(_borrowed: raw) }
}

extension DtlsServerConnection {
    /// `authentication-mode`.
    public var authenticationMode: TlsAuthenticationMode {
        get { property("authentication-mode") }
        set { setProperty("authentication-mode", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.authenticationMode; defer { self.authenticationMode = value }; yield &value }
    }

    /// `g_dtls_server_connection_new()`.
    public static func wrapping(
        _ baseSocket: any DatagramBased, certificate: TlsCertificate? = nil
    ) throws(GLibError) -> any DtlsServerConnection {
        var error: UnsafeMutablePointer<GError>?
        let result = g_dtls_server_connection_new(C.opaque(baseSocket._raw), C.cast(certificate?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result), AnyDtlsServerConnection.self), "g_dtls_server_connection_new")
    }
}

extension Members where Owner: DtlsServerConnection {
    public var authenticationMode: PropertyKey<Owner, TlsAuthenticationMode> { PropertyKey("authentication-mode") }
}
