// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GBytesIcon`. <https://docs.gtk.org/gio/class.BytesIcon.html>
open class BytesIcon: Object, Icon, LoadableIcon {
    open override nonisolated class var gtype: UInt { g_bytes_icon_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { BytesIcon(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_bytes_icon_new()`.
    public convenience init(bytes: Bytes) {
        if Self.hasOwnType { self.init(properties: ["bytes": bytes]); return }
        self.init(_constructed: C.present(C.raw(g_bytes_icon_new(C.opaque(bytes._raw))), "g_bytes_icon_new"))
    }
}

extension BytesIcon {
    /// `bytes`, `g_bytes_icon_get_bytes()`.
    public var bytes: Bytes { C.present(C.copy(C.raw(g_bytes_icon_get_bytes(C.opaque(_raw)))), "g_bytes_icon_get_bytes") }
}

extension Members where Owner: BytesIcon {
    public var bytes: PropertyKey<Owner, Bytes> { PropertyKey("bytes") }
}
