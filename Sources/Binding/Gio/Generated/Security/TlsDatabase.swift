// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsDatabase`. <https://docs.gtk.org/gio/class.TlsDatabase.html>
open class TlsDatabase: Object {
    open override nonisolated class var gtype: UInt { g_tls_database_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TlsDatabase(_borrowed: raw) }
}

extension TlsDatabase {
    /// `g_tls_database_create_certificate_handle()`.
    @discardableResult
    public func createCertificateHandle(_ certificate: TlsCertificate) -> String? {
        C.takeOptionalString(g_tls_database_create_certificate_handle(C.cast(_raw), C.cast(certificate._raw)))
    }

    /// `g_tls_database_lookup_certificate_for_handle()`.
    public func lookupCertificate(
        forHandle handle: String, interaction: TlsInteraction? = nil, flags: TlsDatabaseLookupFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) -> TlsCertificate? {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_database_lookup_certificate_for_handle(C.cast(_raw), handle, C.cast(interaction?._raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(result)
    }

    /// `g_tls_database_lookup_certificate_for_handle_async()`, `g_tls_database_lookup_certificate_for_handle_finish()`.
    public func lookupCertificate(
        forHandle handle: String, interaction: TlsInteraction? = nil, flags: TlsDatabaseLookupFlags
    ) async throws(GLibError) -> TlsCertificate {
        let source = await C.ready { cancellable, ready, data in
            g_tls_database_lookup_certificate_for_handle_async(C.cast(_raw), handle, C.cast(interaction?._raw), .init(rawValue: C.number(flags)), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_database_lookup_certificate_for_handle_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_tls_database_lookup_certificate_for_handle_finish")
    }

    /// `g_tls_database_lookup_certificate_issuer()`.
    public func lookupCertificateIssuer(
        _ certificate: TlsCertificate, interaction: TlsInteraction? = nil, flags: TlsDatabaseLookupFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) -> TlsCertificate {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_database_lookup_certificate_issuer(C.cast(_raw), C.cast(certificate._raw), C.cast(interaction?._raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_tls_database_lookup_certificate_issuer")
    }

    /// `g_tls_database_lookup_certificate_issuer_async()`, `g_tls_database_lookup_certificate_issuer_finish()`.
    public func lookupCertificateIssuer(
        _ certificate: TlsCertificate, interaction: TlsInteraction? = nil, flags: TlsDatabaseLookupFlags
    ) async throws(GLibError) -> TlsCertificate {
        let source = await C.ready { cancellable, ready, data in
            g_tls_database_lookup_certificate_issuer_async(C.cast(_raw), C.cast(certificate._raw), C.cast(interaction?._raw), .init(rawValue: C.number(flags)), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_database_lookup_certificate_issuer_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_tls_database_lookup_certificate_issuer_finish")
    }

    /// `g_tls_database_verify_chain()`.
    @discardableResult
    public func verifyChain(
        _ chain: TlsCertificate, purpose: String, identity: (any SocketConnectable)? = nil, interaction: TlsInteraction? = nil, flags: TlsDatabaseVerifyFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> TlsCertificateFlags {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_database_verify_chain(C.cast(_raw), C.cast(chain._raw), purpose, C.opaque(identity?._raw), C.cast(interaction?._raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.flags(result.rawValue)
    }

    /// `g_tls_database_verify_chain_async()`, `g_tls_database_verify_chain_finish()`.
    @discardableResult
    public func verifyChain(
        _ chain: TlsCertificate, purpose: String, identity: (any SocketConnectable)? = nil, interaction: TlsInteraction? = nil, flags: TlsDatabaseVerifyFlags = []
    ) async throws(GLibError) -> TlsCertificateFlags {
        let source = await C.ready { cancellable, ready, data in
            g_tls_database_verify_chain_async(C.cast(_raw), C.cast(chain._raw), purpose, C.opaque(identity?._raw), C.cast(interaction?._raw), .init(rawValue: C.number(flags)), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_database_verify_chain_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.flags(result.rawValue)
    }
}
