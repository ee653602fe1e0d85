// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GTlsError`. <https://docs.gtk.org/gio/error.TlsError.html>
public enum TlsError: Int32, ErrorCode, ValueConvertible {
    /// `G_TLS_ERROR_UNAVAILABLE`.
    case unavailable = 0
    /// `G_TLS_ERROR_MISC`.
    case misc = 1
    /// `G_TLS_ERROR_BAD_CERTIFICATE`.
    case badCertificate = 2
    /// `G_TLS_ERROR_NOT_TLS`.
    case notTls = 3
    /// `G_TLS_ERROR_HANDSHAKE`.
    case handshake = 4
    /// `G_TLS_ERROR_CERTIFICATE_REQUIRED`.
    case certificateRequired = 5
    /// `G_TLS_ERROR_EOF`.
    case eof = 6
    /// `G_TLS_ERROR_INAPPROPRIATE_FALLBACK`.
    case inappropriateFallback = 7
    /// `G_TLS_ERROR_BAD_CERTIFICATE_PASSWORD`.
    case badCertificatePassword = 8
    public static var gtype: UInt { g_tls_error_get_type() }
    public static var domain: String { "g-tls-error-quark" }
}
