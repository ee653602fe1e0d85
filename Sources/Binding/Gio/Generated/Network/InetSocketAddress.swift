// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GInetSocketAddress`. <https://docs.gtk.org/gio/class.InetSocketAddress.html>
open class InetSocketAddress: SocketAddress {
    open override nonisolated class var gtype: UInt { g_inet_socket_address_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { InetSocketAddress(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_inet_socket_address_new()`.
    public convenience init(address: InetAddress, port: Int) {
        if Self.hasOwnType { self.init(properties: ["address": address, "port": port]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_inet_socket_address_new(C.cast(address._raw), C.guint16(port))), "g_inet_socket_address_new"))
    }

    /// `g_inet_socket_address_new_from_string()`.
    public convenience init?(string address: String, port: Int) {
        guard let made = UnsafeMutableRawPointer(g_inet_socket_address_new_from_string(address, C.guint(port))) else { return nil }
        self.init(_constructed: made)
    }
}

extension InetSocketAddress {
    /// `address`, `g_inet_socket_address_get_address()`.
    public var address: InetAddress { C.present(C.borrow(g_inet_socket_address_get_address(C.cast(_raw))), "g_inet_socket_address_get_address") }

    /// `flowinfo`, `g_inet_socket_address_get_flowinfo()`.
    public var flowinfo: Int { C.int(g_inet_socket_address_get_flowinfo(C.cast(_raw))) }

    /// `port`, `g_inet_socket_address_get_port()`.
    public var port: Int { C.int(g_inet_socket_address_get_port(C.cast(_raw))) }

    /// `scope-id`, `g_inet_socket_address_get_scope_id()`.
    public var scopeId: Int { C.int(g_inet_socket_address_get_scope_id(C.cast(_raw))) }
}

extension Members where Owner: InetSocketAddress {
    public var address: PropertyKey<Owner, InetAddress> { PropertyKey("address") }
    public var flowinfo: PropertyKey<Owner, Int> { PropertyKey("flowinfo") }
    public var port: PropertyKey<Owner, Int> { PropertyKey("port") }
    public var scopeId: PropertyKey<Owner, Int> { PropertyKey("scope-id") }
}
