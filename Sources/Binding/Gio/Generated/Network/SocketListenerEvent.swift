// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketListenerEvent`. <https://docs.gtk.org/gio/enum.SocketListenerEvent.html>
public enum SocketListenerEvent: Enumeration, ValueConvertible {
    /// `G_SOCKET_LISTENER_BINDING`.
    case binding
    /// `G_SOCKET_LISTENER_BOUND`.
    case bound
    /// `G_SOCKET_LISTENER_LISTENING`.
    case listening
    /// `G_SOCKET_LISTENER_LISTENED`.
    case listened
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .binding
        case 1: self = .bound
        case 2: self = .listening
        case 3: self = .listened
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .binding: 0
        case .bound: 1
        case .listening: 2
        case .listened: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.binding, .bound, .listening, .listened] }
    public static var gtype: UInt { g_socket_listener_event_get_type() }
}
