// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsInteraction`. <https://docs.gtk.org/gio/class.TlsInteraction.html>
open class TlsInteraction: Object {
    open override nonisolated class var gtype: UInt { g_tls_interaction_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TlsInteraction(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension TlsInteraction {
    /// `g_tls_interaction_ask_password()`.
    @discardableResult
    public func askPassword(
        _ password: TlsPassword, cancellable: Cancellable? = nil
    ) throws(GLibError) -> TlsInteractionResult {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_interaction_ask_password(C.cast(_raw), C.cast(password._raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.enumeration(result.rawValue)
    }

    /// `g_tls_interaction_ask_password_async()`, `g_tls_interaction_ask_password_finish()`.
    @discardableResult
    public func askPassword(_ password: TlsPassword) async throws(GLibError) -> TlsInteractionResult {
        let source = await C.ready { cancellable, ready, data in
            g_tls_interaction_ask_password_async(C.cast(_raw), C.cast(password._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_interaction_ask_password_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.enumeration(result.rawValue)
    }

    /// `g_tls_interaction_invoke_ask_password()`.
    @discardableResult
    public func invokeAskPassword(
        _ password: TlsPassword, cancellable: Cancellable? = nil
    ) throws(GLibError) -> TlsInteractionResult {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_interaction_invoke_ask_password(C.cast(_raw), C.cast(password._raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.enumeration(result.rawValue)
    }

    /// `g_tls_interaction_invoke_request_certificate()`.
    @discardableResult
    public func invokeRequestCertificate(
        _ connection: TlsConnection, flags: TlsCertificateRequestFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) -> TlsInteractionResult {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_interaction_invoke_request_certificate(C.cast(_raw), C.cast(connection._raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.enumeration(result.rawValue)
    }

    /// `g_tls_interaction_request_certificate()`.
    @discardableResult
    public func requestCertificate(
        _ connection: TlsConnection, flags: TlsCertificateRequestFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) -> TlsInteractionResult {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_interaction_request_certificate(C.cast(_raw), C.cast(connection._raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.enumeration(result.rawValue)
    }

    /// `g_tls_interaction_request_certificate_async()`, `g_tls_interaction_request_certificate_finish()`.
    @discardableResult
    public func requestCertificate(
        _ connection: TlsConnection, flags: TlsCertificateRequestFlags
    ) async throws(GLibError) -> TlsInteractionResult {
        let source = await C.ready { cancellable, ready, data in
            g_tls_interaction_request_certificate_async(C.cast(_raw), C.cast(connection._raw), .init(rawValue: C.number(flags)), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_interaction_request_certificate_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.enumeration(result.rawValue)
    }
}
