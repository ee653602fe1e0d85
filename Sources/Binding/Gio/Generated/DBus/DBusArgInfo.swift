// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusArgInfo`. <https://docs.gtk.org/gio/struct.DBusArgInfo.html>
public final class DBusArgInfo: Boxed {
    public override class var gtype: UInt { g_dbus_arg_info_get_type() }
}

extension DBusArgInfo {
    /// The field `name`.
    public var name: String { C.string(_raw.assumingMemoryBound(to: GDBusArgInfo.self).pointee.name) }

    /// The field `signature`.
    public var signature: String { C.string(_raw.assumingMemoryBound(to: GDBusArgInfo.self).pointee.signature) }

    /// The field `annotations`.
    public var annotations: [DBusAnnotationInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusArgInfo.self).pointee.annotations), count: nil, .none) { C.present(C.copy($0), "Gio.DBusArgInfo.annotations") } }
}
