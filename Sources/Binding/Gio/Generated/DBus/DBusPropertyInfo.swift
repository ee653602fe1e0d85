// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusPropertyInfo`. <https://docs.gtk.org/gio/struct.DBusPropertyInfo.html>
public final class DBusPropertyInfo: Boxed {
    public override class var gtype: UInt { g_dbus_property_info_get_type() }
}

extension DBusPropertyInfo {
    /// The field `name`.
    public var name: String { C.string(_raw.assumingMemoryBound(to: GDBusPropertyInfo.self).pointee.name) }

    /// The field `signature`.
    public var signature: String { C.string(_raw.assumingMemoryBound(to: GDBusPropertyInfo.self).pointee.signature) }

    /// The field `flags`.
    public var flags: DBusPropertyInfoFlags { C.flags(_raw.assumingMemoryBound(to: GDBusPropertyInfo.self).pointee.flags.rawValue) }

    /// The field `annotations`.
    public var annotations: [DBusAnnotationInfo] { C.array(vector: UnsafeMutableRawPointer(mutating: _raw.assumingMemoryBound(to: GDBusPropertyInfo.self).pointee.annotations), count: nil, .none) { C.present(C.copy($0), "Gio.DBusPropertyInfo.annotations") } }
}
