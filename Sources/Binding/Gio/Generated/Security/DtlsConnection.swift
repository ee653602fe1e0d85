// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDtlsConnection`. <https://docs.gtk.org/gio/iface.DtlsConnection.html>
@MainActor
public protocol DtlsConnection: DatagramBased {}

/// Some object with the interface ``DtlsConnection``, of a class that is private to its library.
public final class AnyDtlsConnection: Object, DtlsConnection {
    public override nonisolated class var gtype: UInt { g_dtls_connection_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyDtlsConnection(_borrowed: raw) }
}

extension DtlsConnection {
    /// `advertised-protocols`.
    public var advertisedProtocols: [String] {
        get { property("advertised-protocols") }
        set {
            let cNewValue = StringVector(newValue)
            g_dtls_connection_set_advertised_protocols(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.advertisedProtocols; defer { self.advertisedProtocols = value }; yield &value }
    }

    /// `base-socket`.
    public var baseSocket: (any DatagramBased)? { interfaceProperty("base-socket", AnyDatagramBased.self) }

    /// `certificate`, `g_dtls_connection_get_certificate()`.
    public var certificate: TlsCertificate? {
        get { C.borrow(g_dtls_connection_get_certificate(C.opaque(_raw))) }
        set { setProperty("certificate", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.certificate; defer { self.certificate = value }; yield &value }
    }

    /// `ciphersuite-name`, `g_dtls_connection_get_ciphersuite_name()`.
    public var ciphersuiteName: String? { C.takeOptionalString(g_dtls_connection_get_ciphersuite_name(C.opaque(_raw))) }

    /// `database`, `g_dtls_connection_get_database()`.
    public var database: TlsDatabase? {
        get { C.borrow(g_dtls_connection_get_database(C.opaque(_raw))) }
        set { g_dtls_connection_set_database(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.database; defer { self.database = value }; yield &value }
    }

    /// `interaction`, `g_dtls_connection_get_interaction()`.
    public var interaction: TlsInteraction? {
        get { C.borrow(g_dtls_connection_get_interaction(C.opaque(_raw))) }
        set { g_dtls_connection_set_interaction(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.interaction; defer { self.interaction = value }; yield &value }
    }

    /// `negotiated-protocol`, `g_dtls_connection_get_negotiated_protocol()`.
    public var negotiatedProtocol: String? { C.optionalString(g_dtls_connection_get_negotiated_protocol(C.opaque(_raw))) }

    /// `peer-certificate`, `g_dtls_connection_get_peer_certificate()`.
    public var peerCertificate: TlsCertificate? { C.borrow(g_dtls_connection_get_peer_certificate(C.opaque(_raw))) }

    /// `peer-certificate-errors`, `g_dtls_connection_get_peer_certificate_errors()`.
    public var peerCertificateErrors: TlsCertificateFlags { C.flags(g_dtls_connection_get_peer_certificate_errors(C.opaque(_raw)).rawValue) }

    /// `protocol-version`, `g_dtls_connection_get_protocol_version()`.
    public var protocolVersion: TlsProtocolVersion { C.enumeration(g_dtls_connection_get_protocol_version(C.opaque(_raw)).rawValue) }

    /// `require-close-notify`, `g_dtls_connection_get_require_close_notify()`.
    public var requireCloseNotify: Bool {
        get { g_dtls_connection_get_require_close_notify(C.opaque(_raw)) != 0 }
        set { g_dtls_connection_set_require_close_notify(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.requireCloseNotify; defer { self.requireCloseNotify = value }; yield &value }
    }

    /// `accept-certificate`.
    @discardableResult
    public func onAcceptCertificate(
        after: Bool = false, _ handler: @escaping @MainActor (_ peerCert: TlsCertificate, _ errors: TlsCertificateFlags) -> Bool
    ) -> SignalConnection {
        connect("accept-certificate", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `g_dtls_connection_close()`.
    public func close(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_dtls_connection_close(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dtls_connection_close_async()`, `g_dtls_connection_close_finish()`.
    public func close(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dtls_connection_close_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_dtls_connection_close_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dtls_connection_emit_accept_certificate()`.
    @discardableResult
    public func emitAcceptCertificate(_ peerCert: TlsCertificate, errors: TlsCertificateFlags) -> Bool {
        g_dtls_connection_emit_accept_certificate(C.opaque(_raw), C.cast(peerCert._raw), .init(rawValue: C.number(errors))) != 0
    }

    /// `g_dtls_connection_handshake()`.
    public func handshake(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_dtls_connection_handshake(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dtls_connection_handshake_async()`, `g_dtls_connection_handshake_finish()`.
    public func handshake(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dtls_connection_handshake_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_dtls_connection_handshake_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dtls_connection_shutdown()`.
    public func shutdown(
        shutdownRead: Bool, shutdownWrite: Bool, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_dtls_connection_shutdown(C.opaque(_raw), shutdownRead ? 1 : 0, shutdownWrite ? 1 : 0, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dtls_connection_shutdown_async()`, `g_dtls_connection_shutdown_finish()`.
    public func shutdown(
        shutdownRead: Bool, shutdownWrite: Bool, priority ioPriority: Int = 0
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dtls_connection_shutdown_async(C.opaque(_raw), shutdownRead ? 1 : 0, shutdownWrite ? 1 : 0, C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_dtls_connection_shutdown_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: DtlsConnection {
    public var advertisedProtocols: PropertyKey<Owner, [String]> { PropertyKey("advertised-protocols") }
    public var baseSocket: PropertyKey<Owner, (any DatagramBased)?> { PropertyKey("base-socket", optional: AnyDatagramBased.self) }
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
