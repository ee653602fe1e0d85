// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketClientEvent`. <https://docs.gtk.org/gio/enum.SocketClientEvent.html>
public enum SocketClientEvent: Enumeration, ValueConvertible {
    /// `G_SOCKET_CLIENT_RESOLVING`.
    case resolving
    /// `G_SOCKET_CLIENT_RESOLVED`.
    case resolved
    /// `G_SOCKET_CLIENT_CONNECTING`.
    case connecting
    /// `G_SOCKET_CLIENT_CONNECTED`.
    case connected
    /// `G_SOCKET_CLIENT_PROXY_NEGOTIATING`.
    case proxyNegotiating
    /// `G_SOCKET_CLIENT_PROXY_NEGOTIATED`.
    case proxyNegotiated
    /// `G_SOCKET_CLIENT_TLS_HANDSHAKING`.
    case tlsHandshaking
    /// `G_SOCKET_CLIENT_TLS_HANDSHAKED`.
    case tlsHandshaked
    /// `G_SOCKET_CLIENT_COMPLETE`.
    case complete
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .resolving
        case 1: self = .resolved
        case 2: self = .connecting
        case 3: self = .connected
        case 4: self = .proxyNegotiating
        case 5: self = .proxyNegotiated
        case 6: self = .tlsHandshaking
        case 7: self = .tlsHandshaked
        case 8: self = .complete
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .resolving: 0
        case .resolved: 1
        case .connecting: 2
        case .connected: 3
        case .proxyNegotiating: 4
        case .proxyNegotiated: 5
        case .tlsHandshaking: 6
        case .tlsHandshaked: 7
        case .complete: 8
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.resolving, .resolved, .connecting, .connected, .proxyNegotiating, .proxyNegotiated, .tlsHandshaking, .tlsHandshaked, .complete] }
    public static var gtype: UInt { g_socket_client_event_get_type() }
}
