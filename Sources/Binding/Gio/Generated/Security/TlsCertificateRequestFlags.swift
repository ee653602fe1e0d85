// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsCertificateRequestFlags`. <https://docs.gtk.org/gio/enum.TlsCertificateRequestFlags.html>
public enum TlsCertificateRequestFlags: Enumeration, ValueConvertible {
    /// `G_TLS_CERTIFICATE_REQUEST_NONE`.
    case none
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none] }
    public static var gtype: UInt { g_tls_certificate_request_flags_get_type() }
}
