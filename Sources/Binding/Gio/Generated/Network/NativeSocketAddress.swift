// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GNativeSocketAddress`. <https://docs.gtk.org/gio/class.NativeSocketAddress.html>
open class NativeSocketAddress: SocketAddress {
    open override nonisolated class var gtype: UInt { g_native_socket_address_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { NativeSocketAddress(_borrowed: raw) }
}
