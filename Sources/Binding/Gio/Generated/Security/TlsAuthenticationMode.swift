// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsAuthenticationMode`. <https://docs.gtk.org/gio/enum.TlsAuthenticationMode.html>
public enum TlsAuthenticationMode: Enumeration, ValueConvertible {
    /// `G_TLS_AUTHENTICATION_NONE`.
    case none
    /// `G_TLS_AUTHENTICATION_REQUESTED`.
    case requested
    /// `G_TLS_AUTHENTICATION_REQUIRED`.
    case required
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .requested
        case 2: self = .required
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .requested: 1
        case .required: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .requested, .required] }
    public static var gtype: UInt { g_tls_authentication_mode_get_type() }
}
