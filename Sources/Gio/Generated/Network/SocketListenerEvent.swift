// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GSocketListenerEvent`. <https://docs.gtk.org/gio/enum.SocketListenerEvent.html>
public enum SocketListenerEvent: Int32, Enumeration, ValueConvertible {
    /// `G_SOCKET_LISTENER_BINDING`.
    case binding = 0
    /// `G_SOCKET_LISTENER_BOUND`.
    case bound = 1
    /// `G_SOCKET_LISTENER_LISTENING`.
    case listening = 2
    /// `G_SOCKET_LISTENER_LISTENED`.
    case listened = 3
    public static var gtype: UInt { g_socket_listener_event_get_type() }
}
