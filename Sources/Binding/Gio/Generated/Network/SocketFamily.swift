// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketFamily`. <https://docs.gtk.org/gio/enum.SocketFamily.html>
public enum SocketFamily: Enumeration, ValueConvertible {
    /// `G_SOCKET_FAMILY_INVALID`.
    case invalid
    /// `G_SOCKET_FAMILY_UNIX`.
    case unix
    /// `G_SOCKET_FAMILY_IPV4`.
    case ipv4
    /// `G_SOCKET_FAMILY_IPV6`.
    case ipv6
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .unix
        case 2: self = .ipv4
        case 10: self = .ipv6
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .unix: 1
        case .ipv4: 2
        case .ipv6: 10
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .unix, .ipv4, .ipv6] }
    public static var gtype: UInt { g_socket_family_get_type() }
}
