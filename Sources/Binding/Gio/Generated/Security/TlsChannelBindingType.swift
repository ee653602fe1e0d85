// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsChannelBindingType`. <https://docs.gtk.org/gio/enum.TlsChannelBindingType.html>
public enum TlsChannelBindingType: Enumeration, ValueConvertible {
    /// `G_TLS_CHANNEL_BINDING_TLS_UNIQUE`.
    case unique
    /// `G_TLS_CHANNEL_BINDING_TLS_SERVER_END_POINT`.
    case serverEndPoint
    /// `G_TLS_CHANNEL_BINDING_TLS_EXPORTER`.
    case exporter
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unique
        case 1: self = .serverEndPoint
        case 2: self = .exporter
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unique: 0
        case .serverEndPoint: 1
        case .exporter: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unique, .serverEndPoint, .exporter] }
    public static var gtype: UInt { g_tls_channel_binding_type_get_type() }
}
