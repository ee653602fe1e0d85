// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSocketAddress`. <https://docs.gtk.org/gio/class.SocketAddress.html>
open class SocketAddress: Object, SocketConnectable {
    open override nonisolated class var gtype: UInt { g_socket_address_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SocketAddress(_borrowed: raw) }
}

extension SocketAddress {
    /// `family`, `g_socket_address_get_family()`.
    public var family: SocketFamily { C.enumeration(g_socket_address_get_family(C.cast(_raw)).rawValue) }

    /// `g_socket_address_get_native_size()`.
    public var nativeSize: Int { C.int(g_socket_address_get_native_size(C.cast(_raw))) }
}

extension Members where Owner: SocketAddress {
    public var family: PropertyKey<Owner, SocketFamily> { PropertyKey("family") }
}
