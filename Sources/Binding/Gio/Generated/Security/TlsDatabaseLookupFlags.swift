// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsDatabaseLookupFlags`. <https://docs.gtk.org/gio/enum.TlsDatabaseLookupFlags.html>
public enum TlsDatabaseLookupFlags: Enumeration, ValueConvertible {
    /// `G_TLS_DATABASE_LOOKUP_NONE`.
    case none
    /// `G_TLS_DATABASE_LOOKUP_KEYPAIR`.
    case keypair
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .keypair
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .keypair: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .keypair] }
    public static var gtype: UInt { g_tls_database_lookup_flags_get_type() }
}
