// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsBackend`. <https://docs.gtk.org/gio/iface.TlsBackend.html>
@MainActor
public protocol TlsBackend: Object {}

/// Some object with the interface ``TlsBackend``, of a class that is private to its library.
public final class AnyTlsBackend: Object, TlsBackend {
    public override nonisolated class var gtype: UInt { g_tls_backend_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyTlsBackend(_borrowed: raw) }
}

extension TlsBackend {
    /// `g_tls_backend_get_default()`.
    public static var `default`: any TlsBackend { C.present(C.borrow(C.raw(g_tls_backend_get_default()), AnyTlsBackend.self), "g_tls_backend_get_default") }

    /// `g_tls_backend_get_certificate_type()`.
    public var certificateType: TypeID { TypeID(_raw: g_tls_backend_get_certificate_type(C.opaque(_raw))) }

    /// `g_tls_backend_get_client_connection_type()`.
    public var clientConnectionType: TypeID { TypeID(_raw: g_tls_backend_get_client_connection_type(C.opaque(_raw))) }

    /// `g_tls_backend_get_default_database()`.
    public var defaultDatabase: TlsDatabase! {
        get { C.present(C.adopt(g_tls_backend_get_default_database(C.opaque(_raw))), "g_tls_backend_get_default_database") }
        set { g_tls_backend_set_default_database(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultDatabase; defer { self.defaultDatabase = value }; yield &value }
    }

    /// `g_tls_backend_get_dtls_client_connection_type()`.
    public var dtlsClientConnectionType: TypeID? { TypeID(valid: g_tls_backend_get_dtls_client_connection_type(C.opaque(_raw))) }

    /// `g_tls_backend_get_dtls_server_connection_type()`.
    public var dtlsServerConnectionType: TypeID? { TypeID(valid: g_tls_backend_get_dtls_server_connection_type(C.opaque(_raw))) }

    /// `g_tls_backend_get_file_database_type()`.
    public var fileDatabaseType: TypeID { TypeID(_raw: g_tls_backend_get_file_database_type(C.opaque(_raw))) }

    /// `g_tls_backend_get_server_connection_type()`.
    public var serverConnectionType: TypeID { TypeID(_raw: g_tls_backend_get_server_connection_type(C.opaque(_raw))) }

    /// `g_tls_backend_supports_dtls()`.
    @discardableResult
    public func supportsDtls() -> Bool {
        g_tls_backend_supports_dtls(C.opaque(_raw)) != 0
    }

    /// `g_tls_backend_supports_tls()`.
    @discardableResult
    public func supportsTls() -> Bool {
        g_tls_backend_supports_tls(C.opaque(_raw)) != 0
    }
}
