// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsError`. <https://docs.gtk.org/gio/error.TlsError.html>
public enum TlsError: ErrorCode, ValueConvertible {
    /// `G_TLS_ERROR_UNAVAILABLE`.
    case unavailable
    /// `G_TLS_ERROR_MISC`.
    case misc
    /// `G_TLS_ERROR_BAD_CERTIFICATE`.
    case badCertificate
    /// `G_TLS_ERROR_NOT_TLS`.
    case notTls
    /// `G_TLS_ERROR_HANDSHAKE`.
    case handshake
    /// `G_TLS_ERROR_CERTIFICATE_REQUIRED`.
    case certificateRequired
    /// `G_TLS_ERROR_EOF`.
    case eof
    /// `G_TLS_ERROR_INAPPROPRIATE_FALLBACK`.
    case inappropriateFallback
    /// `G_TLS_ERROR_BAD_CERTIFICATE_PASSWORD`.
    case badCertificatePassword
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unavailable
        case 1: self = .misc
        case 2: self = .badCertificate
        case 3: self = .notTls
        case 4: self = .handshake
        case 5: self = .certificateRequired
        case 6: self = .eof
        case 7: self = .inappropriateFallback
        case 8: self = .badCertificatePassword
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unavailable: 0
        case .misc: 1
        case .badCertificate: 2
        case .notTls: 3
        case .handshake: 4
        case .certificateRequired: 5
        case .eof: 6
        case .inappropriateFallback: 7
        case .badCertificatePassword: 8
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unavailable, .misc, .badCertificate, .notTls, .handshake, .certificateRequired, .eof, .inappropriateFallback, .badCertificatePassword] }
    public static var gtype: UInt { g_tls_error_get_type() }
    public static var domain: String { "g-tls-error-quark" }
}
