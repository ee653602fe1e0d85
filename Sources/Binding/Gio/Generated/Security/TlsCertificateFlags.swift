// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsCertificateFlags`. <https://docs.gtk.org/gio/flags.TlsCertificateFlags.html>
public struct TlsCertificateFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_tls_certificate_flags_get_type() }
    /// `G_TLS_CERTIFICATE_UNKNOWN_CA`.
    public static let unknownCa = Self(rawValue: 1)
    /// `G_TLS_CERTIFICATE_BAD_IDENTITY`.
    public static let badIdentity = Self(rawValue: 2)
    /// `G_TLS_CERTIFICATE_NOT_ACTIVATED`.
    public static let notActivated = Self(rawValue: 4)
    /// `G_TLS_CERTIFICATE_EXPIRED`.
    public static let expired = Self(rawValue: 8)
    /// `G_TLS_CERTIFICATE_REVOKED`.
    public static let revoked = Self(rawValue: 16)
    /// `G_TLS_CERTIFICATE_INSECURE`.
    public static let insecure = Self(rawValue: 32)
    /// `G_TLS_CERTIFICATE_GENERIC_ERROR`.
    public static let genericError = Self(rawValue: 64)
    /// `G_TLS_CERTIFICATE_VALIDATE_ALL`.
    public static let validateAll = Self(rawValue: 127)
}
