// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsProtocolVersion`. <https://docs.gtk.org/gio/enum.TlsProtocolVersion.html>
public enum TlsProtocolVersion: Enumeration, ValueConvertible {
    /// `G_TLS_PROTOCOL_VERSION_UNKNOWN`.
    case unknown
    /// `G_TLS_PROTOCOL_VERSION_SSL_3_0`.
    case ssl30
    /// `G_TLS_PROTOCOL_VERSION_TLS_1_0`.
    case tls10
    /// `G_TLS_PROTOCOL_VERSION_TLS_1_1`.
    case tls11
    /// `G_TLS_PROTOCOL_VERSION_TLS_1_2`.
    case tls12
    /// `G_TLS_PROTOCOL_VERSION_TLS_1_3`.
    case tls13
    /// `G_TLS_PROTOCOL_VERSION_DTLS_1_0`.
    case dtls10
    /// `G_TLS_PROTOCOL_VERSION_DTLS_1_2`.
    case dtls12
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .ssl30
        case 2: self = .tls10
        case 3: self = .tls11
        case 4: self = .tls12
        case 5: self = .tls13
        case 201: self = .dtls10
        case 202: self = .dtls12
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .ssl30: 1
        case .tls10: 2
        case .tls11: 3
        case .tls12: 4
        case .tls13: 5
        case .dtls10: 201
        case .dtls12: 202
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unknown, .ssl30, .tls10, .tls11, .tls12, .tls13, .dtls10, .dtls12] }
    public static var gtype: UInt { g_tls_protocol_version_get_type() }
}
