// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GSocketClientEvent`. <https://docs.gtk.org/gio/enum.SocketClientEvent.html>
public enum SocketClientEvent: Int32, Enumeration, ValueConvertible {
    /// `G_SOCKET_CLIENT_RESOLVING`.
    case resolving = 0
    /// `G_SOCKET_CLIENT_RESOLVED`.
    case resolved = 1
    /// `G_SOCKET_CLIENT_CONNECTING`.
    case connecting = 2
    /// `G_SOCKET_CLIENT_CONNECTED`.
    case connected = 3
    /// `G_SOCKET_CLIENT_PROXY_NEGOTIATING`.
    case proxyNegotiating = 4
    /// `G_SOCKET_CLIENT_PROXY_NEGOTIATED`.
    case proxyNegotiated = 5
    /// `G_SOCKET_CLIENT_TLS_HANDSHAKING`.
    case tlsHandshaking = 6
    /// `G_SOCKET_CLIENT_TLS_HANDSHAKED`.
    case tlsHandshaked = 7
    /// `G_SOCKET_CLIENT_COMPLETE`.
    case complete = 8
    public static var gtype: UInt { g_socket_client_event_get_type() }
}
