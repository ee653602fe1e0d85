// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketType`. <https://docs.gtk.org/gio/enum.SocketType.html>
public enum SocketType: Enumeration, ValueConvertible {
    /// `G_SOCKET_TYPE_INVALID`.
    case invalid
    /// `G_SOCKET_TYPE_STREAM`.
    case stream
    /// `G_SOCKET_TYPE_DATAGRAM`.
    case datagram
    /// `G_SOCKET_TYPE_SEQPACKET`.
    case seqpacket
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .stream
        case 2: self = .datagram
        case 3: self = .seqpacket
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .stream: 1
        case .datagram: 2
        case .seqpacket: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .stream, .datagram, .seqpacket] }
    public static var gtype: UInt { g_socket_type_get_type() }
}
