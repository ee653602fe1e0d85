// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsPasswordFlags`. <https://docs.gtk.org/gio/flags.TlsPasswordFlags.html>
public struct TlsPasswordFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_tls_password_flags_get_type() }
    /// `G_TLS_PASSWORD_RETRY`.
    public static let retry = Self(rawValue: 2)
    /// `G_TLS_PASSWORD_MANY_TRIES`.
    public static let manyTries = Self(rawValue: 4)
    /// `G_TLS_PASSWORD_FINAL_TRY`.
    public static let finalTry = Self(rawValue: 8)
    /// `G_TLS_PASSWORD_PKCS11_USER`.
    public static let pkcs11User = Self(rawValue: 16)
    /// `G_TLS_PASSWORD_PKCS11_SECURITY_OFFICER`.
    public static let pkcs11SecurityOfficer = Self(rawValue: 32)
    /// `G_TLS_PASSWORD_PKCS11_CONTEXT_SPECIFIC`.
    public static let pkcs11ContextSpecific = Self(rawValue: 64)
}
