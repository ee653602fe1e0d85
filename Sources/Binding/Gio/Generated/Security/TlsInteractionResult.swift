// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsInteractionResult`. <https://docs.gtk.org/gio/enum.TlsInteractionResult.html>
public enum TlsInteractionResult: Enumeration, ValueConvertible {
    /// `G_TLS_INTERACTION_UNHANDLED`.
    case unhandled
    /// `G_TLS_INTERACTION_HANDLED`.
    case handled
    /// `G_TLS_INTERACTION_FAILED`.
    case failed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unhandled
        case 1: self = .handled
        case 2: self = .failed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unhandled: 0
        case .handled: 1
        case .failed: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unhandled, .handled, .failed] }
    public static var gtype: UInt { g_tls_interaction_result_get_type() }
}
