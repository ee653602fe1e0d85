// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusSignalInfo`. <https://docs.gtk.org/gio/struct.DBusSignalInfo.html>
public final class DBusSignalInfo: Boxed {
    public override class var gtype: UInt { g_dbus_signal_info_get_type() }
}

extension DBusSignalInfo {
    /// The field `name`.
    public var name: String { C.string(_raw.assumingMemoryBound(to: GDBusSignalInfo.self).pointee.name) }

    /// The field `args`.
    public var args: [DBusArgInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusSignalInfo.self).pointee.args), count: nil, .none) { C.present(C.copy($0), "Gio.DBusSignalInfo.args") } }

    /// The field `annotations`.
    public var annotations: [DBusAnnotationInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusSignalInfo.self).pointee.annotations), count: nil, .none) { C.present(C.copy($0), "Gio.DBusSignalInfo.annotations") } }
}
