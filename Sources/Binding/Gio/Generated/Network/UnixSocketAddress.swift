// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GUnixSocketAddress`. <https://docs.gtk.org/gio/class.UnixSocketAddress.html>
open class UnixSocketAddress: SocketAddress {
    open override nonisolated class var gtype: UInt { g_unix_socket_address_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { UnixSocketAddress(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_unix_socket_address_new()`.
    public convenience init(path: String) {
        if Self.hasOwnType { self.init(properties: ["path": path]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_unix_socket_address_new(path)), "g_unix_socket_address_new"))
    }

    /// `g_unix_socket_address_new_with_type()`.
    public convenience init(path: [Int8], type: UnixSocketAddressType) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_unix_socket_address_new_with_type(path, C.gint(path.count), .init(rawValue: C.number(type)))), "g_unix_socket_address_new_with_type"))
    }
}

extension UnixSocketAddress {
    /// `address-type`, `g_unix_socket_address_get_address_type()`.
    public var addressType: UnixSocketAddressType { C.enumeration(g_unix_socket_address_get_address_type(C.cast(_raw)).rawValue) }

    /// `path`, `g_unix_socket_address_get_path()`.
    public var path: String { C.string(g_unix_socket_address_get_path(C.cast(_raw))) }

    /// `g_unix_socket_address_abstract_names_supported()`.
    public static func abstractNamesSupported() -> Bool {
        g_unix_socket_address_abstract_names_supported() != 0
    }

    /// `g_unix_socket_address_get_path_len()`.
    public var pathLen: Int { C.int(g_unix_socket_address_get_path_len(C.cast(_raw))) }
}

extension Members where Owner: UnixSocketAddress {
    public var addressType: PropertyKey<Owner, UnixSocketAddressType> { PropertyKey("address-type") }
    public var path: PropertyKey<Owner, String> { PropertyKey("path") }
}
