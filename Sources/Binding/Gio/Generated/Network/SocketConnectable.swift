// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketConnectable`. <https://docs.gtk.org/gio/iface.SocketConnectable.html>
@MainActor
public protocol SocketConnectable: Object {}

/// Some object with the interface ``SocketConnectable``, of a class that is private to its library.
public final class AnySocketConnectable: Object, SocketConnectable {
    public override nonisolated class var gtype: UInt { g_socket_connectable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnySocketConnectable(_borrowed: raw) }
}

extension SocketConnectable {
    /// `g_socket_connectable_enumerate()`.
    @discardableResult
    public func enumerate() -> SocketAddressEnumerator {
        C.present(C.adopt(g_socket_connectable_enumerate(C.opaque(_raw))), "g_socket_connectable_enumerate")
    }

    /// `g_socket_connectable_proxy_enumerate()`.
    @discardableResult
    public func proxyEnumerate() -> SocketAddressEnumerator {
        C.present(C.adopt(g_socket_connectable_proxy_enumerate(C.opaque(_raw))), "g_socket_connectable_proxy_enumerate")
    }

    /// `g_socket_connectable_to_string()`.
    public func toString() -> String {
        C.takeString(g_socket_connectable_to_string(C.opaque(_raw)))
    }
}
