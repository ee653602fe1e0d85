// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsConnection`. <https://docs.gtk.org/gio/class.TlsConnection.html>
open class TlsConnection: IOStream {
    open override nonisolated class var gtype: UInt { g_tls_connection_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TlsConnection(_borrowed: raw) }
}

extension TlsConnection {
    /// `advertised-protocols`.
    public var advertisedProtocols: [String] {
        get { property("advertised-protocols") }
        set {
            let cNewValue = StringVector(newValue)
            g_tls_connection_set_advertised_protocols(C.cast(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.advertisedProtocols; defer { self.advertisedProtocols = value }; yield &value }
    }

    /// `base-io-stream`.
    public var baseIoStream: IOStream? { property("base-io-stream") }

    /// `certificate`, `g_tls_connection_get_certificate()`.
    public var certificate: TlsCertificate? {
        get { C.borrow(g_tls_connection_get_certificate(C.cast(_raw))) }
        set { setProperty("certificate", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.certificate; defer { self.certificate = value }; yield &value }
    }

    /// `ciphersuite-name`, `g_tls_connection_get_ciphersuite_name()`.
    public var ciphersuiteName: String? { C.takeOptionalString(g_tls_connection_get_ciphersuite_name(C.cast(_raw))) }

    /// `database`, `g_tls_connection_get_database()`.
    public var database: TlsDatabase? {
        get { C.borrow(g_tls_connection_get_database(C.cast(_raw))) }
        set { g_tls_connection_set_database(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.database; defer { self.database = value }; yield &value }
    }

    /// `interaction`, `g_tls_connection_get_interaction()`.
    public var interaction: TlsInteraction? {
        get { C.borrow(g_tls_connection_get_interaction(C.cast(_raw))) }
        set { g_tls_connection_set_interaction(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.interaction; defer { self.interaction = value }; yield &value }
    }

    /// `negotiated-protocol`, `g_tls_connection_get_negotiated_protocol()`.
    public var negotiatedProtocol: String? { C.optionalString(g_tls_connection_get_negotiated_protocol(C.cast(_raw))) }

    /// `peer-certificate`, `g_tls_connection_get_peer_certificate()`.
    public var peerCertificate: TlsCertificate? { C.borrow(g_tls_connection_get_peer_certificate(C.cast(_raw))) }

    /// `peer-certificate-errors`, `g_tls_connection_get_peer_certificate_errors()`.
    public var peerCertificateErrors: TlsCertificateFlags { C.flags(g_tls_connection_get_peer_certificate_errors(C.cast(_raw)).rawValue) }

    /// `protocol-version`, `g_tls_connection_get_protocol_version()`.
    public var protocolVersion: TlsProtocolVersion { C.enumeration(g_tls_connection_get_protocol_version(C.cast(_raw)).rawValue) }

    /// `require-close-notify`, `g_tls_connection_get_require_close_notify()`.
    public var requireCloseNotify: Bool {
        get { g_tls_connection_get_require_close_notify(C.cast(_raw)) != 0 }
        set { g_tls_connection_set_require_close_notify(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.requireCloseNotify; defer { self.requireCloseNotify = value }; yield &value }
    }

    /// `accept-certificate`.
    @discardableResult
    public func onAcceptCertificate(
        after: Bool = false, _ handler: @escaping @MainActor (_ peerCert: TlsCertificate, _ errors: TlsCertificateFlags) -> Bool
    ) -> SignalConnection {
        connect("accept-certificate", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `g_tls_connection_emit_accept_certificate()`.
    @discardableResult
    public func emitAcceptCertificate(_ peerCert: TlsCertificate, errors: TlsCertificateFlags) -> Bool {
        g_tls_connection_emit_accept_certificate(C.cast(_raw), C.cast(peerCert._raw), .init(rawValue: C.number(errors))) != 0
    }

    /// `g_tls_connection_handshake()`.
    public func handshake(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_tls_connection_handshake(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_tls_connection_handshake_async()`, `g_tls_connection_handshake_finish()`.
    public func handshake(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_tls_connection_handshake_async(C.cast(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_tls_connection_handshake_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: TlsConnection {
    public var advertisedProtocols: PropertyKey<Owner, [String]> { PropertyKey("advertised-protocols") }
    public var baseIoStream: PropertyKey<Owner, IOStream?> { PropertyKey("base-io-stream") }
    public var certificate: PropertyKey<Owner, TlsCertificate?> { PropertyKey("certificate") }
    public var ciphersuiteName: PropertyKey<Owner, String?> { PropertyKey("ciphersuite-name") }
    public var database: PropertyKey<Owner, TlsDatabase?> { PropertyKey("database") }
    public var interaction: PropertyKey<Owner, TlsInteraction?> { PropertyKey("interaction") }
    public var negotiatedProtocol: PropertyKey<Owner, String?> { PropertyKey("negotiated-protocol") }
    public var peerCertificate: PropertyKey<Owner, TlsCertificate?> { PropertyKey("peer-certificate") }
    public var peerCertificateErrors: PropertyKey<Owner, TlsCertificateFlags> { PropertyKey("peer-certificate-errors") }
    public var protocolVersion: PropertyKey<Owner, TlsProtocolVersion> { PropertyKey("protocol-version") }
    public var requireCloseNotify: PropertyKey<Owner, Bool> { PropertyKey("require-close-notify") }
    public var acceptCertificate: AnsweredSignalKey<Owner, (peerCert: TlsCertificate, errors: TlsCertificateFlags), Bool> { AnsweredSignalKey("accept-certificate") { ($0.get(1), $0.get(2)) } }
}
