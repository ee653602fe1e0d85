// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketProtocol`. <https://docs.gtk.org/gio/enum.SocketProtocol.html>
public enum SocketProtocol: Enumeration, ValueConvertible {
    /// `G_SOCKET_PROTOCOL_UNKNOWN`.
    case unknown
    /// `G_SOCKET_PROTOCOL_DEFAULT`.
    case `default`
    /// `G_SOCKET_PROTOCOL_TCP`.
    case tcp
    /// `G_SOCKET_PROTOCOL_UDP`.
    case udp
    /// `G_SOCKET_PROTOCOL_SCTP`.
    case sctp
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .unknown
        case 0: self = .`default`
        case 6: self = .tcp
        case 17: self = .udp
        case 132: self = .sctp
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknown: -1
        case .`default`: 0
        case .tcp: 6
        case .udp: 17
        case .sctp: 132
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unknown, .`default`, .tcp, .udp, .sctp] }
    public static var gtype: UInt { g_socket_protocol_get_type() }
}
