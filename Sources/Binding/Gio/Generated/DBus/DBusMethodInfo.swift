// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusMethodInfo`. <https://docs.gtk.org/gio/struct.DBusMethodInfo.html>
public final class DBusMethodInfo: Boxed {
    public override class var gtype: UInt { g_dbus_method_info_get_type() }
}

extension DBusMethodInfo {
    /// The field `name`.
    public var name: String { C.string(_raw.assumingMemoryBound(to: GDBusMethodInfo.self).pointee.name) }

    /// The field `in_args`.
    public var inArgs: [DBusArgInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusMethodInfo.self).pointee.in_args), count: nil, .none) { C.present(C.copy($0), "Gio.DBusMethodInfo.in_args") } }

    /// The field `out_args`.
    public var outArgs: [DBusArgInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusMethodInfo.self).pointee.out_args), count: nil, .none) { C.present(C.copy($0), "Gio.DBusMethodInfo.out_args") } }

    /// The field `annotations`.
    public var annotations: [DBusAnnotationInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusMethodInfo.self).pointee.annotations), count: nil, .none) { C.present(C.copy($0), "Gio.DBusMethodInfo.annotations") } }
}
