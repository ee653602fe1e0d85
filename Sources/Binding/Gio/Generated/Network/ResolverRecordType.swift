// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GResolverRecordType`. <https://docs.gtk.org/gio/enum.ResolverRecordType.html>
public enum ResolverRecordType: Enumeration, ValueConvertible {
    /// `G_RESOLVER_RECORD_SRV`.
    case srv
    /// `G_RESOLVER_RECORD_MX`.
    case mx
    /// `G_RESOLVER_RECORD_TXT`.
    case txt
    /// `G_RESOLVER_RECORD_SOA`.
    case soa
    /// `G_RESOLVER_RECORD_NS`.
    case ns
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .srv
        case 2: self = .mx
        case 3: self = .txt
        case 4: self = .soa
        case 5: self = .ns
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .srv: 1
        case .mx: 2
        case .txt: 3
        case .soa: 4
        case .ns: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.srv, .mx, .txt, .soa, .ns] }
    public static var gtype: UInt { g_resolver_record_type_get_type() }
}
