// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSimplePermission`. <https://docs.gtk.org/gio/class.SimplePermission.html>
open class SimplePermission: Permission {
    open override nonisolated class var gtype: UInt { g_simple_permission_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SimplePermission(_borrowed: raw) }

    /// `g_simple_permission_new()`.
    public convenience init(allowed: Bool) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_simple_permission_new(allowed ? 1 : 0)), "g_simple_permission_new"))
    }
}
