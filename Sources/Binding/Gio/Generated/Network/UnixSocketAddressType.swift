// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GUnixSocketAddressType`. <https://docs.gtk.org/gio/enum.UnixSocketAddressType.html>
public enum UnixSocketAddressType: Enumeration, ValueConvertible {
    /// `G_UNIX_SOCKET_ADDRESS_INVALID`.
    case invalid
    /// `G_UNIX_SOCKET_ADDRESS_ANONYMOUS`.
    case anonymous
    /// `G_UNIX_SOCKET_ADDRESS_PATH`.
    case path
    /// `G_UNIX_SOCKET_ADDRESS_ABSTRACT`.
    case abstract
    /// `G_UNIX_SOCKET_ADDRESS_ABSTRACT_PADDED`.
    case abstractPadded
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .anonymous
        case 2: self = .path
        case 3: self = .abstract
        case 4: self = .abstractPadded
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .anonymous: 1
        case .path: 2
        case .abstract: 3
        case .abstractPadded: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .anonymous, .path, .abstract, .abstractPadded] }
    public static var gtype: UInt { g_unix_socket_address_type_get_type() }
}
