// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsChannelBindingError`. <https://docs.gtk.org/gio/error.TlsChannelBindingError.html>
public enum TlsChannelBindingError: ErrorCode, ValueConvertible {
    /// `G_TLS_CHANNEL_BINDING_ERROR_NOT_IMPLEMENTED`.
    case notImplemented
    /// `G_TLS_CHANNEL_BINDING_ERROR_INVALID_STATE`.
    case invalidState
    /// `G_TLS_CHANNEL_BINDING_ERROR_NOT_AVAILABLE`.
    case notAvailable
    /// `G_TLS_CHANNEL_BINDING_ERROR_NOT_SUPPORTED`.
    case notSupported
    /// `G_TLS_CHANNEL_BINDING_ERROR_GENERAL_ERROR`.
    case generalError
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notImplemented
        case 1: self = .invalidState
        case 2: self = .notAvailable
        case 3: self = .notSupported
        case 4: self = .generalError
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .notImplemented: 0
        case .invalidState: 1
        case .notAvailable: 2
        case .notSupported: 3
        case .generalError: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.notImplemented, .invalidState, .notAvailable, .notSupported, .generalError] }
    public static var gtype: UInt { g_tls_channel_binding_error_get_type() }
    public static var domain: String { "g-tls-channel-binding-error-quark" }
}
